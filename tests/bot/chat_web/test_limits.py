from __future__ import annotations

from bot.chat_web.limits import Allowance


def test_a_burst_is_allowed_and_then_a_steady_trickle() -> None:
    allowance = Allowance(3, 2.0)
    assert [allowance.take("ada", 0.0) for _ in range(4)] == [True, True, True, False]
    assert allowance.take("ada", 0.5)
    assert not allowance.take("ada", 0.6)


def test_nobody_uses_up_what_is_left_to_somebody_else() -> None:
    allowance = Allowance(1, 1.0)
    assert allowance.take("ada", 0.0)
    assert allowance.take("bo", 0.0)


def test_waiting_long_gives_no_more_than_a_burst() -> None:
    allowance = Allowance(2, 1.0)
    allowance.take("ada", 0.0)
    assert [allowance.take("ada", 1000.0) for _ in range(3)] == [True, True, False]
