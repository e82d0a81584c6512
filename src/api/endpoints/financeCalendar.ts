import type { IsoDay } from '../../lib/isoDay';
import { createTaskQueue } from '../../lib/taskQueue';
import { isPage } from '../answers/decoded';
import { ASKED_AGAIN } from '../askedAgain';
import { tagsOfRows } from '../cache/cacheTags';
import { errorWithoutBody } from '../errors';
import type { CalendarSum, SearchRequest } from '../generated/financeRegistry';
import { calendarSum, financingObject } from '../generated/shapes/financeRegistry';
import { financeRegistryApi, type FinancingObject } from './financeRegistry';

export type { CalendarSum, FinancingObject };

/** Days of which the payments are asked for, both included. */
export interface PaymentPeriod {
  from: IsoDay;
  to: IsoDay;
}

/** Sums that buyers are to pay in a period. */
export interface PlannedPayments {
  objects: FinancingObject[];
  /** Payments that cannot be read: their objects have no id. */
  leftOut: number;
  /** There are more of them than the calendar takes. */
  isCut: boolean;
}

/** One day of one agreement. */
export interface AgreementDay {
  agreementId: string;
  day: IsoDay;
}

/** The contract allows no larger page. */
const PAGE_SIZE = 1000;
/** More payments than this are too many for a calendar, and for the browser. */
const MOST_PAGES = 10;
/** Four sums of days are asked for at the same time (src/modules/finance, rule B16). */
const daySums = createTaskQueue(4, { next: 'newest' });
/** How long the sum of a day is kept when no screen shows it, in seconds. */
const SUM_KEPT_SECONDS = 600;

/** No payment is expected for these: not financed, paid already, or taken out. */
const NOT_EXPECTED = ['CHECKING', 'CONFIRMED', 'AVAILABLE', 'REPAID', 'EXCLUDED'];

// Lists the statuses that are left out: one that this version does not know still expects its money.
function searchFor({ from, to }: PaymentPeriod, pageNumber: number): SearchRequest {
  return {
    pageNumber,
    pageSize: PAGE_SIZE,
    filters: [
      { field: 'plannedRepaymentDate', value: from, operation: 'GE' },
      { field: 'plannedRepaymentDate', value: to, operation: 'LE' },
      ...NOT_EXPECTED.map((value) => ({ field: 'status.name', value, operation: 'NE' as const })),
    ],
    sorts: [
      { field: 'plannedRepaymentDate', direction: 'ASC' },
      { field: 'number', direction: 'ASC' },
    ],
  };
}

/** Returns whether an answer in the shape of a sum is the sum of this day. */
function isSumOf(day: IsoDay, answer: unknown): answer is CalendarSum {
  if (typeof answer !== 'object' || answer === null) return false;
  const { date, sum, count }: Partial<CalendarSum> = answer;
  return date === day && sum !== undefined && count !== undefined;
}

/** The calls of the payment calendar. */
export const financeCalendarApi = financeRegistryApi.injectEndpoints({
  endpoints: (build) => ({
    /** Payments that are expected in a period, by all agreements, page after page. */
    findPlannedPayments: build.query<PlannedPayments, PaymentPeriod>({
      async queryFn(period, _api, _options, call) {
        const objects: FinancingObject[] = [];
        for (let pageNumber = 0; pageNumber < MOST_PAGES; pageNumber += 1) {
          const body = searchFor(period, pageNumber);
          const { data, error } = await call({
            url: '/v1/finance/object/find',
            method: 'POST',
            body,
            shape: [financingObject, '*p'],
          });
          if (error) return { error };
          if (!isPage<FinancingObject>(data)) break;
          objects.push(...data.content);
          const isAll = objects.length >= data.totalElements || data.content.length === 0;
          const leftOut = Math.max(0, data.totalElements - objects.length);
          if (isAll) return { data: { objects, leftOut, isCut: false } };
        }
        return { data: { objects, leftOut: 0, isCut: true } };
      },
      providesTags: (found) => tagsOfRows('FinancingObject', found?.objects),
    }),
    /** The bank's own sum of a day; four calls at once, the others wait. */
    getDaySum: build.query<CalendarSum, AgreementDay>({
      async queryFn({ agreementId, day }, _api, _options, call) {
        const url = `/v1/finance/object/calendar/agreement/${encodeURIComponent(agreementId)}/sum/date/${encodeURIComponent(day)}`;
        const { data, error } = await daySums.run(async () => call({ url, shape: calendarSum }));
        if (error) return { error };
        return isSumOf(day, data)
          ? { data: { ...data, agreementId } }
          : { error: errorWithoutBody('INVALID_RESPONSE') };
      },
      extraOptions: ASKED_AGAIN,
      providesTags: ['CalendarSum'],
      keepUnusedDataFor: SUM_KEPT_SECONDS,
    }),
  }),
});
