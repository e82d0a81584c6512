/** Long work that goes on while the person does something else: an export of many rows. */
export interface BackgroundTask {
  /** Id of the user who has started it: it ends with that user's session. */
  readonly owner: string;
  readonly label: string;
  /** Where it stands, in words. */
  readonly status: string;
  /** 0 to 1; undefined while that is not known. */
  readonly progress?: number | undefined;
  /** In place of a progress: it has stopped, and goes on by this. */
  readonly onResume?: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** The one task that is under way, for the card that shows it. */
export function createBackgroundTask() {
  let task: BackgroundTask | null = null;
  const listeners = new Set<() => void>();
  return {
    current: () => task,
    /** Shows where a task stands; null takes the card away. */
    show(next: BackgroundTask | null) {
      task = next;
      for (const listener of listeners) listener();
    },
    /** Calls back on every change of `current`; the returned function stops it. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const backgroundTask = createBackgroundTask();
