import { fieldsOf } from '../../lib/fieldsOf';
import type { IsoDay } from '../../lib/isoDay';
import { createTaskQueue, type TaskQueue } from '../../lib/taskQueue';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';
import { extraOf } from '../baseQuery';
import { tagsOfRows } from '../cache/cacheTags';
import { errorWithoutBody } from '../errors';
import type { CalendarSum, FinancingObject, SearchRequest } from '../generated/financeRegistry';
import type { Transport } from '../transport/transport';
import { financeRegistryApi } from './financeRegistry';

export type { CalendarSum, FinancingObject };

/** Days of which the payments are asked for, both included. */
export interface PaymentPeriod {
  from: IsoDay;
  to: IsoDay;
}

/** What buyers are to pay in a period. */
export interface PlannedPayments {
  objects: FinancingObject[];
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
/** Nobody reads more payments of one period, and no browser has to. */
const MOST_PAGES = 10;
/** Sums of days that may be under way together (src/modules/finance, rule B16). */
const SUMS_AT_ONCE = 4;
/** How long the sum of a day is kept when nobody looks at it, in seconds. */
const SUM_KEPT_SECONDS = 600;

/** Nobody is to pay the bank for these: not financed, paid already, or taken out. */
const NOT_EXPECTED = ['CHECKING', 'CONFIRMED', 'AVAILABLE', 'REPAID', 'EXCLUDED'];

// Named by what is left out: a status that this version does not know still expects its money.
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

const queues = new WeakMap<Transport, TaskQueue>();

/** One queue for each way to the server: calls that hang in one session hold up no other. */
function sumsOf(transport: Transport): TaskQueue {
  const queue = queues.get(transport) ?? createTaskQueue(SUMS_AT_ONCE);
  queues.set(transport, queue);
  return queue;
}

/** The sum of a day that an answer holds; null where it holds none. */
function readSum(answer: unknown, { agreementId, day }: AgreementDay): CalendarSum | null {
  const { date, sum, count } = fieldsOf(answer);
  if (date !== day || !isWhole(sum) || !isWhole(count)) return null;
  return { agreementId, date: day, sum, count };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
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
          });
          if (error) return { error };
          const page = readPage<FinancingObject>(data);
          objects.push(...page.content);
          const isAll = objects.length >= page.totalElements || page.content.length === 0;
          if (isAll) return { data: { objects, isCut: false } };
        }
        return { data: { objects, isCut: true } };
      },
      extraOptions: { read: readPage },
      providesTags: (found) => tagsOfRows('FinancingObject', found?.objects),
    }),
    /** What the bank itself says of a day; four at once, the others wait. */
    getDaySum: build.query<CalendarSum, AgreementDay>({
      async queryFn(wanted, { extra }, _options, call) {
        const { agreementId, day } = wanted;
        const url = `/v1/finance/object/calendar/agreement/${encodeURIComponent(agreementId)}/sum/date/${encodeURIComponent(day)}`;
        const queue = sumsOf(extraOf(extra).transport);
        const { data, error } = await queue.run(async () => call({ url }));
        if (error) return { error };
        const sum = readSum(data, wanted);
        return sum ? { data: sum } : { error: errorWithoutBody('INVALID_RESPONSE') };
      },
      extraOptions: { read: readRecord, isPart: true },
      providesTags: ['CalendarSum'],
      keepUnusedDataFor: SUM_KEPT_SECONDS,
    }),
  }),
});

export const { useFindPlannedPaymentsQuery, useGetDaySumQuery } = financeCalendarApi;
