"""Using what is offered: a building where one's worker stands, an owner's bonus, or a column of a favour line.

Each of them offers effects, and is answered by the action that fits one of these.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.caylus import construction, events, frames, trading
from rules.caylus.actions import Build, Decline, MakeTrade, TakeGoods, Transform, UseColumn
from rules.caylus.data import Bundle, Effect, Production, Transformation
from rules.caylus.events import Event
from rules.caylus.goods import bundle_text, goods_text
from rules.caylus.paying import gain
from rules.caylus.special_places import decline_joust
from rules.caylus.state import CaylusState, building_at, level_of, space_at, with_goods_of
from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.sequence import pop, push, top

FAVOURS = "favours"

# --- what is offered --------------------------------------------------------------------------------------------------


def effects_of(state: CaylusState) -> tuple[Effect, ...]:
    """Returns the effects that are offered to the seat that is asked, of which it may use one."""
    match state.top:
        case frames.Activation(space=space):
            return effects_on(state, space)
        case frames.OwnerBonus(space=space):
            return (Production(options=_bonus(state, space)),)
        case frames.FavourEffect(seat=seat, line=line):
            return line_effects(state, seat, line)
        case _:
            return ()


def effects_on(state: CaylusState, number: int) -> tuple[Effect, ...]:
    """Returns what the building on a space offers to a worker."""
    building = building_at(state, number)
    return (building.effect,) if building and building.effect else ()


def line_effects(state: CaylusState, seat: Seat, line: str) -> tuple[Effect, ...]:
    """Returns what a favour line offers up to a seat's marker; points and deniers are no effects."""
    columns = state.numbers.favour_lines[line][: level_of(state.players[seat], line)]
    return tuple(effect for effect in columns if effect is not None and not isinstance(effect, Bundle))


def columns_of(state: CaylusState) -> tuple[Bundle, ...]:
    """Returns the points or deniers of the columns that are offered, the first column first."""
    frame = state.top
    if not isinstance(frame, frames.FavourEffect):
        return ()
    columns = state.numbers.favour_lines[frame.line][: level_of(state.players[frame.seat], frame.line)]
    return tuple(column for column in columns if isinstance(column, Bundle))


def is_compulsory(state: CaylusState) -> bool:
    """Says whether something must be taken: production cannot be declined, nor the owner's bonus (ruling 23)."""
    return not isinstance(state.top, frames.FavourEffect) and bool(trading.products(effects_of(state)))


def has_use(state: CaylusState, seat: Seat) -> bool:
    """Says whether a seat can use anything that is offered."""
    return next(_tokens(state, seat, ()), None) is not None


def _bonus(state: CaylusState, number: int) -> tuple[str, ...]:
    building = building_at(state, number)
    assert building is not None
    return building.effect.bonus if isinstance(building.effect, Production) else ()


# --- tokens -----------------------------------------------------------------------------------------------------------


