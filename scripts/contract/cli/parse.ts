import { parseArgs } from 'node:util';
import { type Language, rowText } from '../report/finding';
import {
  type Asked,
  type Command,
  COMMON_FLAGS,
  type Flags,
  readFlag,
  REPORT_FLAGS,
  usageError,
} from './command';

/** Command name for the help: an npm script in this repository, otherwise the installed program. */
const PROGRAM = import.meta.url.endsWith('.ts') ? 'npm run -s contract --' : 'contract';

function isLanguage(text: unknown): text is Language {
  return text === 'ru' || text === 'en';
}

/** Returns the language from `--lang`; Russian if the flag is missing or invalid. */
export function languageOf(words: readonly string[]): Language {
  const index = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const value = words[index]?.includes('=') === true ? words[index].slice(7) : words[index + 1];
  return index >= 0 && isLanguage(value) ? value : 'ru';
}

export function flagsOf({ flags, isReporting }: Command): Flags {
  return { ...flags, ...(isReporting === true ? REPORT_FLAGS : {}), ...COMMON_FLAGS };
}

function optionOf({ value, usual, isRepeatable }: ReturnType<typeof readFlag>) {
  return {
    type: value === null ? ('boolean' as const) : ('string' as const),
    multiple: isRepeatable,
    ...(usual !== undefined && { default: usual }),
  };
}

/**
 * Parses the words after a verb.
 * @throws Error if a word, a flag or one of its choices is unknown
 */
export function parseFor(verb: string, command: Command, words: readonly string[]): Asked {
  const language = languageOf(words);
  const help = `${PROGRAM} ${verb} --help`;
  const cut = command.takesCommand === true ? words.indexOf('--') : -1;
  const flags = Object.entries(flagsOf(command)).map(
    ([name, row]) => [name, readFlag(row)] as const,
  );
  const options = Object.fromEntries(flags.map(([name, flag]) => [name, optionOf(flag)]));
  let parsed;
  try {
    const args = cut < 0 ? [...words] : words.slice(0, cut);
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Leaves out the rest of Node's message, which is advice about dashes that does not help the user.
    const [reason = ''] = (error instanceof Error ? error.message : '').split(/\. |\n/);
    throw usageError({ language }, '{reason}; see {help} | {reason}; справка: {help}', {
      reason,
      help,
    });
  }
  const { positionals, values } = parsed;
  const { usage = '', words: least = 0, mostWords = least } = command;
  if (positionals.length < least || positionals.length > mostWords) {
    const wanted = `${PROGRAM} ${verb} ${usage}`.trim();
    throw usageError({ language }, 'usage: {wanted} | нужно: {wanted}', { wanted });
  }
  for (const [name, { value, choices }] of flags) {
    const given = values[name];
    if (choices === null || typeof given !== 'string' || choices.includes(given)) continue;
    throw new Error(`--${name} ${value}`);
  }
  return {
    words: positionals,
    command: cut < 0 ? [] : words.slice(cut + 1),
    values,
    language,
    spec: typeof values['spec'] === 'string' ? values['spec'] : undefined,
  };
}

const CODES =
  'Exit code: 0 nothing breaking, 1 something breaking or a condition not met, 2 could not run. | ' +
  'Код выхода: 0 — ничего не ломает, 1 — ломает или не выполнено условие, 2 — проверить не удалось.';

const GUIDE = import.meta.url.endsWith('.ts') ? 'openapi/README.md' : 'README.md of the package';

const MORE =
  `About a verb: ${PROGRAM} VERB --help; about all of it: ${GUIDE}. | ` +
  `О команде: ${PROGRAM} VERB --help; обо всём: ${GUIDE}.`;

const AGAIN = '; may be repeated | ; можно повторять';

function flagLines(flags: Flags, language: Language): string {
  return Object.entries(flags)
    .map(([name, row]) => {
      const { value, does, isRepeatable, usual } = readFlag(row);
      const head = value === null ? `--${name}` : `--${name} ${value}`;
      const tail = usual === undefined ? '' : ` (${usual})`;
      const again = isRepeatable ? rowText(AGAIN, language) : '';
      return `  ${head}\n      ${rowText(does, language)}${tail}${again}`;
    })
    .join('\n');
}

export function helpText(commands: Readonly<Record<string, Command>>, language: Language): string {
  const lines = Object.entries(commands).map(
    ([verb, { usage = '', does }]) =>
      `  ${`${verb} ${usage}`.trim()}\n      ${rowText(does, language)}`,
  );
  return [
    `${PROGRAM} VERB [${Object.keys(COMMON_FLAGS)
      .map((name) => `--${name}`)
      .join(', ')}]`,
    lines.join('\n'),
    `${rowText(CODES, language)}\n${rowText(MORE, language)}\n`,
  ].join('\n\n');
}

export function helpOfVerb(verb: string, command: Command, language: Language): string {
  const { usage = '', does, isReporting } = command;
  return [
    `${PROGRAM} ${`${verb} ${usage}`.trim()} [...]`,
    rowText(does, language),
    flagLines(flagsOf(command), language),
    isReporting === true ? `${rowText(CODES, language)}\n` : '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
