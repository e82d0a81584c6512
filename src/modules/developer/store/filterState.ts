import { foldForSearch } from '../../../lib/searchFolding';
import type { ShownFields, ShownValue } from './redactState';

/** Returns the entries of a branch, `[key, value]`; none for a leaf. */
export function entriesOf(value: ShownValue): readonly (readonly [string, ShownValue])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value);
}

/** Returns the branches with a key or a value that contains the query; all branches for an empty query. */
export function filterState(state: ShownFields, query: string): ShownFields {
  const wanted = foldForSearch(query);
  if (wanted === '') return state;
  const kept = (value: ShownValue): ShownValue | undefined => {
    const entries = entriesOf(value);
    if (entries.length === 0) {
      return foldForSearch(JSON.stringify(value)).includes(wanted) ? value : undefined;
    }
    const found = entries.flatMap(([key, entry]): [string, ShownValue][] => {
      if (foldForSearch(key).includes(wanted)) return [[key, entry]];
      const inside = kept(entry);
      return inside === undefined ? [] : [[key, inside]];
    });
    return found.length === 0 ? undefined : Object.fromEntries(found);
  };
  return Object.fromEntries(entriesOf(kept(state) ?? {}));
}
