import { isOpenClaim } from '../../../../domain/claims';
import { draftCountdown } from '../../../../domain/monthlyDraft';
import { inMonth, monthName } from '../../../../lib/dayNames';
import { eachOnce } from '../../../../lib/eachOnce';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { isIsoDay, type IsoDay } from '../../../../lib/isoDay';
import { formatMoney } from '../../../../lib/money';
import { countOf } from '../../../../lib/countOf';
import { shownText } from '../../../../lib/shownText';

const orders = (count: number) => countOf(count, 'заказ', 'заказа', 'заказов');

/** «7 заказов на 3 480,00 ₽»; empty where the server does not say. */
function extentText(count: unknown, kopeks: unknown): string {
  if (typeof count !== 'number' || typeof kopeks !== 'number') return '';
  return `: ${orders(count)} на ${formatMoney(kopeks)}`;
}

/** When the next draft will be there and what it would hold. */
export interface ComingText {
  /** «Через 18 дней, 10 декабря». */
  day: string;
  text: string;
}

/**
 * The note about the next draft; undefined where nothing has come back, where the server does not say,
 * and for an answer from before the draft was made.
 */
export function comingText(dashboard: unknown, today: IsoDay): ComingText | undefined {
  const { comingClaim } = fieldsOf(dashboard);
  const { preparedDate, period, ordersTotal, amount } = fieldsOf(comingClaim);
  const { startDate } = fieldsOf(period);
  if (!isIsoDay(preparedDate) || !isIsoDay(startDate) || preparedDate < today) return undefined;
  return {
    day: draftCountdown(preparedDate, today),
    text: `подготовим черновик заявления на возмещение расходов на возвраты и невыкупы в ${inMonth(startDate)}${extentText(ordersTotal, amount)}. Вы проверите его и отправите в страховую компанию.`,
  };
}

/** A monthly claim that waits for the customer. */
export interface ReadyDraft {
  id: string;
  title: string;
  text: string;
}

/** The monthly claims that wait for the customer, each once, the newest first. */
export function readyDrafts(claims: readonly unknown[]): ReadyDraft[] {
  const drafts = claims.flatMap((claim) => {
    const { id, number, status, period, orders: list, claimedAmount } = fieldsOf(claim);
    const name = shownText(fieldsOf(status)['name']);
    if (typeof id !== 'string' || id === '' || !isOpenClaim(name)) return [];
    const { startDate } = fieldsOf(period);
    const month = isIsoDay(startDate) ? ` за ${monthName(startDate)}` : '';
    const count = Array.isArray(list) ? list.length : undefined;
    const isAsked = name === 'DOCUMENTS_REQUESTED';
    return [
      {
        id,
        title: isAsked
          ? `По заявлению${month} запросили документы`
          : `Черновик заявления${month} готов`,
        text: `Заявление ${shownText(number)} на возмещение расходов на возвраты и невыкупы${extentText(count, claimedAmount)}. ${
          isAsked
            ? 'Добавьте документы и отправьте его ещё раз.'
            : 'Проверьте его и отправьте в страховую компанию.'
        }`,
      },
    ];
  });
  return eachOnce(drafts);
}
