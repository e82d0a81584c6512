import { keptInput } from '../../../forms/form/keptInput';

/** Where the searched text waits while other pages are looked at; gone at sign-out. */
const SHELF = 'users-search';

/** The text that users were searched for last; empty for none. */
export function keptUsersText(): string {
  const text = keptInput().get(SHELF)?.['text'];
  return typeof text === 'string' ? text : '';
}

/** Keeps the searched text in memory only: it mostly is a person's name. */
export function keepUsersText(text: string): void {
  if (text === '') keptInput().delete(SHELF);
  else keptInput().set(SHELF, { text });
}
