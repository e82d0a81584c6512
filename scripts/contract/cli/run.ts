import { EXIT, type ExitCode, toolVersion } from '../report/report';
import type { MoreCommands, Streams } from './command';

/** Returns the words before `--`; those after it are a command that the proxy runs. */
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
  // Slow to load, so not loaded for `--version`.
  const { runLine } = await import('./verbs');
  return runLine(words, own, streams, more);
}
