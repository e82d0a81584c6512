import { useCallback, useEffect, useState } from 'react';
import { clientApi } from '../../../api/endpoints/client';
import {
  confirmationPolling,
  useConfirmation,
  useIsFirstToWait,
} from '../../../blocks/confirmation/useConfirmation';
import { useInsurance } from '../../../products/serviceAccount/useInsurance';
import { useCourierAccount } from '../account/useCourierAccount';
import { senderOfferView } from './senderOfferView';

/** Order among the sections of /offer that wait for the owner's confirmation. */
const PLACE = 40;

/** Everything that the section of the senders shows, and how it is loaded again. */
export function useSenderOffer() {
  const [waits, setWaits] = useState(false);
  const isFirst = useIsFirstToWait(PLACE);
  const account = useCourierAccount({
    ...(waits && isFirst && confirmationPolling),
  });
  const insurance = useInsurance('sender');
  const agreement = clientApi.useGetProductAgreementQuery({ product: 'sender' });
  const settled = account.settled && insurance.settled && !agreement.isLoading;
  // Stays true: the card stays on the page while it is loaded again.
  const isOver = useSkeletonTime(settled);
  const view = senderOfferView({
    account: account.view,
    accountError: account.error,
    insurance: insurance.view,
    agreement: agreement.data,
    settled: isOver,
  });
  const isWaiting = view.state === 'notVerified';
  if (waits !== isWaiting) setWaits(isWaiting);
  const askAccount = account.refetch;
  const askInsurance = insurance.refetch;
  const askAgreement = agreement.refetch;
  const refetch = useCallback(() => {
    void askInsurance();
    void askAgreement();
    return askAccount();
  }, [askAccount, askInsurance, askAgreement]);
  useConfirmation(isWaiting, refetch, PLACE);
  return { view, account, insurance, isFirst, refetch };
}

/** How long the skeleton stays after everything was loaded, ms (specification, section 9). */
const SKELETON_MS = 250;

/** True `SKELETON_MS` after `loaded` became true, and from then on. */
function useSkeletonTime(loaded: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!loaded) return undefined;
    const timer = setTimeout(() => setOver(true), SKELETON_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  return over;
}
