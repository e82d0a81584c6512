import { webAddress } from '../model/address';
import type { Report } from '../report/report';
import type { Language } from '../report/finding';

/** The streams of a command. */
export interface Streams {
  /** Standard output: the report, and nothing else. */
  readonly out: (text: string) => void;
  /** Standard error: progress and complaints. */
  readonly err: (text: string) => void;
  readonly isTerminal: boolean;
  readonly isErrorTerminal: boolean;
  /** Resolves when the person wants to end a command that runs until it is stopped. */
  readonly stopped: () => Promise<void>;
}

/**
 * A flag of the command line in a row: what stands after it for people (`URL`; `-` for nothing), what
 * it does in English and in Russian. `(15)` is its usual value, `…` says that it may be repeated.
 */
type FlagRow = `${string} | ${string} | ${string}`;

export type Flags = Readonly<Record<string, FlagRow>>;

/** Reads the row of a flag. */
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
  /** File, multi-file root or URL of the contract; absent: our own. */
  readonly spec: string | undefined;
}

/** The outcome of a verb: a report to be printed, or a text of its own. */
export type Outcome =
  | {
      readonly report: Report;
      /** The contract that the report is about, where it is not the one of `--spec`. */
      readonly contract?: string;
      /** Fails the run even when the report has no errors. */
      readonly hasFailed?: boolean;
    }
  | { readonly text: string };

/** One verb. */
export interface Command {
  /** Words that follow the verb in its usage line. */
  readonly usage?: string;
  /** Its description, a sentence of English and one of Russian. */
  readonly does: `${string} | ${string}`;
  /** Its own flags, besides those that all verbs take. */
  readonly flags: Flags;
  /** Ends with a report, and takes the flags that shape one. */
  readonly isReporting: boolean;
  /** How many words it needs, besides the verb; none when absent. */
  readonly words?: number;
  /** More words than it needs that it takes. */
  readonly mostWords?: number;
  /** Takes a command of the person after `--`. */
  readonly takesCommand?: true;
  /** @throws Error where it could not run; the message is for the person who started it. */
  readonly run: (asked: Asked, streams: Streams) => Promise<Outcome>;
}

/** Verbs by their names. */
export type Commands = Readonly<Record<string, Command>>;

/** Loads verbs that the one who starts the command adds to it. */
export type MoreCommands = () => Promise<Commands>;

/** A refusal in the language of the person. */
export function usageError({ language }: Pick<Asked, 'language'>, ru: string, en: string): Error {
  return new Error(language === 'ru' ? ru : en);
}

/** A flag with text, where it was given. */
export function optional(asked: Asked, flag: string): string | undefined {
  const value = asked.values[flag];
  return typeof value === 'string' ? value : undefined;
}

/** Everything that was given by a flag that may be repeated. */
export function all(asked: Asked, flag: string): readonly string[] {
  const value = asked.values[flag];
  return Array.isArray(value) ? value : [];
}

/** A flag that must be given. @throws Error */
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

/** A whole number. @throws Error */
export function wholeNumber(asked: Asked, flag: string, largest = 999_999_999): number {
  const text = required(asked, flag);
  if (/^\d{1,9}$/.test(text) && Number(text) <= largest) return Number(text);
  throw usageError(
    asked,
    `--${flag}: нужно целое число не больше ${largest}`,
    `--${flag} must be a whole number up to ${largest}`,
  );
}

/** How long to wait. @throws Error */
export function secondsOf(asked: Asked, flag: string): number {
  const seconds = wholeNumber(asked, flag, 3600);
  if (seconds > 0) return seconds;
  throw usageError(asked, `--${flag}: нужно больше нуля`, `--${flag} must be more than 0`);
}

/** The address of a port. @throws Error */
export function portOf(asked: Asked, flag: string): number {
  return wholeNumber(asked, flag, 65_535);
}
