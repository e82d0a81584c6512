import { runContract } from './run';
import type { MoreCommands } from './command';

/** A verb that was stopped still writes its report. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/**
 * Runs the command line of this process, and sets its exit code.
 * @param more additional verbs of the caller
 */
export async function main(more?: MoreCommands): Promise<void> {
  const streams = {
    out: (text: string) => process.stdout.write(text),
    err: (text: string) => process.stderr.write(text),
    isTerminal: process.stdout.isTTY,
    isErrorTerminal: process.stderr.isTTY,
    stopped,
  };
  process.exitCode = await runContract(process.argv.slice(2), streams, more);
}
