import { useMemo } from 'react';
import { FRESH } from '../../../../api/cache/freshness';
import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { financeCalendarApi } from '../../../../api/endpoints/financeCalendar';
import { toApiError, type ApiError } from '../../../../api/errors';
import type { IsoDay } from '../../../../lib/isoDay';
import { agreementsOfCalendar, type Period } from './calendarView';
import { agreementChoices, chosenAgreement, type AgreementChoice } from './chosenAgreement';
import { paymentDays, readPayments, type PaymentDay } from './payments';

export interface Calendar {
  agreements: readonly AgreementChoice[];
  /** Undefined while agreements load, and if there are none. */
  agreement: AgreementChoice | undefined;
  /** Days with payments under the agreement; empty while they load. */
  days: readonly PaymentDay[];
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
  /** Number of unreadable objects, of all agreements. */
  unreadable: number;
  /** True if some payments of the period are missing from `days`. */
  isCut: boolean;
}

/**
 * Loads the agreements, and the payments of the period; `days` are those of the wanted agreement, or of the
 * first choice.
 */
export function useCalendar(period: Period, wanted: string | undefined, today: IsoDay): Calendar {
  const agreed = financeAgreementApi.useFindFinanceAgreementsQuery(agreementsOfCalendar, FRESH);
  const found = financeCalendarApi.useFindPlannedPaymentsQuery(period, FRESH);
  const agreements = useMemo(() => agreementChoices(agreed.data?.content ?? []), [agreed.data]);
  const agreement = chosenAgreement(agreements, wanted);
  const id = agreement?.id;
  // Unlike `data`, `currentData` never contains the payments of another period.
  const objects = found.currentData?.objects;
  const read = useMemo(() => readPayments(objects ?? [], today), [objects, today]);
  const days = useMemo(() => (id === undefined ? [] : paymentDays(read.payments, id)), [read, id]);
  // If a refetch fails, the cached response stays visible instead of the failure.
  const failed = [agreed.data ? undefined : agreed.error, objects ? undefined : found.error].find(
    (error) => error !== undefined,
  );
  return {
    agreements,
    agreement,
    days,
    loading: agreed.data === undefined || objects === undefined,
    error: failed && toApiError(failed),
    retry: () => {
      if (!agreed.data) void agreed.refetch();
      if (!objects) void found.refetch();
    },
    unreadable: read.unreadable + (found.currentData?.leftOut ?? 0),
    isCut: found.currentData?.isCut ?? false,
  };
}
