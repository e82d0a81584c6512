import type { Language } from '../report/reportFinding';
import { said } from '../ruleRow';
import { readFlag, type Command, type Flags } from './command';
import { COMMON_FLAGS } from './flags';
import { flagsOf } from './parse';

const CODES =
  'Exit code: 0 nothing breaking, 1 something breaking or a condition not met, 2 could not run. | ' +
  'Код выхода: 0 — ничего не ломает, 1 — ломает или не выполнено условие, 2 — проверить не удалось.';

const MORE =
  'About a verb: npm run -s contract -- VERB --help; about all of it: openapi/README.md. | ' +
  'О команде: npm run -s contract -- VERB --help; обо всём: openapi/README.md.';

function flagLines(flags: Flags, language: Language): string {
  return Object.entries(flags)
    .map(([name, row]) => {
      const { value, does, isRepeatable, usual } = readFlag(row);
      const again = language === 'ru' ? '; можно повторять' : '; may be repeated';
      const head = value === null ? `--${name}` : `--${name} ${value}`;
      const tail = `${usual === undefined ? '' : ` (${usual})`}${isRepeatable ? again : ''}`;
      return `  ${head}\n      ${said(does, language)}${tail}`;
    })
    .join('\n');
}

/** Every verb with what it does. */
export function helpText(commands: Readonly<Record<string, Command>>, language: Language): string {
  const lines = Object.entries(commands).map(
    ([verb, { usage = '', does }]) =>
      `  ${`${verb} ${usage}`.trim()}\n      ${said(does, language)}`,
  );
  return [
    `npm run -s contract -- VERB [${Object.keys(COMMON_FLAGS)
      .map((name) => `--${name}`)
      .join(', ')}]`,
    lines.join('\n'),
    `${said(CODES, language)}\n${said(MORE, language)}\n`,
  ].join('\n\n');
}

/** One verb with every flag that it takes. */
export function helpOfVerb(verb: string, command: Command, language: Language): string {
  const { usage = '', does, isReporting } = command;
  return [
    `npm run -s contract -- ${`${verb} ${usage}`.trim()} [...]`,
    said(does, language),
    flagLines(flagsOf(command), language),
    isReporting ? `${said(CODES, language)}\n` : '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
