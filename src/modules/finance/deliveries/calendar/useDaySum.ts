import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { financeCalendarApi, type CalendarSum } from '../../../../api/endpoints/financeCalendar';
import { mayPass } from '../../../../api/mayPass';
import type { IsoDay } from '../../../../lib/isoDay';
import { useApiSelector } from '../../../../session/apiRoot';
import type { KnownSums } from './daySums';

const { getDaySum } = financeCalendarApi.endpoints;

/** A sum that could not be had is asked for again after so long, without a word. */
const RETRY_MS = 20_000;
/** The bank's word is taken for so long, in seconds. */
const FRESH_SECONDS = 60;

export interface AskedSum {
  /** The bank's sum, once it is there. */
  known: CalendarSum | undefined;
  /** It could not be had. */
  failed: boolean;
  asking: boolean;
  retry: () => void;
}

/** Asks for the sum of a day that is looked at (rule B16); what draws it calls this. */
export function useDaySum(agreementId: string, day: IsoDay): AskedSum {
  const wanted = { agreementId, day };
  const { currentData, error, isFetching } = getDaySum.useQueryState(wanted);
  const { refetch } = getDaySum.useQuerySubscription(wanted, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
    pollingInterval: error !== undefined && mayPass(error) ? RETRY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  return {
    known: error === undefined ? currentData : undefined,
    failed: error !== undefined,
    asking: isFetching,
    retry: () => void refetch(),
  };
}

/** What the bank has said of these days so far; asks for nothing. */
export function useKnownSums(agreementId: string | undefined, days: readonly IsoDay[]): KnownSums {
  const wanted = useMemo(
    () =>
      agreementId === undefined ? [] : days.map((day) => getDaySum.select({ agreementId, day })),
    [agreementId, days],
  );
  const sums = useApiSelector(
    (state) =>
      wanted.map((select) => {
        const { data, error } = select(state);
        return error === undefined ? data : undefined;
      }),
    shallowEqual,
  );
  return useMemo(() => new Map(sums.flatMap((sum) => (sum ? [[sum.date, sum]] : []))), [sums]);
}
