import type { FormDescription } from '../description/defineForm';

/**
 * Input of forms that left the page before they were sent: the browser went to /unavailable, the
 * session ended. In memory only, never in storage: the input may be personal.
 */
export type KeptInput = Map<string, Readonly<Record<string | symbol, unknown>>>;

/** Marks the input of a form whose last request ended in a 5xx: the form says so when it is back. */
export const UNSENT = Symbol('unsent');

/** Input by user id; null for a visitor who is not signed in. */
const shelves = new Map<string | null, KeptInput>();

/** Id of the current user; null for a visitor who is not signed in. */
let owner: string | null = null;

/**
 * Whose input is kept now, by user id. A page takes it when it opens and keeps to it: what it writes
 * after the session has ended is still that user's.
 */
export function inputOwner(): string | null {
  return owner;
}

/**
 * The shelf of the current session. A form takes it when it appears and puts its input back there
 * when it goes: the form of a session that ended meanwhile does not reach the next user's shelf.
 */
export function keptInput(): KeptInput {
  const shelf = shelves.get(owner) ?? new Map();
  shelves.set(owner, shelf);
  return shelf;
}

/**
 * From now on only the input of the user with this id is kept and found; null for a visitor who is
 * not signed in and starts with nothing.
 */
export function keepInputOf(userId: string | null): void {
  owner = userId;
  if (userId === null) shelves.delete(null);
}

/** Drops the input of all users, also what forms that are still on the page would leave. */
export function forgetForms(): void {
  shelves.clear();
}

/**
 * Fills a form that is about to open, as if this had been typed into it before: a login goes along from
 * one page to the next, in memory and not in the address.
 */
export function handOverInput<Values extends object>(
  { name }: Pick<FormDescription<Values>, 'name' | 'holds'>,
  input: Readonly<Partial<Values>>,
): void {
  keptInput().set(name, { ...input });
}
