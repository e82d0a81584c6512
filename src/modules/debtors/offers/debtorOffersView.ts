import type { ApiError } from '../../../api/errors';
import { isNotVerified } from '../../../api/errors';
import type { DebtorOffer } from '../../../api/endpoints/debtors';

/** The state of the section; `absent` shows nothing at all. */
export type DebtorOffersView =
  | { state: 'loading' }
  | { state: 'notVerified' }
  | { state: 'failed'; message: string }
  | { state: 'absent' }
  | { state: 'ready'; offers: DebtorOffer[] };

/** EXPIRED offers have no card (rule D4). */
function hasCard(offer: DebtorOffer): boolean {
  return offer.status !== 'EXPIRED';
}

/**
 * Decides what the section shows. It is shown only if there are offers or the user is not verified;
 * the 'not verified' flag is cleared at the start of each load (rules D2 and D3).
 */
export function debtorOffersView(load: {
  offers: DebtorOffer[] | undefined;
  error: ApiError | undefined;
  loading: boolean;
  /** The card that waits for the owner is on the page: whatever else happens, it stays until then. */
  waiting?: boolean;
}): DebtorOffersView {
  const { offers, error, loading, waiting = false } = load;
  if (waiting && (error || !offers)) return { state: 'notVerified' };
  if (error) {
    if (isNotVerified(error)) return loading ? { state: 'loading' } : { state: 'notVerified' };
    if (!offers)
      return loading ? { state: 'loading' } : { state: 'failed', message: error.message };
  }
  if (!offers) return { state: 'loading' };
  const shown = offers.filter(hasCard);
  return shown.length > 0 ? { state: 'ready', offers: shown } : { state: 'absent' };
}

/** A status that the server is about to change by itself: worth asking again. */
export function isMoving(offers: readonly DebtorOffer[] | undefined): boolean {
  return (offers ?? []).some(({ status }) => status === 'REQUESTED' || status === 'SCORING');
}

/** One key for each card; a server that repeats an id must not make cards share one. */
export function cardKeys(offers: readonly DebtorOffer[]): string[] {
  const seen = new Map<string, number>();
  return offers.map(({ id }) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id} (${times})`;
  });
}
