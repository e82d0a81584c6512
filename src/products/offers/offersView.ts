import { isNotVerified, type ApiError } from '../../api/errors';

/** Where the offers of a product stand. */
export type OffersView<Offer> =
  | { state: 'loading' }
  | { state: 'notVerified' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; offers: readonly Offer[] };

/** How a load of offers goes. */
export interface OffersLoad<Offer> {
  offers: readonly Offer[] | undefined;
  error: ApiError | undefined;
  loading: boolean;
  /** The card that waits for the owner is on the page: whatever else happens, it stays until then. */
  waiting?: boolean;
}

/**
 * Decides what a section shows. The 'not verified' flag is cleared at the start of each load
 * (specification, section 4); offers that are there outlive a load that fails.
 */
export function offersView<Offer>(load: OffersLoad<Offer>): OffersView<Offer> {
  const { offers, error, loading, waiting = false } = load;
  if (waiting && (error || !offers)) return { state: 'notVerified' };
  if (error) {
    if (isNotVerified(error)) return loading ? { state: 'loading' } : { state: 'notVerified' };
    if (!offers)
      return loading ? { state: 'loading' } : { state: 'failed', message: error.message };
  }
  return offers ? { state: 'ready', offers } : { state: 'loading' };
}
