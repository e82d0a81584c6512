import { fieldsOf, jsonFields } from '../../lib/fieldsOf';
import { keepShaped, type DraftShape } from './draftShape';

/** A form whose unsent input is kept on this device. */
export interface DraftKind<Values> {
  /** Unique in the cabinet; part of the address of each draft. */
  name: string;
  /** What may be written. */
  shape: DraftShape<Values>;
}

/** Whose draft of what. */
export interface DraftAddress {
  user: string;
  kind: string;
  /** Id of the thing that the form is about. */
  id: string;
}

/** A version of a form that the server has answered with. */
export interface Saved<Values> {
  /** When it was saved, in the server's words: an ISO instant. */
  savedAt: string;
  values: Values;
}

/** What was typed, and what it grew from. */
export interface Draft<Values> {
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
  base: Saved<Values>;
  values: Values;
}

/** Older ones are not read: nothing is guessed about a form that has changed since. */
const VERSION = 1;

/** A draft to which its user has not come back for this long is removed, in milliseconds. */
export const DRAFT_LIFE_MS = 60 * 24 * 60 * 60 * 1000;

/** Keys of drafts in the browser's storage begin with this. */
export const KEY_PREFIX = 'cabinet-draft:';

/** FNV-1a: short, and the same on every visit. It is no encryption: a known key can be recognized. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x0100_0193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** The key of a draft shows neither its user nor its subject. */
export function draftKey({ user, kind, id }: DraftAddress): string {
  const text = JSON.stringify([user, kind, id]);
  return `${KEY_PREFIX}${hash(text, 0x811c_9dc5)}${hash(text, 0x1234_5678)}`;
}

/** The stored text of a draft; of its values only what the kind's shape names. */
export function sealDraft<Values>(
  address: DraftAddress,
  { shape }: DraftKind<Values>,
  { savedAt, base, values }: Draft<Values>,
): string {
  return JSON.stringify({
    version: VERSION,
    ...address,
    savedAt,
    base: { savedAt: base.savedAt, values: keepShaped(base.values, shape) },
    values: keepShaped(values, shape),
  });
}

/** When a stored text was written, in milliseconds since 1970; undefined when it does not say. */
export function writtenAt(text: string): number | undefined {
  const { savedAt } = jsonFields(text);
  return typeof savedAt === 'number' ? savedAt : undefined;
}

/**
 * A draft from the text that was found under its key; undefined when it is broken, of another
 * version, or of another user.
 */
export function openDraft<Values>(
  text: string,
  address: DraftAddress,
  { shape }: DraftKind<Values>,
): Draft<Values> | undefined {
  const { version, user, kind, id, savedAt, base, values } = jsonFields(text);
  if (version !== VERSION || typeof savedAt !== 'number') return undefined;
  if (user !== address.user || kind !== address.kind || id !== address.id) return undefined;
  const { savedAt: baseSavedAt, values: baseValues } = fieldsOf(base);
  if (typeof baseSavedAt !== 'string' || typeof values !== 'object') return undefined;
  return {
    savedAt,
    base: { savedAt: baseSavedAt, values: keepShaped(baseValues, shape) },
    values: keepShaped(values, shape),
  };
}
