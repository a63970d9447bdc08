"""Parameters that count or compare: amounts, conditions and targets."""

from typing import Final

from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.language import Entry, Parameter, number_of
from novastate.games.novaera.cards.model import Amount, Condition, Effect
from novastate.kernel.tables import Table, listed

MOST_AMOUNT: Final = 20
_MOST_N: Final = 99
_FIXED: Final = (model.ALWAYS, model.ABILITY, model.ON_NEW_ERA)
_RIVALS_FEWER: Final = "rivals_fewer:"


def read_quantity(table: Table, field: str, said: str, trigger: int) -> int:
    """Read a quantity of the owner (NV-18.4)."""
    if said.startswith(_RIVALS_FEWER):
        return model.RIVALS_FEWER + read_compared(table, field, said.removeprefix(_RIVALS_FEWER))
    found = number_of(table, field, said, model.QUANTITIES, "quantity")
    if found == model.Q_PICK_SUM and trigger != model.ON_PICK:
        raise table.field_fault(field, 'says "pick_sum", which is known only under "on_pick"')
    return found


def read_compared(table: Table, field: str, said: str) -> int:
    """Read a quantity in which players are compared: each of them must have it."""
    found = number_of(table, field, said, model.QUANTITIES, "quantity to compare players in")
    if found == model.Q_PICK_SUM:
        raise table.field_fault(field, 'says "pick_sum", in which players are not compared')
    return found


def quantity_name(quantity: int) -> str:
    """Name a quantity."""
    if quantity >= model.RIVALS_FEWER:
        return _RIVALS_FEWER + model.QUANTITIES[quantity - model.RIVALS_FEWER]
    return model.QUANTITIES[quantity]


class Target(Parameter):
    """Whom the effect meets, and in what they are compared (NV-18.5.3)."""

    def read(self, entry: Entry, effect: Effect) -> None:
        """Read the target."""
        said = entry.filled("target")
        head, colon, rest = said.partition(":")
        effect.target = number_of(entry, "target", head, model.TARGETS, "target")
        if bool(colon) != (effect.target != model.SELF):
            raise entry.field_fault(
                "target", f'says "{said}" (known are self, each_weaker:Q, each_stronger:Q)'
            )
        if colon:
            effect.quantity = read_compared(entry, "target", rest)

    def written(self, effect: Effect) -> object:
        """Write the target."""
        name = model.TARGETS[effect.target]
        return name if effect.target == model.SELF else f"{name}:{quantity_name(effect.quantity)}"


class Victims(Target):
    """Targets that cannot be the owner."""

    def read(self, entry: Entry, effect: Effect) -> None:
        """Read the target."""
        super().read(entry, effect)
        if effect.target == model.SELF:
            raise entry.field_fault("target", 'says "self", from whom nothing can be stolen')


class Number(Parameter):
    """How much: a number, or so much per quantity (NV-18.5.1)."""

    def __init__(self, lowest: int = 1, most: int = MOST_AMOUNT, beyond: str = "") -> None:
        super().__init__("amount")
        self.lowest: Final = lowest
        self.most: Final = most
        self.beyond: Final = beyond  # why there is no more than the most

    def read(self, entry: Entry, effect: Effect) -> None:
        """Read the amount."""
        per = isinstance(entry.fields.get("amount"), dict)
        effect.amount = self._per(entry, effect.trigger) if per else self._fixed(entry)
        n = effect.amount.n
        if self.beyond and not 1 <= n <= self.most:
            raise entry.field_fault("amount", self.beyond.format(n=n))

    def _fixed(self, entry: Entry) -> Amount:
        n = entry.whole("amount", self.lowest, MOST_AMOUNT)
        if n == 0:
            raise entry.field_fault("amount", "says 0, which does nothing")
        return Amount(n)

    def _per(self, entry: Entry, trigger: int) -> Amount:
        if trigger in _FIXED:
            when = model.TRIGGERS[trigger]
            raise entry.field_fault("amount", f'must be a number, because "{when}" does not count')
        inner = entry.part("amount")
        inner.only(("per", "each", "times", "max"))
        return Amount(
            0,
            read_quantity(inner, "per", inner.filled("per"), trigger),
            inner.whole_or("each", 1, MOST_AMOUNT, 1),
            inner.whole_or("times", 1, MOST_AMOUNT, 1),
            inner.whole("max", 1, MOST_AMOUNT),
        )

    def written(self, effect: Effect) -> object:
        """Write the amount."""
        amount = effect.amount
        if amount.per == model.NOTHING:
            return amount.n
        data: dict[str, object] = {"per": quantity_name(amount.per)}
        if amount.each != 1:
            data["each"] = amount.each
        if amount.times != 1:
            data["times"] = amount.times
        data["max"] = amount.most
        return data


class When(Parameter):
    """When an effect works; without the field it always does (NV-18.3)."""

    def read(self, entry: Entry, effect: Effect) -> None:
        """Read the condition."""
        if effect.trigger == model.ALWAYS:
            raise entry.field_fault("condition", 'does not go with "always"')
        inner = entry.part("condition")
        known = model.CONDITIONS[1:]
        inner.only(known)
        if len(inner.fields) != 1:
            raise entry.field_fault("condition", f"must say exactly one ({listed(known)})")
        field = next(iter(inner.fields))
        kind = model.CONDITIONS.index(field)
        if kind == model.IN_ZONE:
            if not inner.flag(field):
                raise inner.field_fault(field, "must be true")
            effect.condition = Condition(kind)
        elif kind in (model.MOST, model.LEAST):
            effect.condition = Condition(kind, read_compared(inner, field, inner.filled(field)))
        else:
            said, n = _threshold(inner, field)
            quantity = read_quantity(inner, field, said, effect.trigger)
            effect.condition = Condition(kind, quantity, n)

    def written(self, effect: Effect) -> object:
        """Write the condition."""
        condition = effect.condition
        if condition.kind == model.NO_CONDITION:
            return None
        name, quantity = model.CONDITIONS[condition.kind], quantity_name(condition.quantity)
        if condition.kind == model.IN_ZONE:
            return {name: True}
        if condition.kind in (model.MOST, model.LEAST):
            return {name: quantity}
        return {name: [quantity, condition.n]}


def _threshold(entry: Entry, field: str) -> tuple[str, int]:
    """Read a quantity and a number in brackets."""
    value = entry.fields[field]
    if isinstance(value, list) and len(value) == 2:
        said, n = value
        if isinstance(said, str) and isinstance(n, int) and not isinstance(n, bool):
            if not 0 <= n <= _MOST_N:
                raise entry.field_fault(field, f"says {n}, which is not from 0 to {_MOST_N}")
            return said, n
    raise entry.field_fault(field, 'must be a quantity and a number, like ["blue", 3]')
