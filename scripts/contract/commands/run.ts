import { parseArgs } from 'node:util';
import { ServerUnreachable } from '../live/sendByFetch';
import { readableReport } from '../report/readable';
import { EXIT, exitCodeOf, jsonReport, type ExitCode } from '../report/report';
import type { Language } from '../report/reportFinding';
import { bundleCommand } from './bundle';
import { checkCommand } from './check';
import { UsageError, type Asked, type Command, type Outcome, type Streams } from './command';
import { diffCommand } from './diff';
import { docsCommand } from './docs';
import { fixturesCommand } from './fixtures';
import { harCommand } from './har';
import { lintCommand } from './lint';
import { proxyCommand } from './proxy';

/** Every verb of `npm run -s contract`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  lint: lintCommand,
  bundle: bundleCommand,
  diff: diffCommand,
  check: checkCommand,
  proxy: proxyCommand,
  har: harCommand,
  fixtures: fixturesCommand,
  docs: docsCommand,
};

const COMMON = {
  spec: { type: 'string' },
  format: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function isLanguage(text: unknown): text is Language {
  return text === 'ru' || text === 'en';
}

/** The language that was asked for, as far as anything was: complaints are written in it, too. */
function languageOf(words: readonly string[]): Language {
  const index = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const value = words[index]?.includes('=') === true ? words[index].slice(7) : words[index + 1];
  return index >= 0 && isLanguage(value) ? value : 'ru';
}

function helpText(language: Language): string {
  const lines = Object.entries(COMMANDS).map(
    ([verb, { usage, does }]) => `  ${verb} ${usage}\n      ${does[language]}`,
  );
  const common = '--spec F, --format text|json, --lang ru|en, --help';
  const codes =
    language === 'ru'
      ? 'Код выхода: 0 — ничего не ломает, 1 — ломает, 2 — проверить не удалось.'
      : 'Exit code: 0 nothing breaking, 1 something breaking, 2 could not run.';
  return `npm run -s contract -- VERB [${common}]\n\n${lines.join('\n')}\n\n${codes}\n`;
}

/** What a command line asks for. */
export interface Parsed {
  readonly command: Command;
  readonly asked: Asked;
  readonly isJson: boolean;
}

/**
 * Reads a command line, without the name of the program.
 * @throws UsageError where it asks for something that there is not
 */
export function parseCommandLine(words: readonly string[]): Parsed {
  const language = languageOf(words);
  const isRussian = language === 'ru';
  const [verb = ''] = words;
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (command === undefined) {
    const known = Object.keys(COMMANDS).join(', ');
    throw new UsageError(isRussian ? `Нужна команда: ${known}` : `A verb is needed: ${known}`);
  }
  const { values, positionals } = parseWords(words.slice(1), command);
  const { format = 'text', lang = 'ru', spec, ...own } = values;
  if (format !== 'text' && format !== 'json') throw new UsageError('--format text|json');
  if (!isLanguage(lang)) throw new UsageError('--lang ru|en');
  const { words: least, mostWords = least } = command;
  if (positionals.length < least || positionals.length > mostWords) {
    throw new UsageError(`npm run -s contract -- ${verb} ${command.usage}`.trim());
  }
  const asked = {
    words: positionals,
    values: own,
    language,
    spec: typeof spec === 'string' ? spec : undefined,
  };
  return { command, asked, isJson: format === 'json' };
}

function parseWords(words: readonly string[], { options }: Command) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { ...COMMON, ...options },
      allowPositionals: true,
    });
    const plain: Record<string, string | boolean | undefined> = {};
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string' || typeof value === 'boolean') plain[name] = value;
    }
    return { values: plain, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function printed(outcome: Outcome, { asked, isJson }: Parsed, streams: Streams): ExitCode {
  if ('text' in outcome) {
    streams.out(outcome.text);
    return EXIT.clean;
  }
  const { report } = outcome;
  const { language } = asked;
  const colour = streams.isTerminal && (process.env['NO_COLOR'] ?? '') === '';
  streams.out(isJson ? jsonReport(report) : readableReport(report, { language, colour }));
  return exitCodeOf(report);
}

function complaintOf(error: unknown, language: Language): string {
  const reason = error instanceof Error ? error.message : String(error);
  const [line = ''] = reason.split('\n');
  const isRussian = language === 'ru';
  if (error instanceof ServerUnreachable) {
    return `${isRussian ? 'Сервер не отвечает' : 'The server does not answer'}: ${line}`;
  }
  return `${isRussian ? 'Не получилось' : 'Could not run'}: ${line}`;
}

/** Runs one command line. Whatever goes wrong is one line on standard error, and exit code 2. */
export async function runContract(words: readonly string[], streams: Streams): Promise<ExitCode> {
  const language = languageOf(words);
  if (words.includes('--help') || words.length === 0) {
    streams.out(helpText(language));
    return words.length === 0 ? EXIT.couldNotRun : EXIT.clean;
  }
  try {
    const parsed = parseCommandLine(words);
    return printed(await parsed.command.run(parsed.asked, streams), parsed, streams);
  } catch (error) {
    streams.err(`${complaintOf(error, language)}\n`);
    return EXIT.couldNotRun;
  }
}
