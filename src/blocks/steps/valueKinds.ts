import { formatDate } from '../../lib/dates';
import { isIsoDay } from '../../lib/isoDay';
import { formatMoney } from '../../lib/money';
import { wholeOrdinals } from '../../lib/shownText';
import type { AnyShape } from '../drafts/draftShape';

/** Converts values of one kind: from and to the server, for drafts and for display. */
export interface ValueKind<Value, Sent> {
  /** Shape of the value in a draft. */
  shape: AnyShape;
  /** Reads a value of the server; undefined if it is empty or invalid. */
  read(sent: unknown): Value;
  /** Writes a value for the server; null for one that is empty or invalid. */
  write(value: Value | undefined): Sent;
  /** Returns the text to display. */
  shown(value: unknown): string;
}

const NOTHING = 'Не заполнено';

/** Returns a text or a number of the server as text; undefined for an empty text or another type. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export const textValue: ValueKind<string | undefined, string | null> = {
  shape: 'text',
  read: readText,
  write: (value) => value ?? null,
  shown: (value) => wholeOrdinals(readText(value) ?? NOTHING),
};

/** A day, `2026-12-01`; an incomplete day stays as typed and is not sent. */
export const dayValue: ValueKind<string | undefined, string | null> = {
  ...textValue,
  write: (value) => (isIsoDay(value) ? value : null),
  shown: (value) => (isIsoDay(value) ? formatDate(value) : textValue.shown(value)),
};

/** Whole kopeks; an incomplete sum stays as typed and is not sent. */
export const sumValue: ValueKind<number | string | undefined, number | null> = {
  shape: 'sum',
  read: (sent) => (typeof sent === 'number' && Number.isSafeInteger(sent) ? sent : undefined),
  write: (value) => (typeof value === 'number' ? value : null),
  shown: (value) => (typeof value === 'number' ? formatMoney(value) : textValue.shown(value)),
};

/** The value of a checkbox; any value but true counts as unchecked. */
export const flagValue: ValueKind<boolean | undefined, boolean> = {
  shape: 'flag',
  read: (sent) => sent === true || undefined,
  write: (value) => value === true,
  shown: (value) => (value === true ? 'Да' : 'Нет'),
};

/**
 * Creates a kind for a code of the server, shown by its name; an unknown code is shown unchanged.
 *
 * @param nameOf returns the name of a code, undefined for an unknown one
 */
export function codeValue(
  nameOf: (code: string) => string | undefined,
): ValueKind<string | undefined, string | null> {
  return {
    ...textValue,
    shown: (value) => nameOf(readText(value) ?? '') ?? textValue.shown(value),
  };
}
