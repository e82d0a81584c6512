import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { financeCalendarApi } from '../../../../api/endpoints/financeCalendar';
import { moscowDay } from '../../../../lib/isoDay';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { agreementsRequest } from './agreementsRequest';
import { calendarViewOf, periodOf } from './calendarView';

/** Answers younger than this are not asked for again when the tab is opened. */
export const FRESH_SECONDS = 30;

/**
 * Starts the calls of the payment calendar, beside its code. Payments of all agreements come at once:
 * so they need not wait for the agreements, and another agreement is shown without a call.
 */
export function loadCalendar({ dispatch, url }: Pick<LoadContext, 'dispatch' | 'url'>): void {
  const { findFinanceAgreements } = financeAgreementApi.endpoints;
  const { findPlannedPayments } = financeCalendarApi.endpoints;
  const once = { forceRefetch: FRESH_SECONDS, subscribe: false };
  void dispatch(findFinanceAgreements.initiate({ searchRequest: agreementsRequest }, once));
  const period = periodOf(calendarViewOf(url.search), moscowDay());
  void dispatch(findPlannedPayments.initiate(period, once));
}
