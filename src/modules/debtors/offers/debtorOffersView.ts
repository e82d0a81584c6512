import type { DebtorOffer } from '../../../api/endpoints/debtors';
import type { OffersView } from '../../../products/offers/useOffersView';

/** The state of the section; `absent` shows nothing at all. */
export type DebtorOffersView = OffersView<DebtorOffer> | { state: 'absent' };

/**
 * Decides what the section shows: it is there only if there are offers or the user is not verified
 * (rule D2), and EXPIRED offers have no card (rule D4).
 */
export function debtorOffersView(view: OffersView<DebtorOffer>): DebtorOffersView {
  if (view.state !== 'ready') return view;
  const offers = view.offers.filter(({ status }) => status !== 'EXPIRED');
  return offers.length > 0 ? { state: 'ready', offers } : { state: 'absent' };
}
