import type { Transport } from './transport/transport';

/** Extra argument of every thunk of the store. */
export interface ApiExtra {
  transport: Transport;
  /** Reloads the page and so clears all state in memory. */
  reload(): void;
}

function isApiExtra(extra: unknown): extra is ApiExtra {
  return typeof extra === 'object' && extra !== null && 'transport' in extra;
}

/**
 * Returns the extra argument of the store.
 * @throws Error if the store was created without an extra argument
 */
export function extraOf(extra: unknown): ApiExtra {
  if (isApiExtra(extra)) return extra;
  throw new Error('The store was made without a transport');
}
