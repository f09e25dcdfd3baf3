"""Production and exchanges: what buildings and favour lines give, for nothing or for something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.caylus.actions import MakeTrade, TakeGoods
from rules.caylus.data import Bundle, Effect, Exchange, Production, Trade
from rules.caylus.goods import bundle_text, choices, fits, goods_text, is_open
from rules.caylus.paying import can_pay, check_pay, gain, pay
from rules.caylus.state import CaylusState
from rules.core.contract import IllegalAction, Say, Seat, Token

EXCHANGES = "exchanges"

# --- production -------------------------------------------------------------------------------------------------------


def products(effects: Iterable[Effect]) -> tuple[str, ...]:
    """Returns the bundles of goods of which one may be taken."""
    return tuple(goods for effect in effects if isinstance(effect, Production) for goods in effect.options)


def tokens_take(effects: tuple[Effect, ...], prefix: tuple[str, ...]) -> Iterator[Token]:
    if not prefix:
        for goods in products(effects):
            yield Token(goods, ends=True, note=Say("take", {"goods": goods_text(goods)}))


def check_take(effects: tuple[Effect, ...], action: TakeGoods) -> None:
    offered = products(effects)
    if action.goods not in offered:
        raise IllegalAction("not-produced", goods=goods_text(action.goods), offers=tuple(map(goods_text, offered)))


# --- exchanges --------------------------------------------------------------------------------------------------------


def exchanges(effects: Iterable[Effect]) -> tuple[Exchange, ...]:
    """Returns the exchanges of which one may be made."""
    return tuple(exchange for effect in effects if isinstance(effect, Trade) for exchange in effect.exchanges)


def payable(state: CaylusState, seat: Seat, effects: Iterable[Effect]) -> Iterator[tuple[Bundle, Exchange]]:
    """Yields what a seat can pay, with the exchange for which it is paid."""
    for exchange in exchanges(effects):
        for goods in choices(exchange.pay.goods):
            price = Bundle(goods=goods, deniers=exchange.pay.deniers)
            if can_pay(state, seat, price):
                yield price, exchange


def price_word(price: Bundle) -> str:
    """Writes what is paid in one word: ``2$`` or ``CC``."""
    return f"{price.deniers}$" if price.deniers else price.goods


def tokens_trade(
    state: CaylusState, seat: Seat, effects: tuple[Effect, ...], prefix: tuple[str, ...]
) -> Iterator[Token]:
    """Offers what can be paid, and then what may be taken for it where that is open."""
    match prefix:
        case ():
            for price, exchange in payable(state, seat, effects):
                ends = not is_open(exchange.gain.goods)
                group = Say("for", {"gain": bundle_text(exchange.gain)})
                yield Token(price_word(price), ends=ends, note=_trade_note(price, exchange.gain), group=group)
        case (paid,):
            for price, exchange in payable(state, seat, effects):
                if price_word(price) == paid and is_open(exchange.gain.goods):
                    for goods in choices(exchange.gain.goods):
                        note, group = (
                            _trade_note(price, Bundle(goods=goods)),
                            Say("paying", {"price": bundle_text(price)}),
                        )
                        yield Token(goods, ends=True, note=note, group=group)


def _trade_note(price: Bundle, gained: Bundle) -> Say:
    return Say("trade", {"price": bundle_text(price), "gain": bundle_text(gained)})


def exchange_for(effects: Iterable[Effect], action: MakeTrade) -> Exchange | None:
    """Returns the exchange for which something is paid, None where there is none."""
    for exchange in exchanges(effects):
        if exchange.pay.deniers == action.deniers and fits(action.pay, exchange.pay.goods):
            return exchange
    return None


def check_trade(state: CaylusState, seat: Seat, effects: tuple[Effect, ...], action: MakeTrade) -> None:
    price = Bundle(goods=action.pay, deniers=action.deniers)
    exchange = exchange_for(effects, action)
    if exchange is None:
        raise IllegalAction("no-such-exchange", price=bundle_text(price), offers=exchange_texts(effects))
    wanted = exchange.gain.goods
    if is_open(wanted) and not action.gain:
        raise IllegalAction("gain-missing", gain=bundle_text(exchange.gain))
    if not is_open(wanted) and action.gain:
        raise IllegalAction("gain-fixed", goods=goods_text(action.gain), gain=bundle_text(exchange.gain))
    if is_open(wanted) and not fits(action.gain, wanted):
        raise IllegalAction("no-such-gain", goods=goods_text(action.gain), gain=bundle_text(exchange.gain))
    check_pay(state, seat, price)


def exchange_texts(effects: Iterable[Effect]) -> tuple[str, ...]:
    """Says the exchanges in signs: ``2$ > 3★``."""
    return tuple(f"{bundle_text(one.pay)} > {bundle_text(one.gain)}" for one in exchanges(effects))


def gained_by(exchange: Exchange, action: MakeTrade) -> Bundle:
    """Returns what a trade brings, with the cubes that were chosen."""
    goods = action.gain or exchange.gain.goods
    return Bundle(goods=goods, deniers=exchange.gain.deniers, points=exchange.gain.points)


def trade(state: CaylusState, seat: Seat, price: Bundle, gained: Bundle, source: str) -> CaylusState:
    """Pays and takes."""
    return gain(pay(state, seat, price), seat, gained, source)
