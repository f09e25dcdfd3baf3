from __future__ import annotations

from sqlalchemy import Boolean, Double, Integer, LargeBinary, Text

from storage import rows
from storage.schema import lounge_messages, tables, watchers


def test_a_row_says_its_columns_in_order_with_their_types() -> None:
    assert list(tables.c.keys()) == list(rows.TableRow.__dataclass_fields__)
    kinds = {name: type(tables.c[name].type) for name in ("id", "seats", "practice", "created", "still")}
    assert kinds == {"id": Text, "seats": Integer, "practice": Boolean, "created": Double, "still": Double}
    assert isinstance(lounge_messages.c.body.type, LargeBinary)


def test_what_may_be_none_may_be_empty() -> None:
    assert [name for name in ("host", "due", "begins", "again", "post") if tables.c[name].nullable] == [
        "due",
        "begins",
        "again",
    ]


def test_a_row_says_what_its_columns_are_besides() -> None:
    assert [column.name for column in watchers.primary_key] == ["table", "member"]
    assert {key.target_fullname for key in tables.foreign_keys} == {"members.id", "tables.id"}
    assert (tables.c.due.index, tables.c.thread.index, lounge_messages.c.key.unique) == (True, None, True)
