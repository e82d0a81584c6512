import type { Streams } from './command';

/** One line that says how far a long run is. */
export interface Progress {
  show: (text: string) => void;
  clear: () => void;
}

/** Without a terminal, a line now and then is enough to show that something happens. */
const QUIET_MS = 10_000;
const WIDTH = 78;

/** Progress goes to standard error: standard output belongs to the report. */
export function createProgress({ err, isErrorTerminal }: Streams): Progress {
  let shownAt = Date.now();
  let isShown = false;
  return {
    show: (text) => {
      if (isErrorTerminal) {
        err(`\r${text.slice(0, WIDTH).padEnd(WIDTH)}`);
        isShown = true;
        return;
      }
      if (Date.now() - shownAt < QUIET_MS) return;
      shownAt = Date.now();
      err(`${text}\n`);
    },
    clear: () => {
      if (isShown) err(`\r${' '.repeat(WIDTH)}\r`);
      isShown = false;
    },
  };
}
