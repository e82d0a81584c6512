import { fieldsOf, jsonFields } from '../../lib/fieldsOf';
import { keepShaped, type DraftShape } from './draftShape';

/** Description of a form whose unsent input is stored on this device. */
export interface DraftKind<Values> {
  /** Unique in the cabinet; included in each draft's storage key. */
  name: string;
  /** Fields that a draft may contain. */
  shape: DraftShape<Values>;
}

export interface DraftAddress {
  user: string;
  kind: string;
  /** Id of the subject that the form edits. */
  id: string;
}

/** A version of a form as the server has saved it. */
export interface Saved<Values> {
  /** The server's time of saving, an ISO instant. */
  savedAt: string;
  values: Values;
}

/** The typed values, with the server's version on which they are based. */
export interface Draft<Values> {
  /** Time of writing, in milliseconds since 1970. */
  savedAt: number;
  base: Saved<Values>;
  values: Values;
}

/** Drafts of an older format are ignored: the form may have changed since. */
const VERSION = 1;

/** Age at which a draft is removed, in milliseconds since its last change. */
export const DRAFT_LIFE_MS = 60 * 24 * 60 * 60 * 1000;

export const KEY_PREFIX = 'cabinet-draft:';

/**
 * Hashes a text by FNV-1a. The hash is short and the same on every visit; it hides the text but does not encrypt it,
 * because a known text can be recognised.
 */
function hash(text: string, seed: number): string {
  let value = seed;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x0100_0193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** Returns the storage key, in which neither the user nor the subject can be read. */
export function draftKey({ user, kind, id }: DraftAddress): string {
  const text = JSON.stringify([user, kind, id]);
  return `${KEY_PREFIX}${hash(text, 0x811c_9dc5)}${hash(text, 0x1234_5678)}`;
}

/** Returns the text to store, with only those values that the kind's shape names. */
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

/** Returns the time at which a stored text was written, in milliseconds since 1970; undefined if unknown. */
export function writtenAt(text: string): number | undefined {
  const { savedAt } = jsonFields(text);
  return typeof savedAt === 'number' ? savedAt : undefined;
}

/**
 * Reads a draft from the text under its key; undefined if the text is invalid, of another version, or of another draft.
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
