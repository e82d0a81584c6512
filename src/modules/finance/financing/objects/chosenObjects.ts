import type { Keyed } from '../../../../blocks/registry/registryAnswer';
import type { OrderOutcome } from '../order/orderOutcome';
import type { ShownObject } from './shownObject';

/** Chosen objects of all pages, by key. */
type ChosenObjects = ReadonlyMap<string, Keyed<ShownObject>>;

/**
 * Returns the objects that were not ordered and stay chosen. B18: only available objects can be ordered, at most 1000.
 */
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
