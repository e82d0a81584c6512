import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { webAddress } from '../model/address';
import type { Report } from '../report/report';
import { type Language, rowText } from '../report/finding';
import { ENDINGS, FORMATS } from '../report/format';

export interface Streams {
  /** Standard output, for the report or the requested text only. */
  readonly out: (text: string) => void;
  /** Standard error, for progress and errors. */
  readonly err: (text: string) => void;
  readonly isTerminal: boolean;
  readonly isErrorTerminal: boolean;
  /** Resolves when the user interrupts the command. */
  readonly stopped: () => Promise<void>;
}

/**
 * A flag as text: the placeholder of its value (`URL`; `-` if it has none), an English and a Russian description. After
 * the placeholder may follow the default, as in `N (15)`, and `…` if the flag is repeatable.
 */
type FlagRow = `${string} | ${string} | ${string}`;

export type Flags = Readonly<Record<string, FlagRow>>;

/** Parses the row of a flag. `choices` are the words of a placeholder such as `ru|en`; null for any text. */
export function readFlag(row: FlagRow) {
  const [head = '', ...does] = row.split(' | ');
  const [value = '', ...marks] = head.split(' ');
  return {
    value: value === '-' ? null : value,
    choices: /^[a-z]+(\|[a-z]+)+$/.test(value) ? value.split('|') : null,
    usual: marks.find((mark) => mark !== '…')?.slice(1, -1),
    isRepeatable: marks.includes('…'),
    does: does.join(' | '),
  };
}

export interface Asked {
  readonly words: readonly string[];
  /** Words after `--`, if the verb takes a command. */
  readonly command: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  readonly language: Language;
  /** File or URL of the contract, or the root of its files; undefined for the contract of this repository. */
  readonly spec: string | undefined;
}

type Outcome =
  | {
      readonly report: Report;
      /** Name of the checked contract, if it is not the contract of `--spec`. */
      readonly contract?: string;
      /** True if the run fails even if the report has no errors. */
      readonly hasFailed?: boolean;
    }
  | { readonly text: string };

export interface Command {
  /** Words that follow the verb in its usage line. */
  readonly usage?: string;
  /** Description of the verb: one English and one Russian sentence. */
  readonly does: `${string} | ${string}`;
  /** Flags of this verb only. */
  readonly flags?: Flags;
  /** True if it prints a report and takes the flags for reports. */
  readonly isReporting?: true;
  /** Number of required words after the verb; undefined for none. */
  readonly words?: number;
  /** Maximum number of words after the verb; undefined if it equals `words`. */
  readonly mostWords?: number;
  /** True if it accepts a user's command after `--`. */
  readonly takesCommand?: true;
  /** @throws Error with a message for the user, if the verb could not run */
  readonly run: (asked: Asked, streams: Streams) => Promise<Outcome>;
}

export type Commands = Readonly<Record<string, Command>>;

export type MoreCommands = () => Promise<Commands>;

/**
 * Creates an error in the user's language. The row has an English and a Russian text, `words` fill its placeholders.
 */
export function usageError(
  { language }: Pick<Asked, 'language'>,
  row: `${string} | ${string}`,
  words: object = {},
): Error {
  return new Error(rowText(row, language, words));
}

/** Returns the value of a flag; undefined if it was not given. */
export function optional(asked: Asked, flag: string): string | undefined {
  const value = asked.values[flag];
  return typeof value === 'string' ? value : undefined;
}

