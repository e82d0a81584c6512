import { useEffect, useSyncExternalStore } from 'react';

/** What the bell tells and the person has not read yet, for the lists in which these things stand. */
export interface Unread {
  /** Of supplies, bills, claims, offers: each has an id of its own. */
  readonly ids: ReadonlySet<string>;
  /** The person has seen this one. */
  readonly read: (id: string) => void;
}

const NOTHING: Unread = { ids: new Set(), read: () => {} };

let unread = NOTHING;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called by what reads the news of the day; without news at its end. */
export function tellUnread(next: Unread = NOTHING): void {
  if (next.ids.size === unread.ids.size && [...next.ids].every((id) => unread.ids.has(id))) return;
  unread = next;
  for (const listener of listeners) listener();
}

/** Nothing until the bell is there, which comes once the page is quiet. */
export const useUnread = (): Unread =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => NOTHING,
  );

/** Keys of the rows that are marked. A row is seen once it is opened, by a press or by its address. */
export function useUnreadRows(openKey: string | null): ReadonlySet<string> {
  const { ids, read } = useUnread();
  const isOpened = openKey !== null && ids.has(openKey);
  useEffect(() => {
    if (isOpened) read(openKey);
  }, [isOpened, openKey, read]);
  return ids;
}
