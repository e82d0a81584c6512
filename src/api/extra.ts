import type { Transport } from './transport/transport';

export interface ApiExtra {
  transport: Transport;
  /** Reloads the page, which clears all state in memory. */
  reload(): void;
}

function isApiExtra(extra: unknown): extra is ApiExtra {
  return typeof extra === 'object' && extra !== null && 'transport' in extra;
}

/**
 * Narrows the extra argument of a thunk.
 *
 * @throws Error if the store was created without it
 */
export function extraOf(extra: unknown): ApiExtra {
  if (isApiExtra(extra)) return extra;
  throw new Error('The store was made without a transport');
}
