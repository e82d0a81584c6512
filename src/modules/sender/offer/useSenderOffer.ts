import { useCallback, useEffect, useState } from 'react';
import { clientApi, type ProductAgreement } from '../../../api/endpoints/client';
import { isNotVerified, type ApiError } from '../../../api/errors';
import {
  confirmationPolling,
  useConfirmation,
  useIsFirstToWait,
} from '../../../blocks/confirmation/useConfirmation';
import { useInsurance, type InsuranceView } from '../../../products/serviceAccount/useInsurance';
import type { AccountView } from '../../../products/serviceAccount/useServiceAccount';
import { useCourierAccount } from '../account/useCourierAccount';

export interface SenderOfferAnswers {
  account: AccountView;
  /** Error of the account request, if it failed. */
  accountError: ApiError | undefined;
  insurance: InsuranceView;
  /** Agreement of the product; undefined if it failed to load. */
  agreement: ProductAgreement | undefined;
  /** True once every call has succeeded or failed and the skeleton has stayed for 250 ms more (N2). */
  settled: boolean;
}

/** State of the senders' section on /offer. */
export type SenderOfferView =
  | { state: 'loading' }
  | { state: 'notVerified' }
  /** The organization has no offer. */
  | { state: 'absent' }
  | {
      state: 'ready';
      /** True if the card offers «Подключить страхование», because the insurance is off. */
      canInsure: boolean;
      /** True if the card offers «Условия страхования»: there is an account, or the insurance is off. */
      hasConditions: boolean;
    };

/**
 * Returns the state of the section. N16: the section is absent if the agreement says so and there is neither an account
 * nor an insurance. An agreement that failed to load does not hide it.
 */
export function senderOfferView(answers: SenderOfferAnswers): SenderOfferView {
  const { account, accountError, insurance, agreement, settled } = answers;
  if (!settled) return { state: 'loading' };
  if (accountError && isNotVerified(accountError)) return { state: 'notVerified' };
  const hasAccount = account.state === 'connected';
  const isOff = insurance.state === 'off';
  const isRefused = agreement?.data?.available === false;
  if (isRefused && !hasAccount && insurance.state !== 'on') return { state: 'absent' };
  return { state: 'ready', canInsure: isOff, hasConditions: hasAccount || isOff };
}

/** Order among the sections that wait for the confirmation; see `useIsFirstToWait`. */
const WAITING_ORDER = 40;

export function useSenderOffer() {
  const [waits, setWaits] = useState(false);
  const isFirst = useIsFirstToWait(WAITING_ORDER);
  const account = useCourierAccount({
    ...(waits && isFirst && confirmationPolling),
  });
  const insurance = useInsurance();
  const agreement = clientApi.useGetProductAgreementQuery({ product: 'sender' });
  const settled = account.settled && insurance.settled && !agreement.isLoading;
  // Stays true, so that the card stays on the page during a reload.
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
  useConfirmation(isWaiting, refetch, WAITING_ORDER);
  return { view, account, insurance, isFirst, refetch };
}

/** N2: milliseconds for which the skeleton stays after the data has loaded. */
const SKELETON_MS = 250;

function useSkeletonTime(loaded: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!loaded) return undefined;
    const timer = setTimeout(() => setOver(true), SKELETON_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  return over;
}