def tokens(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers each use that is possible, and to decline where nothing is compulsory."""
    yield from _tokens(state, seat, prefix)
    if not prefix and not is_compulsory(state):
        yield Token("decline", ends=True)


def _tokens(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    effects = effects_of(state)
    match prefix:
        case ():
            if trading.products(effects):
                yield Token("take")
            if next(trading.payable(state, seat, effects), None):
                yield Token("trade")
            if next(construction.offered(state, seat, effects), None):
                yield Token("build")
            if construction.can_transform(state, seat, effects):
                yield Token("transform")
            if columns_of(state):
                yield Token("use")
        case ("take", *words):
            yield from trading.tokens_take(effects, tuple(words))
        case ("trade", *words):
            yield from trading.tokens_trade(state, seat, effects, tuple(words))
        case ("build", *words):
            yield from construction.tokens_build(state, seat, effects, tuple(words))
        case ("transform", *words):
            yield from construction.tokens_transform(state, seat, effects, tuple(words))
        case ("use",):
            for column, bundle in enumerate(columns_of(state), start=1):
                yield Token(str(column), ends=True, note=Say("take", {"goods": bundle_text(bundle)}))


def forced(state: CaylusState, seat: Seat) -> TakeGoods | UseColumn | Decline | None:
    """Gives the one bundle that is produced, the last column of points or deniers, and declines what cannot be used.

    A favour that can bring nothing but one cube for nothing brings it (ruling 61).
    """
    if columns := columns_of(state):
        return UseColumn(column=len(columns))
    goods = trading.products(effects_of(state))
    if len(goods) == 1 and not _has_other_use(state, seat):
        return TakeGoods(goods=goods[0])
    return None if has_use(state, seat) else Decline()


def _has_other_use(state: CaylusState, seat: Seat) -> bool:
    return any(token.text != "take" for token in _tokens(state, seat, ()))


def default(state: CaylusState, seat: Seat) -> TakeGoods | UseColumn | Decline:
    """Takes the first bundle where one must be taken, and of a favour line the last column that costs nothing."""
    if columns := columns_of(state):
        return UseColumn(column=len(columns))
    goods = trading.products(effects_of(state))
    if is_compulsory(state):
        return TakeGoods(goods=goods[0])
    free = [effect for effect in effects_of(state) if isinstance(effect, Production)]
    return TakeGoods(goods=free[-1].options[0]) if free else Decline()


# --- checks -----------------------------------------------------------------------------------------------------------


def check_taking(state: CaylusState, seat: Seat, action: TakeGoods) -> None:
    effects = effects_of(state)
    _check_offered(bool(trading.products(effects)))
    trading.check_take(effects, action)


def check_trading(state: CaylusState, seat: Seat, action: MakeTrade) -> None:
    effects = effects_of(state)
    _check_offered(bool(trading.exchanges(effects)))
    trading.check_trade(state, seat, effects, action)


def check_building(state: CaylusState, seat: Seat, action: Build) -> None:
    effects = effects_of(state)
    _check_offered(bool(construction.constructions(effects)))
    construction.check_build(state, seat, effects, action)


def check_transforming(state: CaylusState, seat: Seat, action: Transform) -> None:
    effects = effects_of(state)
    _check_offered(any(isinstance(effect, Transformation) for effect in effects))
    construction.check_transform(state, seat, effects, action)


def check_column(state: CaylusState, seat: Seat, action: UseColumn) -> None:
    columns = columns_of(state)
    _check_offered(bool(columns))
    if not 1 <= action.column <= len(columns):
        raise IllegalAction("beyond-the-marker", column=action.column, marker=len(columns))


def check_decline(state: CaylusState, seat: Seat, action: Decline) -> None:
    if is_compulsory(state):
        raise IllegalAction("must-take", offers=tuple(map(goods_text, trading.products(effects_of(state)))))


def _check_offered(is_offered: bool) -> None:
    if not is_offered:
        raise IllegalAction("not-offered")


# --- what they do -----------------------------------------------------------------------------------------------------


def apply_take(state: CaylusState, seat: Seat, action: TakeGoods, chance: Chance) -> Step[CaylusState, Event]:
    """Takes goods; where a building was used by somebody else its owner then takes one of its kinds (ruling 24)."""
    frame, goods = state.top, goods_text(action.goods)
    state = with_goods_of(pop(state), seat, action.goods)
    match frame:
        case frames.Activation(space=number):
            told = events.GoodsTaken(seat=seat, building=space_at(state, number).building, goods=goods)
            return Step(state=_ask_owner(state, seat, number), events=(told,))
        case frames.OwnerBonus(space=number):
            return Step(
                state=state,
                events=(events.BonusTaken(seat=seat, building=space_at(state, number).building, goods=goods),),
            )
        case _:
            return Step(state=state, events=(events.ColumnTaken(seat=seat, line=frame.line, gained=goods, points=0),))


def _ask_owner(state: CaylusState, seat: Seat, number: int) -> CaylusState:
    owner = space_at(state, number).owner
    if owner in (None, seat) or not _bonus(state, number):
        return state
    return push(state, frames.OwnerBonus(seat=owner, space=number))


def apply_trade(state: CaylusState, seat: Seat, action: MakeTrade, chance: Chance) -> Step[CaylusState, Event]:
    exchange = trading.exchange_for(effects_of(state), action)
    assert exchange is not None, "a trade is judged before it is made"
    price, gained = Bundle(goods=action.pay, deniers=action.deniers), trading.gained_by(exchange, action)
    paid, taken = bundle_text(price), bundle_text(gained)
    match state.top:
        case frames.Activation(space=number):
            building = space_at(state, number).building
            told: Event = events.TradeMade(seat=seat, building=building, paid=paid, gained=taken, points=gained.points)
        case frame:
            told = events.ColumnTraded(seat=seat, line=frame.line, paid=paid, gained=taken)
    return Step(state=trading.trade(pop(state), seat, price, gained, trading.EXCHANGES), events=(told,))


def apply_building(state: CaylusState, seat: Seat, action: Build, chance: Chance) -> Step[CaylusState, Event]:
    return construction.apply_build(state, seat, effects_of(state), action)


def apply_transforming(state: CaylusState, seat: Seat, action: Transform, chance: Chance) -> Step[CaylusState, Event]:
    return construction.apply_transform(state, seat, effects_of(state), action)


def apply_column(state: CaylusState, seat: Seat, action: UseColumn, chance: Chance) -> Step[CaylusState, Event]:
    """Takes the points or deniers of a column."""
    frame, gained = top(state, frames.FavourEffect), columns_of(state)[action.column - 1]
    told = events.ColumnTaken(seat=seat, line=frame.line, gained=bundle_text(gained), points=gained.points)
    return Step(state=gain(pop(state), seat, gained, FAVOURS), events=(told,))


def apply_decline(state: CaylusState, seat: Seat, action: Decline, chance: Chance) -> Step[CaylusState, Event]:
    """Uses nothing."""
    forced = not has_use(state, seat)
    match state.top:
        case frames.Joust():
            return decline_joust(state, seat)
        case frames.Activation(space=number):
            told: Event = events.BuildingDeclined(seat=seat, building=space_at(state, number).building, forced=forced)
        case frame:
            told = events.FavourDeclined(seat=seat, line=frame.line, forced=forced)
    return Step(state=pop(state), events=(told,))
