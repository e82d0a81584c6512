import { formatDate } from '../../lib/dates';
import { isIsoDay } from '../../lib/isoDay';
import { formatMoney } from '../../lib/money';
import { wholeOrdinals } from '../../lib/shownText';
import type { AnyShape } from '../drafts/draftShape';

/** How values of one kind are read, sent, kept in a draft and shown. */
export interface ValueKind<Value, Sent> {
  /** What a draft may hold of it. */
  shape: AnyShape;
  /** From the server; undefined for what is empty or does not fit. */
  read(sent: unknown): Value;
  /** For the server; null for what is not filled in, or not what it should be. */
  write(value: Value | undefined): Sent;
  /** As a customer reads it. */
  shown(value: unknown): string;
}

const NOTHING = 'Не заполнено';

/** A text of the server; absent for what is empty or no text. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Any text. */
export const textValue: ValueKind<string | undefined, string | null> = {
  shape: 'text',
  read: readText,
  write: (value) => value ?? null,
  shown: (value) => wholeOrdinals(readText(value) ?? NOTHING),
};

/** A day, `2026-12-01`; what is no day yet is kept as typed, and not sent. */
export const dayValue: ValueKind<string | undefined, string | null> = {
  ...textValue,
  write: (value) => (isIsoDay(value) ? value : null),
  shown: (value) => (isIsoDay(value) ? formatDate(value) : textValue.shown(value)),
};

/** Whole kopeks; what is no sum yet is kept as typed, and not sent. */
export const sumValue: ValueKind<number | string | undefined, number | null> = {
  shape: 'sum',
  read: (sent) => (typeof sent === 'number' && Number.isSafeInteger(sent) ? sent : undefined),
  write: (value) => (typeof value === 'number' ? value : null),
  shown: (value) => (typeof value === 'number' ? formatMoney(value) : textValue.shown(value)),
};

/** A box that is ticked or not. */
export const flagValue: ValueKind<boolean | undefined, boolean> = {
  shape: 'flag',
  read: (sent) => sent === true || undefined,
  write: (value) => value === true,
  shown: (value) => (value === true ? 'Да' : 'Нет'),
};

/**
 * A code of the server, shown by its name; an unknown code is shown as it is.
 *
 * @param nameOf the name of a code, undefined for one that is not known
 */
export function codeValue(
  nameOf: (code: string) => string | undefined,
): ValueKind<string | undefined, string | null> {
  return {
    ...textValue,
    shown: (value) => nameOf(readText(value) ?? '') ?? textValue.shown(value),
  };
}
