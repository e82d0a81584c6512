import type { FormDescription } from '../description/defineForm';

/**
 * Input of unsent forms that the user has left, for example because of /unavailable or the end of the session. Kept in
 * memory only, never in a storage, because the input may be personal.
 */
export type KeptInput = Map<string, Readonly<Record<string | symbol, unknown>>>;

/** Marks the input of a form whose last request ended in a 5xx: the reopened form then shows a message. */
export const UNSENT = Symbol('unsent');

/** Kept input by user id; null is the key of a visitor who is not signed in. */
const shelves = new Map<string | null, KeptInput>();

/** Id of the current user; null for a visitor who is not signed in. */
let owner: string | null = null;

/**
 * Returns the id of the current user, who owns the input. A page reads it once on mount, because input written after
 * the end of a session still belongs to that user.
 */
export function inputOwner(): string | null {
  return owner;
}

/**
 * Returns the kept input of the current user. A form reads it on mount and writes to the same object on unmount, so
 * that input of an ended session never reaches the next user.
 */
export function keptInput(): KeptInput {
  const shelf = shelves.get(owner) ?? new Map();
  shelves.set(owner, shelf);
  return shelf;
}

/**
 * Switches to the kept input of the user with this id; null for a visitor who is not signed in. A visitor starts
 * without kept input.
 */
export function keepInputOf(userId: string | null): void {
  owner = userId;
  if (userId === null) shelves.delete(null);
}

/** Drops the kept input of all users; input that a mounted form writes later is dropped as well. */
export function forgetForms(): void {
  shelves.clear();
}

/**
 * Fills in a form before it opens, for example with the login of the previous page, which must not be in the address.
 */
export function transferInput<Values extends object>(
  { name }: Pick<FormDescription<Values>, 'name' | 'holds'>,
  input: Readonly<Partial<Values>>,
): void {
  keptInput().set(name, { ...input });
}
