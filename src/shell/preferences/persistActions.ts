/**
 * The actions of redux-persist carry functions, and the store's check for serialisable values must
 * let them pass. Their names stand here, so that the store need not load the library for them; a
 * test holds them against it.
 */
export const PERSIST_ACTIONS: readonly string[] = [
  'persist/FLUSH',
  'persist/PAUSE',
  'persist/PERSIST',
  'persist/PURGE',
  'persist/REGISTER',
  'persist/REHYDRATE',
];
