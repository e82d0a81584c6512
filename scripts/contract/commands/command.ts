import type { ParseArgsConfig } from 'node:util';
import type { Report } from '../report/report';
import type { Language } from '../report/reportFinding';

/** Where a command reads and writes. */
export interface Streams {
  /** Standard output: the report, and nothing else. */
  readonly out: (text: string) => void;
  /** Standard error: progress and complaints. */
  readonly err: (text: string) => void;
  readonly isTerminal: boolean;
  readonly isErrorTerminal: boolean;
  /** Resolves when the person wants to end what runs until it is stopped. */
  readonly stopped: () => Promise<void>;
}

/** What was asked for, read from the command line. */
export interface Asked {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly language: Language;
  /** File, multi-file root or URL of the contract; absent: our own. */
  readonly spec: string | undefined;
}

/** What a verb has to say: a report to be printed, or an output of its own. */
export type Outcome = { readonly report: Report } | { readonly text: string };

/** One verb of `npm run -s contract`. */
export interface Command {
  /** What follows the verb, for people. */
  readonly usage: string;
  /** What it does, in a sentence. */
  readonly does: Readonly<Record<Language, string>>;
  /** Its own flags, besides those that all verbs take. */
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** How many words it needs, besides the verb. */
  readonly words: number;
  /** More words than it needs that it takes. */
  readonly mostWords?: number;
  /** @throws Error where it could not run; the message is for the person who started it. */
  readonly run: (asked: Asked, streams: Streams) => Promise<Outcome>;
}

/** The person asked for something that there is not. */
export class UsageError extends Error {}

/** A flag that must be given. @throws UsageError */
export function required(asked: Asked, flag: string): string {
  const value = asked.values[flag];
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(
    asked.language === 'ru' ? `Не задан параметр --${flag}` : `--${flag} is missing`,
  );
}

/** A flag with text, where it was given. */
export function optional(asked: Asked, flag: string): string | undefined {
  const value = asked.values[flag];
  return typeof value === 'string' ? value : undefined;
}

/** A web address. @throws UsageError */
export function addressOf(asked: Asked, flag: string): URL {
  const text = required(asked, flag);
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address !== null && /^https?:$/.test(address.protocol)) return address;
  throw new UsageError(
    asked.language === 'ru'
      ? `--${flag}: нужен адрес вида http://127.0.0.1:4010`
      : `--${flag} must be an address such as http://127.0.0.1:4010`,
  );
}

/** A whole number. @throws UsageError */
export function wholeNumber(asked: Asked, flag: string): number {
  const text = required(asked, flag);
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(
    asked.language === 'ru' ? `--${flag}: нужно целое число` : `--${flag} must be a whole number`,
  );
}