/** Returns all values of a repeatable flag. */
export function all(asked: Asked, flag: string): readonly string[] {
  const value = asked.values[flag];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/**
 * Returns the value of a required flag.
 * @throws Error if it is missing
 */
export function required(asked: Asked, flag: string): string {
  const value = optional(asked, flag);
  if (value !== undefined && value !== '') return value;
  throw usageError(asked, '--{flag} is missing | Не задан параметр --{flag}', { flag });
}

/**
 * Returns the server's address of a flag. The error message quotes nothing that may be a secret.
 * @throws Error if the flag is missing or the address is invalid
 */
export function addressOf(asked: Asked, flag: string): URL {
  const address = webAddress(required(asked, flag));
  if (address === null) {
    const row =
      '--{flag} must be an address such as http://127.0.0.1:4010 | --{flag}: нужен адрес вида http://127.0.0.1:4010';
    throw usageError(asked, row, { flag });
  }
  const { username, password, search, hash } = address;
  if (username + password + search + hash === '') return address;
  const row =
    '--{flag} takes an address without a name, a password or parameters: use --user or --token | --{flag}: нужен адрес без имени, пароля и параметров; для входа есть --user и --token';
  throw usageError(asked, row, { flag });
}

/**
 * Returns the value of a required flag as a whole number.
 * @throws Error if the value is no whole number, or larger than `largest`
 */
export function wholeNumber(asked: Asked, flag: string, largest = 999_999_999): number {
  const text = required(asked, flag);
  if (/^\d{1,9}$/.test(text) && Number(text) <= largest) return Number(text);
  const row =
    '--{flag} must be a whole number up to {largest} | --{flag}: нужно целое число не больше {largest}';
  throw usageError(asked, row, { flag, largest });
}

/**
 * Returns the value of a required flag in seconds, at most 3600.
 * @throws Error if it is not a positive whole number
 */
export function secondsOf(asked: Asked, flag: string): number {
  const seconds = wholeNumber(asked, flag, 3600);
  if (seconds > 0) return seconds;
  throw usageError(asked, '--{flag} must be more than 0 | --{flag}: нужно больше нуля', { flag });
}

/** Writes a file; creates its folder if necessary. */
export function writeText(file: string, text: string): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, text);
}

export const COMMON_FLAGS: Flags = {
  spec: 'F | another contract in place of ours: a file, a multi-file root or a URL | другой контракт вместо нашего: файл, корень из многих файлов или URL',
  lang: 'ru|en | language of the report and the messages | язык отчёта и сообщений',
  help: '- | this help | эта справка',
  version: '- | the version | версия',
};

/** Flags of every verb that ends with a report. */
export const REPORT_FLAGS: Flags = {
  format: `${FORMATS.join('|')} | form of the report; text, for people, unless another is wanted | в каком виде напечатать отчёт; text — для чтения, если не сказано другое`,
  full: '- | the readable report as a whole, not only a page of it | отчёт для чтения целиком, а не на страницу',
  report: `F … | also write the report to a file, in the form of its ending: ${ENDINGS.join(', ')} | записать отчёт ещё и в файл; вид по окончанию: ${ENDINGS.join(', ')}`,
  only: 'TAG|operationId … | report on these operations only | отчёт только об этих операциях',
  baseline:
    'F.json | findings of this report are known and accepted | находки из этого отчёта известны и приняты',
  'fail-on':
    'breaking|warn | the class from which the exit code is 1; breaking without the flag | с какого класса код выхода 1; без флага с breaking',
  severity:
    'RULE=breaking|warn|compatible|off … | another class for a rule | другой класс для правила',
};

/** Flags that fail the run if too few operations, or not the required ones, answered with a success. */
export const LIVE_FLAGS: Flags = {
  'min-exercised':
    'N% | exit code 1 if fewer operations of the contract (or of --only) answered with a success | код выхода 1, если успехом ответила меньшая доля операций контракта (или --only)',
  require:
    'operationId … | exit code 1 if this operation did not answer with a success | код выхода 1, если эта операция не ответила успехом',
};

/** Flag of the verbs that check calls of other clients. */
export const SHOW_PATHS: Flags = {
  'show-paths':
    '- | show unknown paths as they are: they may hold personal data, for local use only | показывать незнакомые пути как есть: в них бывают личные данные, только для себя',
};

/** Flags for the users of a run, which makes its calls as one user after another. */
export const USER_FLAGS: Flags = {
  user: 'NAME:PASSWORD … | call as this user, signed in by the operation login, or by Basic where the contract asks for it; or CONTRACT_USER, one in a line | вызывать от имени этого человека, войдя операцией login или через Basic, если так сказано в контракте; или CONTRACT_USER, по одному в строке',
  token:
    'T … | call with this token or API key, sent where the contract says; or CONTRACT_TOKEN, one in a line | вызывать с этим токеном или ключом, посылая его туда, куда сказано в контракте; или CONTRACT_TOKEN, по одному в строке',
};

export const WRITE_FLAGS: Flags = {
  write:
    '- | also call what changes and deletes data: only for a backend that is thrown away | вызывать и то, что меняет и удаляет данные: только для сервера, который не жалко',
  cases:
    'N | with --write: N right and N wrong bodies for each operation, made of the contract | с --write: по N верных и неверных тел на операцию, составленных по контракту',
  seed: 'N (1) | the seed of these bodies: the same seed, the same bodies | зерно этих тел: с тем же зерном тела те же',
  values:
    'FILE | with --write: YAML or JSON that has parts of bodies by operationId in place of the examples | с --write: YAML или JSON, где по operationId стоят части тел вместо примеров контракта',
};
