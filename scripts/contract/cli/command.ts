import { webAddress } from '../model/address';
import type { Report } from '../report/report';
import type { Language } from '../report/finding';

/** The streams of a command. */
export interface Streams {
  /** Standard output, for the report only. */
  readonly out: (text: string) => void;
  /** Standard error, for progress and errors. */
  readonly err: (text: string) => void;
  readonly isTerminal: boolean;
  readonly isErrorTerminal: boolean;
  /** Resolves when the user stops a command that runs until it is stopped. */
  readonly stopped: () => Promise<void>;
}

/**
 * A flag of the command line: its placeholder (`URL`; `-` for none), its description in English and
 * in Russian. `(15)` is its usual value, `…` says that it may be repeated.
 */
type FlagRow = `${string} | ${string} | ${string}`;

export type Flags = Readonly<Record<string, FlagRow>>;

/** Parses the row of a flag. */
export function readFlag(row: FlagRow) {
  const [head = '', ...does] = row.split(' | ');
  const [value = '', ...marks] = head.split(' ');
  return {
    value: value === '-' ? null : value,
    usual: marks.find((mark) => mark !== '…')?.slice(1, -1),
    isRepeatable: marks.includes('…'),
    does: does.join(' | '),
  };
}

/** The parsed command line. */
export interface Asked {
  readonly words: readonly string[];
  /** Words after `--`, if the verb takes a command. */
  readonly command: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly language: Language;
  /** File, multi-file root or URL of the contract; undefined for our own. */
  readonly spec: string | undefined;
}

/** The result of a verb: a report to print, or a text. */
export type Outcome =
  | {
      readonly report: Report;
      /** The contract of the report, if it is not the one of `--spec`. */
      readonly contract?: string;
      /** True to fail the run even without errors in the report. */
      readonly hasFailed?: boolean;
    }
  | { readonly text: string };

/** One verb of the command line. */
export interface Command {
  /** Words that follow the verb in its usage line. */
  readonly usage?: string;
  /** Its description: one English and one Russian sentence. */
  readonly does: `${string} | ${string}`;
  /** Its own flags, besides those of all verbs. */
  readonly flags: Flags;
  /** True if it prints a report and takes the flags for reports. */
  readonly isReporting: boolean;
  /** Number of required words after the verb; undefined for none. */
  readonly words?: number;
  /** Number of optional words. */
  readonly mostWords?: number;
  /** True if it takes a user's command after `--`. */
  readonly takesCommand?: true;
  /** @throws Error if it could not run; the message is for the user. */
  readonly run: (asked: Asked, streams: Streams) => Promise<Outcome>;
}

/** Verbs by their names. */
export type Commands = Readonly<Record<string, Command>>;

/** Loads additional verbs of the caller. */
export type MoreCommands = () => Promise<Commands>;

/** An error in the user's language. */
export function usageError({ language }: Pick<Asked, 'language'>, ru: string, en: string): Error {
  return new Error(language === 'ru' ? ru : en);
}

/** The text of a flag, if it was given. */
export function optional(asked: Asked, flag: string): string | undefined {
  const value = asked.values[flag];
  return typeof value === 'string' ? value : undefined;
}

/** All values of a repeatable flag. */
export function all(asked: Asked, flag: string): readonly string[] {
  const value = asked.values[flag];
  return Array.isArray(value) ? value : [];
}

/**
 * The value of a required flag.
 * @throws Error
 */
export function required(asked: Asked, flag: string): string {
  const value = optional(asked, flag);
  if (value !== undefined && value !== '') return value;
  throw usageError(asked, `Не задан параметр --${flag}`, `--${flag} is missing`);
}

/**
 * Returns the address of a server. A part that may be a secret is refused and not repeated.
 * @throws Error
 */
export function addressOf(asked: Asked, flag: string): URL {
  const address = webAddress(required(asked, flag));
  if (address === null) {
    throw usageError(
      asked,
      `--${flag}: нужен адрес вида http://127.0.0.1:4010`,
      `--${flag} must be an address such as http://127.0.0.1:4010`,
    );
  }
  const { username, password, search, hash } = address;
  if (username + password + search + hash === '') return address;
  throw usageError(
    asked,
    `--${flag}: нужен адрес без имени, пароля и параметров; для входа есть --user и --token`,
    `--${flag} takes an address without a name, a password or parameters: use --user or --token`,
  );
}

/**
 * Parses a whole number.
 * @throws Error
 */
export function wholeNumber(asked: Asked, flag: string, largest = 999_999_999): number {
  const text = required(asked, flag);
  if (/^\d{1,9}$/.test(text) && Number(text) <= largest) return Number(text);
  throw usageError(
    asked,
    `--${flag}: нужно целое число не больше ${largest}`,
    `--${flag} must be a whole number up to ${largest}`,
  );
}

/**
 * Parses a timeout.
 * @throws Error
 */
export function secondsOf(asked: Asked, flag: string): number {
  const seconds = wholeNumber(asked, flag, 3600);
  if (seconds > 0) return seconds;
  throw usageError(asked, `--${flag}: нужно больше нуля`, `--${flag} must be more than 0`);
}

/**
 * Parses the address of a port.
 * @throws Error
 */
export function portOf(asked: Asked, flag: string): number {
  return wholeNumber(asked, flag, 65_535);
}
