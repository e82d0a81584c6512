import { PREFETCH } from '../../../../api/cache/freshness';
import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { financeCalendarApi } from '../../../../api/endpoints/financeCalendar';
import { moscowDay } from '../../../../lib/isoDay';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { agreementsOfCalendar, calendarViewOf, periodOf } from './calendarView';

/** Loads the payments of all agreements at once, so that switching the agreement needs no call. */
export function load({ dispatch, url }: LoadContext): void {
  const period = periodOf(calendarViewOf(url.search), moscowDay());
  const { prefetch } = financeAgreementApi.util;
  dispatch(prefetch('findFinanceAgreements', agreementsOfCalendar, PREFETCH));
  dispatch(financeCalendarApi.util.prefetch('findPlannedPayments', period, PREFETCH));
}
