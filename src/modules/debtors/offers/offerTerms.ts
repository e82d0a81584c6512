import type { DebtorOffer } from '../../../api/endpoints/debtors';
import { countOf, plural } from '../../../lib/countOf';
import { calendarDaysUntil, readDay, type ServerDate } from '../../../lib/dates';
import { daysBetween, moscowDay } from '../../../lib/isoDay';
import type { OfferRank } from '../../../products/offers/OfferCard';
import type { DecisionRules } from '../../../products/offers/useDecisions';
import type { OffersView } from '../../../products/offers/useOffersView';

/** D5: the insurance period is the same for every offer. */
export const INSURANCE_PERIOD = '1 месяц';

/** Returns the rank of an offer: open, in progress, active, or denied. */
export function debtorRank({ status }: DebtorOffer): OfferRank {
  if (status === 'NEW') return 'act';
  if (status === 'ACTIVE') return 'calm';
  return status === 'DENIED' ? 'history' : 'middle';
}

/** Returns the insurer's name, or a placeholder if the server sends none. */
export function insurerName({ insurer }: DebtorOffer): string {
  return insurer?.name || 'Страховая компания';
}

/** State of the section; `absent` renders nothing. */
export type DebtorOffersView = OffersView<DebtorOffer> | { state: 'absent' };

/**
 * Returns the state of the section. D2: the section needs offers or an unverified user. D4: the status chooses the
 * card, and EXPIRED offers have none.
 */
export function debtorOffersView(view: OffersView<DebtorOffer>): DebtorOffersView {
  if (view.state !== 'ready') return view;
  const offers = view.offers.filter(({ status }) => status !== 'EXPIRED');
  return offers.length > 0 ? { state: 'ready', offers } : { state: 'absent' };
}

/** End of the message about a decision, keyed by the status of the offer. */
const DECISIONS: Partial<Record<NonNullable<DebtorOffer['status']>, string>> = {
  APPROVED: 'одобрена',
  ACTIVE: 'одобрена, договор действует',
  DENIED: 'отклонена',
};

/** D12: a decision is announced when it arrives. */
export const debtorDecisions: DecisionRules<DebtorOffer> = {
  isUnderWay: ({ status }) => status === 'REQUESTED' || status === 'SCORING',
  decisionOf: (offer) => {
    const decided = offer.status && DECISIONS[offer.status];
    if (decided === undefined) return undefined;
    const text = `Решение по заявке. ${insurerName(offer)}: ${decided}`;
    return { text, favourable: offer.status !== 'DENIED' };
  },
};

const REPEAT = 'Вы можете повторно подать заявку';

/**
 * Returns the text of a denied offer; `offerFinishDate` is dd.MM.yyyy. D6: the offer says when one may apply again. For
 * an unreadable date the text has no number of days.
 */
export function repeatApplicationText(offerFinishDate: ServerDate, now?: Date): string {
  const days = calendarDaysUntil(offerFinishDate, now);
  if (days === null) return `${REPEAT} позже`;
  if (days === 0) return `${REPEAT} сегодня`;
  const count = countOf(days, 'календарный день', 'календарных дня', 'календарных дней');
  return `${REPEAT} через ${count}`;
}

const days = (count: number) => countOf(count, 'день', 'дня', 'дней');

/** Returns the time left until the last day to pay a bill; undefined if the day is unreadable. */
export function billDeadline(
  billEndDate: ServerDate,
  now?: Date,
): { text: string; isLate: boolean } | undefined {
  const day = readDay(billEndDate);
  if (day === undefined) return undefined;
  const left = daysBetween(moscowDay(now), day);
  if (left < 0) return { isLate: true, text: `Оплата просрочена на ${days(-left)}` };
  if (left === 0) return { isLate: false, text: 'Сегодня последний день' };
  return {
    isLate: false,
    text: `${plural(left, 'Остался', 'Осталось', 'Осталось')} ${days(left)}`,
  };
}
