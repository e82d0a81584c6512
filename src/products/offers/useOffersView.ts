import { useEffect, useState } from 'react';
import { isNotVerified, toApiError, type ApiError } from '../../api/errors';
import {
  confirmationPolling,
  useConfirmation,
  useIsFirstToWait,
  type Refetch,
} from '../../blocks/confirmation/useConfirmation';
import {
  useBackoffPolling,
  type PollingOptions,
  type PolledAnswer,
} from '../../blocks/polling/useBackoffPolling';

export type OffersView<Offer> =
  | { state: 'loading' }
  | { state: 'notVerified' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; offers: readonly Offer[] };

/** State of the offers request, and of the waiting card. */
export interface OffersLoad<Offer> {
  offers: readonly Offer[] | undefined;
  error: ApiError | undefined;
  loading: boolean;
  /** True if the waiting card is already on the screen. */
  waiting?: boolean;
}

/**
 * Returns the state of a section. Only a finished load with a 406 starts the waiting card. The card stays during polls
 * and failed polls, until offers arrive. Loaded offers stay if a later load fails with another error.
 */
export function offersView<Offer>(load: OffersLoad<Offer>): OffersView<Offer> {
  const { offers, error, loading, waiting = false } = load;
  const isFlagged = !loading && error !== undefined && isNotVerified(error);
  const isCardKept = waiting && (error !== undefined || !offers);
  if (isFlagged || isCardKept) return { state: 'notVerified' };
  if (error && loading && (isNotVerified(error) || !offers)) return { state: 'loading' };
  if (offers) return { state: 'ready', offers };
  return error ? { state: 'failed', message: error.message } : { state: 'loading' };
}

/** Polling of one section. `options` go to its query. */
export interface SectionPolling {
  readonly options: PollingOptions;
  /** Place among the sections that wait for the confirmation. */
  readonly waitingOrder: number;
  /** True if no waiting section is above this one. The first one polls for all and shows the whole card. */
  readonly isFirst: boolean;
  readonly waiting: boolean;
  /** Updates the polling from the latest state of the section. */
  follow: (now: { waiting: boolean; moving: boolean; answer: PolledAnswer }) => void;
}

/**
 * @param waitingOrder place among the sections that wait for the confirmation
 * @param interval first polling interval while an application is in progress, milliseconds
 */
export function useSectionPolling(waitingOrder: number, interval: number): SectionPolling {
  const polling = useBackoffPolling(interval);
  const [waiting, setWaiting] = useState(false);
  const isFirst = useIsFirstToWait(waitingOrder);
  const waits = isFirst ? confirmationPolling : {};
  return {
    options: waiting ? waits : polling.options,
    waitingOrder,
    isFirst,
    waiting,
    follow: (now) => {
      polling.onAnswer(now.moving, now.answer);
      if (waiting !== now.waiting) setWaiting(now.waiting);
    },
  };
}

interface OffersAnswer<Offer> extends PolledAnswer {
  offers: readonly Offer[] | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: Refetch;
}

/** Returns the state of a section, updates its polling, and logs failed requests. */
export function useOffersView<Offer>(
  answer: OffersAnswer<Offer>,
  polling: SectionPolling,
  isUnderWay: (offer: Offer) => boolean,
): OffersView<Offer> {
  const { offers, error, isFetching, refetch } = answer;
  const { waiting, waitingOrder, follow } = polling;
  const failure = error === undefined ? undefined : toApiError(error);
  const view = offersView({ offers, error: failure, loading: isFetching, waiting });
  const isWaiting = view.state === 'notVerified';
  follow({ waiting: isWaiting, moving: offers?.some(isUnderWay) ?? false, answer });
  useConfirmation(isWaiting, refetch, waitingOrder);
  useEffect(() => {
    if (error === undefined) return;
    const apiError = toApiError(error);
    if (!isNotVerified(apiError)) {
      console.error('Не удалось загрузить предложения', apiError.status);
    }
  }, [error]);
  return view;
}
