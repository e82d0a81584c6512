import type { Streams } from './command';
import { runContract } from './run';

/** What a command line wrote, and how it ended. */
interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line as a test would type it, in this process. */
export async function typed(line: readonly string[], more: Partial<Streams> = {}): Promise<Ended> {
  let out = '';
  let err = '';
  const code = await runContract(line, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    isTerminal: false,
    isErrorTerminal: false,
    stopped: () => Promise.resolve(),
    ...more,
  });
  return { code, out, err };
}
