import { CONTRACT_ENTRY, Swagger2Contract, withoutSecrets } from '../model/address';
import { ServerUnreachable } from '../run/coverage';
import { EXIT, type ExitCode } from '../report/report';
import { type Language, rowText } from '../report/finding';
import {
  bundleCommand,
  exportCommand,
  lintCommand,
  rulesCommand,
  showCommand,
} from './documentVerbs';
import { changelogCommand, diffCommand } from './compare';
import { checkCommand, harCommand, proxyCommand } from './liveVerbs';
import {
  type Command,
  type Commands,
  type MoreCommands,
  type Streams,
  usageError,
} from './command';
import { helpOfVerb, helpText, languageOf, parseFor } from './parse';

export const COMMANDS: Commands = {
  lint: lintCommand,
  bundle: bundleCommand,
  diff: diffCommand,
  changelog: changelogCommand,
  check: checkCommand,
  proxy: proxyCommand,
  har: harCommand,
  rules: rulesCommand,
  show: showCommand,
  export: exportCommand,
};

function commandOf(commands: Commands, verb: string): Command | undefined {
  return Object.hasOwn(commands, verb) ? commands[verb] : undefined;
}

/** Formats an error as one line without secrets, because many people read the logs of build servers. */
function lineOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return withoutSecrets(text.split('\n')[0] ?? '');
}

const REFUSALS = {
  swagger:
    '{entry} is Swagger 2.0, and OpenAPI 3.0 or 3.1 is needed | {entry}: это Swagger 2.0, а нужен OpenAPI 3.0 или 3.1',
  nameless: '; name the contract with --spec | ; назовите контракт в --spec',
  silent: 'The server does not answer: {line} | Сервер не отвечает: {line}',
  failed: 'Could not run: {line} | Не получилось: {line}',
} as const;

function refusalOf(error: unknown, language: Language): string {
  const say = (name: keyof typeof REFUSALS, words: object = {}) =>
    rowText(REFUSALS[name], language, words);
  const isSwagger = error instanceof Swagger2Contract;
  const reason = lineOf(isSwagger ? new Error(say('swagger', error)) : error);
  const isNameless = reason.includes('ENOENT') && reason.includes(CONTRACT_ENTRY);
  const line = reason + (isNameless ? say('nameless') : '');
  return say(error instanceof ServerUnreachable ? 'silent' : 'failed', { line });
}

async function runVerb(
  words: readonly string[],
  streams: Streams,
  commands: Commands,
): Promise<ExitCode> {
  const language = languageOf(words);
  const [verb = ''] = words;
  const command = commandOf(commands, verb);
  if (command === undefined) {
    const known = Object.keys(commands).join(', ');
    const row = verb.startsWith('-')
      ? 'a verb is needed: {known} | нужна команда: {known}'
      : 'unknown verb {verb}, there are: {known} | неизвестная команда {verb}, есть: {known}';
    throw usageError({ language }, row, { verb, known });
  }
  const asked = parseFor(verb, command, words.slice(1));
  // Checks the report's flags before the verb makes any call.
  const show =
    command.isReporting === true
      ? (await import('./reporting')).createReporting(verb, asked, streams)
      : null;
  const outcome = await command.run(asked, streams);
  if ('text' in outcome) {
    streams.out(outcome.text);
    return EXIT.clean;
  }
  const code = show?.(outcome.report, outcome.contract) ?? EXIT.clean;
  return code === EXIT.clean && outcome.hasFailed === true ? EXIT.breaking : code;
}

/**
 * Runs one command line; `main.ts` handles `--version`.
 * @param own words before `--`
 * @param more loads additional verbs
 */
export async function runLine(
  words: readonly string[],
  own: readonly string[],
  streams: Streams,
  more: MoreCommands = () => Promise.resolve({}),
): Promise<ExitCode> {
  const language = languageOf(own);
  const commands = { ...COMMANDS, ...(await more()) };
  if (own.includes('--help') || own.length === 0) {
    const [verb = ''] = own;
    const command = commandOf(commands, verb);
    streams.out(
      command === undefined ? helpText(commands, language) : helpOfVerb(verb, command, language),
    );
    return own.length === 0 ? EXIT.couldNotRun : EXIT.clean;
  }
  try {
    return await runVerb(words, streams, commands);
  } catch (error) {
    streams.err(`${refusalOf(error, language)}\n`);
    return EXIT.couldNotRun;
  }
}
