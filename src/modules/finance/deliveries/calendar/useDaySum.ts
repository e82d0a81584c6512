import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { financeCalendarApi, type CalendarSum } from '../../../../api/endpoints/financeCalendar';
import type { IsoDay } from '../../../../lib/isoDay';
import { useAppSelector } from '../../../../session/appStore';
import { ALL_AGREEMENTS } from './chosenAgreement';
import type { KnownSums } from './daySums';

const { getDaySum } = financeCalendarApi.endpoints;

/** Age in seconds after which a cached sum is loaded again. */
const KNOWN_SECONDS = 60;

export interface AskedSum {
  /** The bank's sum; undefined while it loads, and after a failure. */
  known: CalendarSum | undefined;
  failed: boolean;
  asking: boolean;
  /** True for all agreements together: the bank only has sums of single agreements, so no call is made. */
  hasNoBankSum: boolean;
  retry: () => void;
}

/**
 * Loads the sum of a day while the calling component is mounted. B16: the exact sum of a day is loaded when the day
 * is visible.
 */
export function useDaySum(agreementId: string, day: IsoDay): AskedSum {
  const hasNoBankSum = agreementId === ALL_AGREEMENTS.id;
  const wanted = hasNoBankSum ? skipToken : { agreementId, day };
  const { currentData, error, isFetching, refetch } = financeCalendarApi.useGetDaySumQuery(wanted, {
    refetchOnMountOrArgChange: KNOWN_SECONDS,
  });
  return {
    known: error === undefined ? currentData : undefined,
    failed: error !== undefined,
    asking: isFetching,
    hasNoBankSum,
    retry: () => void refetch(),
  };
}

/** Returns the cached sums of these days, without a call. */
export function useKnownSums(agreementId: string | undefined, days: readonly IsoDay[]): KnownSums {
  const wanted = useMemo(
    () =>
      agreementId === undefined || agreementId === ALL_AGREEMENTS.id
        ? []
        : days.map((day) => getDaySum.select({ agreementId, day })),
    [agreementId, days],
  );
  const sums = useAppSelector(
    (state) =>
      wanted.map((select) => {
        const { data, error } = select(state);
        return error === undefined ? data : undefined;
      }),
    shallowEqual,
  );
  return useMemo(() => new Map(sums.flatMap((sum) => (sum ? [[sum.date, sum]] : []))), [sums]);
}
