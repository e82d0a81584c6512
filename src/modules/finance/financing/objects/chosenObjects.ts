import type { Keyed } from '../../../../blocks/registry/shownPage';
import type { OrderOutcome } from '../order/orderOutcome';
import { isOrderable, type ShownObject } from './shownObject';

/** The chosen objects of all pages by their keys. */
export type ChosenObjects = ReadonlyMap<string, Keyed<ShownObject>>;

/** What stays chosen after an order: everything that was not ordered (README.md, rule B18). */
export function chosenAfterOrder(chosen: ChosenObjects, { rows }: OrderOutcome): ChosenObjects {
  const ordered = new Set(rows.filter(({ outcome }) => outcome === 'ordered').map(({ id }) => id));
  return new Map([...chosen].filter(([, { id }]) => !ordered.has(id)));
}

/** Why objects were not ordered, by their ids. */
export function refusalReasons({ rows }: OrderOutcome): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ id, outcome, reason }): [string, string][] =>
      outcome === 'ordered' ? [] : [[id, reason]],
    ),
  );
}

/**
 * What stays chosen once the server has said where the chosen objects stand now: those that can
 * still be ordered, with what is new about them. One that the answer lacks stays as it was.
 */
export function chosenAsFound(
  chosen: ChosenObjects,
  found: readonly ShownObject[],
): { chosen: ChosenObjects; gone: number } {
  const now = new Map(found.map((object) => [object.id, object]));
  const kept = new Map(
    [...chosen].flatMap(([key, object]): [string, Keyed<ShownObject>][] => {
      const fresh = now.get(object.id) ?? object;
      return isOrderable(fresh) ? [[key, { ...fresh, key }]] : [];
    }),
  );
  return { chosen: kept, gone: chosen.size - kept.size };
}
