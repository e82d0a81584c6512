import { useEffect, useState } from 'react';
import { isNotVerified, toApiError } from '../../api/errors';
import {
  confirmationPolling,
  useConfirmation,
  useIsFirstToWait,
} from '../../blocks/confirmation/useConfirmation';
import type { Refetch } from '../../blocks/confirmation/sharedPolling';
import {
  useBackoffPolling,
  type PollingOptions,
  type PolledAnswer,
} from '../../blocks/polling/useBackoffPolling';
import { offersView, type OffersView } from './offersView';

/** How a section polls while the page has the focus; options of its query. */
export interface SectionPolling {
  readonly options: PollingOptions;
  /** Order among the sections that wait for the owner. */
  readonly place: number;
  /** The section is the first of them: it polls for the others too, and shows the whole card. */
  readonly isFirst: boolean;
  readonly waiting: boolean;
  /** Is told what the section shows, which decides about the polling. */
  follow: (now: { waiting: boolean; moving: boolean; answer: PolledAnswer }) => void;
}

/**
 * @param place order among the sections that wait for the owner, from above
 * @param interval first interval of polling while an application is under way, milliseconds
 */
export function useSectionPolling(place: number, interval: number): SectionPolling {
  const polling = useBackoffPolling(interval);
  const [waiting, setWaiting] = useState(false);
  const isFirst = useIsFirstToWait(place);
  const waits = isFirst ? confirmationPolling : {};
  return {
    options: waiting ? waits : polling.options,
    place,
    isFirst,
    waiting,
    follow: (now) => {
      polling.onAnswer(now.moving, now.answer);
      if (waiting !== now.waiting) setWaiting(now.waiting);
    },
  };
}

/** What the query of a section answers. */
interface OffersAnswer<Offer> extends PolledAnswer {
  offers: readonly Offer[] | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: Refetch;
}

/** What a section shows, how it polls, and what it logs (specification, section 8). */
export function useOffersView<Offer>(
  answer: OffersAnswer<Offer>,
  polling: SectionPolling,
  isUnderWay: (offer: Offer) => boolean,
): OffersView<Offer> {
  const { offers, error, isFetching, refetch } = answer;
  const { waiting, place, follow } = polling;
  const failure = error === undefined ? undefined : toApiError(error);
  const view = offersView({ offers, error: failure, loading: isFetching, waiting });
  const isWaiting = view.state === 'notVerified';
  follow({ waiting: isWaiting, moving: offers?.some(isUnderWay) ?? false, answer });
  useConfirmation(isWaiting, refetch, place);
  useEffect(() => {
    if (error === undefined) return;
    const apiError = toApiError(error);
    if (!isNotVerified(apiError)) {
      console.error('Не удалось загрузить предложения', apiError.status);
    }
  }, [error]);
  return view;
}
