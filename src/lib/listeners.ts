/** Those who want to hear that something outside of React has changed. */
export interface Listeners {
  /** Calls back on every change, as `useSyncExternalStore` asks for; the returned function stops it. */
  subscribe: (onChange: () => void) => () => void;
  /** Says that there was a change. */
  tell: () => void;
}

/** A list of listeners that is empty yet. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
