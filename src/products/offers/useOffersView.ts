import { useEffect, useState } from 'react';
import { isNotVerified, toApiError } from '../../api/errors';
import {
  confirmationPolling,
  useConfirmation,
  useIsFirstToWait,
} from '../../blocks/confirmation/useConfirmation';
import type { Ask } from '../../blocks/confirmation/waitingRoom';
import {
  usePatience,
  type PatientPolling,
  type RepeatedAnswer,
} from '../../blocks/patience/usePatience';
import { offersView, type OffersView } from './offersView';

/** How a section asks again by itself while the page is looked at; options of its query. */
export interface SectionPolling {
  readonly options: PatientPolling;
  /** Order among the sections that wait for the owner. */
  readonly place: number;
  /** The section is the first of them: it asks for the others too, and says what can be done. */
  readonly isFirst: boolean;
  readonly waiting: boolean;
  /** What the section shows now decides how it goes on. */
  follow: (now: { waiting: boolean; moving: boolean; answer: RepeatedAnswer }) => void;
}

/**
 * @param place order among the sections that wait for the owner, from above
 * @param interval between the first questions while an application is under way, milliseconds
 */
export function useSectionPolling(place: number, interval: number): SectionPolling {
  const patience = usePatience(interval);
  const [waiting, setWaiting] = useState(false);
  const isFirst = useIsFirstToWait(place);
  const waits = isFirst ? confirmationPolling : {};
  return {
    options: waiting ? waits : patience.options,
    place,
    isFirst,
    waiting,
    follow: (now) => {
      patience.follow(now.moving, now.answer);
      if (waiting !== now.waiting) setWaiting(now.waiting);
    },
  };
}

/** What the query of a section answers. */
interface OffersAnswer<Offer> extends RepeatedAnswer {
  offers: readonly Offer[] | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: Ask;
}

/** What a section shows, how it asks on, and what it logs (specification, section 8). */
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
