import type { MoreCommands, Streams } from './command';
import { EXIT, type ExitCode, toolVersion } from '../report/report';

/** Resolves at SIGINT or SIGTERM, so a stopped verb still writes its report. */
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

/** Returns the words before `--`. The words after it are a command that the proxy runs. */
function ownWords(words: readonly string[]): readonly string[] {
  const cut = words.indexOf('--');
  return cut < 0 ? words : words.slice(0, cut);
}

/** Runs one command line. Every error is one line on standard error, and exit code 2. */
export async function runContract(
  words: readonly string[],
  streams: Streams,
  more?: MoreCommands,
): Promise<ExitCode> {
  const own = ownWords(words);
  if (own.includes('--version')) {
    streams.out(`${toolVersion()}\n`);
    return EXIT.clean;
  }
  // Loaded on demand, because it is slow and `--version` does not need it.
  const { runLine } = await import('./verbs');
  return runLine(words, own, streams, more);
}
