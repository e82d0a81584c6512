import type { Keyed } from '../../../../blocks/registry/registryAnswer';
import type { OrderOutcome } from '../order/orderOutcome';
import type { ShownObject } from './shownObject';

/** The chosen objects of all pages by their keys. */
type ChosenObjects = ReadonlyMap<string, Keyed<ShownObject>>;

/** Returns the objects that were not ordered and stay chosen (README.md, rule B18). */
export function chosenAfterOrder(chosen: ChosenObjects, { rows }: OrderOutcome): ChosenObjects {
  const ordered = new Set(rows.filter(({ outcome }) => outcome === 'ordered').map(({ id }) => id));
  return new Map([...chosen].filter(([, { id }]) => !ordered.has(id)));
}

/** Returns the reasons why objects were not ordered, by id. */
export function refusalReasons({ rows }: OrderOutcome): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ id, outcome, reason }): [string, string][] =>
      outcome === 'ordered' ? [] : [[id, reason]],
    ),
  );
}
