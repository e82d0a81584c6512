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

/** Period of planned payments; `from` and `to` are included. */
export interface PaymentPeriod {
  from: IsoDay;
  to: IsoDay;
}

/** Expected payments of buyers in a period. */
export interface PlannedPayments {
  objects: FinancingObject[];
  /** Number of payments without an id; these cannot be shown. */
  leftOut: number;
  /** True if there are more payments than the calendar shows. */
  isCut: boolean;
}

/** Payments of one agreement on one day: the argument of `getDaySum`. */
export interface AgreementDay {
  agreementId: string;
  day: IsoDay;
}

/** Maximum size of a page in the contract. */
const PAGE_SIZE = 1000;
/** Maximum number of pages: more payments would be too many for a calendar and for the browser. */
const MOST_PAGES = 10;
/**
 * At most four sums of days are requested at once, the last added first. src/modules/finance, rule B16: the exact sum
 * of a day is loaded when the day is visible.
 */
const daySums = createTaskQueue(4, { next: 'newest' });
/** Seconds that an unused sum of a day stays in the cache. */
const SUM_KEPT_SECONDS = 600;

/** Statuses without an expected payment: not financed, already paid, or excluded. */
const NOT_EXPECTED = ['CHECKING', 'CONFIRMED', 'AVAILABLE', 'REPAID', 'EXCLUDED'];

// The filter lists excluded statuses, because a payment with an unknown status may still be expected.
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

function isSumOf(day: IsoDay, answer: unknown): answer is CalendarSum {
  if (typeof answer !== 'object' || answer === null) return false;
  const { date, sum, count }: Partial<CalendarSum> = answer;
  return date === day && sum !== undefined && count !== undefined;
}

export const financeCalendarApi = financeRegistryApi.injectEndpoints({
  endpoints: (build) => ({
    /** Expected payments of all agreements in a period; loads at most `MOST_PAGES` pages. */
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
    /** The bank's own sum of a day; at most four calls in parallel. */
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
