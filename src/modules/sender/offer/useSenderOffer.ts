import { useCallback, useState } from 'react';
import { useGetProductAgreementQuery } from '../../../api/endpoints/client';
import {
  confirmationPolling,
  useConfirmation,
  useIsFirstToWait,
} from '../../../blocks/confirmation/useConfirmation';
import { useInsurance } from '../../../products/serviceAccount/useInsurance';
import { useCourierAccount } from '../account/useCourierAccount';
import { senderOfferView } from './senderOfferView';
import { useSkeletonTime } from './useSkeletonTime';

/** Among the sections of /offer that wait for the owner, from above. */
const PLACE = 40;

/** Everything that the section of the senders shows, and how it is asked for again. */
export function useSenderOffer() {
  const [waits, setWaits] = useState(false);
  const isFirst = useIsFirstToWait(PLACE);
  const account = useCourierAccount({
    ...(waits && isFirst && confirmationPolling),
  });
  const insurance = useInsurance('sender');
  const agreement = useGetProductAgreementQuery({ product: 'sender' });
  const settled = account.settled && insurance.settled && !agreement.isLoading;
  // Once settled, always: what is asked for again stays on the page meanwhile.
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
  const askAccount = account.ask;
  const askInsurance = insurance.ask;
  const askAgreement = agreement.refetch;
  const refetch = useCallback(() => {
    void askInsurance();
    void askAgreement();
    return askAccount();
  }, [askAccount, askInsurance, askAgreement]);
  useConfirmation(isWaiting, refetch, PLACE);
  return { view, account, insurance, isFirst, refetch };
}
