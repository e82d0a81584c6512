import type { Claim, OrderDashboard } from '../../../../api/endpoints/sender';
import { claimedOrders, isOpenClaim } from '../../../../domain/claims';
import { draftCountdown } from '../../../../domain/monthlyDraft';
import { countOf } from '../../../../lib/countOf';
import { inMonth, monthName } from '../../../../lib/calendar/dayNames';
import { isIsoDay, type IsoDay } from '../../../../lib/isoDay';
import { eachOnce } from '../../../../lib/eachOnce';
import { formatMoney } from '../../../../lib/money';

/** Returns «: 7 заказов на 3 480,00 ₽»; empty if the server does not send the count. */
function extentText(count: number | undefined, kopeks: number | null | undefined): string {
  if (count === undefined || typeof kopeks !== 'number') return '';
  return `: ${countOf(count, 'заказ', 'заказа', 'заказов')} на ${formatMoney(kopeks)}`;
}

/**
 * Returns the note about the next draft; `day` is «Через 18 дней, 10 декабря». Undefined if no draft is announced, or
 * if its day has passed, because the response is then outdated.
 */
export function comingText(dashboard: OrderDashboard | undefined, today: IsoDay) {
  const { preparedDate, period, ordersTotal, amount } = dashboard?.comingClaim ?? {};
  const startDate = period?.startDate;
  if (!isIsoDay(preparedDate) || !isIsoDay(startDate) || preparedDate < today) return undefined;
  return {
    day: draftCountdown(preparedDate, today),
    text: `подготовим черновик заявления на возмещение расходов на возвраты и невыкупы в ${inMonth(startDate)}${extentText(ordersTotal, amount)}. Вы проверите его и отправите в страховую компанию.`,
  };
}

/**
 * Returns the monthly claims that the user has to send: drafts and claims with requested documents, without duplicates,
 * in the order of the response.
 */
export function readyDrafts(claims: readonly Claim[]) {
  const drafts = claims
    .filter(({ status }) => isOpenClaim(status?.name ?? ''))
    .map(({ id, number = '', status, period, ...claim }) => {
      const startDate = period?.startDate;
      const month = isIsoDay(startDate) ? ` за ${monthName(startDate)}` : '';
      const isAsked = status?.name === 'DOCUMENTS_REQUESTED';
      return {
        id,
        title: isAsked
          ? `По заявлению${month} запросили документы`
          : `Черновик заявления${month} готов`,
        text: `Заявление ${number} на возмещение расходов на возвраты и невыкупы${extentText(claimedOrders(claim).length, claim.claimedAmount)}. ${
          isAsked
            ? 'Добавьте документы и отправьте его ещё раз.'
            : 'Проверьте его и отправьте в страховую компанию.'
        }`,
      };
    });
  return eachOnce(drafts);
}
