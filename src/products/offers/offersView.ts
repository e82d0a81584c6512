import { isNotVerified, type ApiError } from '../../api/errors';

/** What a section of offers shows. */
export type OffersView<Offer> =
  | { state: 'loading' }
  | { state: 'notVerified' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; offers: readonly Offer[] };

/** The state of the call for offers. */
export interface OffersLoad<Offer> {
  offers: readonly Offer[] | undefined;
  error: ApiError | undefined;
  loading: boolean;
  /** The card that waits for the owner's confirmation is shown, and stays until the confirmation. */
  waiting?: boolean;
}

/**
 * Decides what a section shows. The 'not verified' flag is cleared at the start of each load
 * (specification, section 4); loaded offers stay when a later load fails.
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
