import { financeAgreementApi, type FinanceInvoice } from '../../api/endpoints/financeAgreement';
import {
  actualFinanceOffers,
  financeOfferApi,
  type FinanceOffer,
} from '../../api/endpoints/financeOffer';
import { financeRegistryApi, type Supply } from '../../api/endpoints/financeRegistry';
import { paths, pathWithId } from '../../domain/paths';
import { financeRequestStatuses } from '../../domain/statuses/financeStatuses';
import { searchFiltersOf } from '../../blocks/registry/registryQuery';
import { tabPath } from '../../shell/modules/pageTabs';
import { countOf, plural } from '../../lib/countOf';
import { dayAndMonth, readDay } from '../../lib/dates';
import { addDays, daysBetween, type IsoDay } from '../../lib/isoDay';
import { formatMoney } from '../../lib/money';
import { billsToday, billsRequest } from '../../products/payment/billsToday';
import { restOf } from '../../products/payment/shownBill';
import { todaySource, type Figure, type Task, type Watched } from '../../shell/today/moduleToday';
import { exclamationTriangleIcon, walletIcon } from '../../ui/icon/frameIcons';
import { suppliesQuery } from './deliveries/supplies/register';
import { offerBank, draftName, isOpen, offerCard } from './offers/offerCard';

/** B1: only this role sees registries with sums of money. */
const roles = ['FINANCE'];

/** Returns a task for each draft of a request that can still be sent. */
function draftTasks(offers: readonly FinanceOffer[]): Task[] {
  return offers.flatMap((offer): Task[] => {
    const card = offerCard(offer);
    if (card.kind !== 'offer' || card.requestId === undefined || !isOpen(offer)) return [];
    const created = readDay(offer.request?.createdDateTime);
    return [
      {
        id: card.requestId,
        title: 'Продолжить заявку на финансирование',
        short: 'Продолжить заявку',
        details: draftName(offer),
        action: 'Продолжить',
        to: pathWithId(paths.financeRequest, card.requestId),
        isDraft: true,
        start: created,
        due: readDay(offer.financingLimit?.endDate),
        when: created && `черновик от ${dayAndMonth(created)}`,
      },
    ];
  });
}

/** Returns the text for the state of an offer; undefined if the state is not worth a message. */
function decisionOf(state: string): { title: string; isRefusal?: true } | undefined {
  if (state === 'CANCEL') return { title: 'Банк отклонил заявку', isRefusal: true };
  if (state === 'APPROVED') return { title: 'Банк одобрил заявку' };
  if (state === 'AGREEMENT') return { title: 'Договор финансирования заключён' };
  if (state === 'NEW') return { title: 'Новое предложение банка' };
  return undefined;
}

/** Returns the state of an offer; the status of its agreement or request takes precedence. */
function stateOf(offer: FinanceOffer): string {
  const card = offerCard(offer);
  if (card.kind === 'agreement') return 'AGREEMENT';
  if (card.kind === 'request') return card.isRefused ? 'CANCEL' : card.status;
  // The bank has not decided about a draft yet, so the offer's own status is used.
  return offer.status?.name ?? '';
}

function offerChanges(offers: readonly FinanceOffer[]): Watched[] {
  return offers.map((offer) => {
    const state = stateOf(offer);
    const decision = decisionOf(state);
    const { request, financingLimit } = offer;
    const limit = request?.financingLimit?.financingLimit ?? financingLimit?.financingLimit;
    const sum = limit === undefined ? '' : `, лимит ${formatMoney(limit, { fraction: false })}`;
    return {
      id: offer.id,
      state,
      news: decision && {
        title: decision.title,
        details: `${offerBank(offer).name}${sum}`,
        icon: walletIcon,
        tone: decision.isRefusal ? financeRequestStatuses.CANCEL.tone : 'success',
        to:
          request && state !== 'AGREEMENT'
            ? pathWithId(paths.financeRequest, request.id)
            : paths.offers,
        at: request?.statusHistory.at(-1)?.changedDateTime,
      },
    };
  });
}

/** Rows of a response; their sum is incomplete if `totalElements` is larger. */
interface Listed<Row> {
  readonly content: readonly Row[];
  readonly totalElements?: number | undefined;
}

const isCut = ({ content, totalElements = 0 }: Listed<unknown>) => totalElements > content.length;

/** Returns the sum of the numbers; NaN if a number is unknown. */
const sumOf = (sums: readonly (number | undefined)[]) =>
  sums.reduce<number>((whole, one = NaN) => whole + one, 0);

/**
 * Returns the unused limit as a figure; empty without valid agreements, or if a limit or a part of the offers
 * is unknown.
 */
function limitFigures(page: Listed<FinanceOffer>): Figure[] {
  const left = page.content.flatMap((offer) => {
    const card = offerCard(offer);
    return card.kind === 'agreement' && card.agreement.valid === true
      ? [card.agreement.availableAmount]
      : [];
  });
  const kopeks = sumOf(left);
  if (left.length === 0 || isCut(page) || Number.isNaN(kopeks)) return [];
  const to = tabPath({ path: paths.financing }, 'agreements');
  return [{ id: 'limit', label: 'Доступный лимит', kopeks, to }];
}

/** Returns the search for overdue supplies, sorted by due date from the latest to the oldest. */
export function overdueSupplies(now = new Date()) {
  return {
    searchRequest: {
      pageNumber: 0,
      pageSize: 20,
      filters: searchFiltersOf(suppliesQuery, { view: undefined, filters: { overdue: true } }, now),
      sorts: [{ field: 'paymentDate', direction: 'DESC' as const }],
    },
  };
}

const OVERDUE = `${paths.deliveries}?overdue=on`;

interface OverduePage {
  content: readonly Supply[];
  totalElements: number;
  totals?: { debtSum?: number | undefined } | undefined;
}

function overdueTasks({ content, totalElements, totals }: OverduePage, today: IsoDay): Task[] {
  const count = Math.max(totalElements, content.length);
  if (!(count > 0)) return [];
  // The oldest supply is known only if the response contains all rows.
  const oldest = count === content.length ? readDay(content.at(-1)?.paymentDate) : undefined;
  const late = oldest === undefined ? 0 : daysBetween(oldest, today);
  return [
    {
      id: 'overdue',
      title: `${plural(count, 'Просрочена', 'Просрочены', 'Просрочено')} ${countOf(count, 'поставка', 'поставки', 'поставок')}`,
      details: totals?.debtSum === undefined ? undefined : formatMoney(totals.debtSum),
      action: 'Показать',
      to: OVERDUE,
      due: oldest,
      when: late > 0 ? `дольше всех ${countOf(late, 'день', 'дня', 'дней')}` : undefined,
      menu: { id: 'deliveries', count },
    },
  ];
}

function overdueFigures({ content, totalElements, totals }: OverduePage): Figure[] {
  const isNone = totalElements === 0 && content.length === 0;
  const kopeks = totals?.debtSum ?? (isNone ? 0 : undefined);
  if (kopeks === undefined) return [];
  return [{ id: 'overdue', label: 'Просрочено', kopeks, to: OVERDUE, isAlarm: true }];
}

function overdueChanges({ content }: OverduePage): Watched[] {
  return content.map(({ id, number = '', debtor, debtSum }) => ({
    id,
    state: 'OVERDUE',
    news: {
      title: `Просрочена поставка ${number}`,
      details: [debtor?.name, debtSum === undefined ? '' : formatMoney(debtSum)]
        .filter(Boolean)
        .join(', '),
      icon: exclamationTriangleIcon,
      tone: 'danger',
      to: `${OVERDUE}&row=${encodeURIComponent(id)}`,
    },
  }));
}

/** Argument of the search for unpaid bills of banks, the latest first. */
export const unpaidBills = billsRequest(['UNPAID', 'PARTIALLY_PAID', 'OVERDUE']);

const BILLS = tabPath({ path: paths.deliveries }, 'invoices');

/** Number of days in the figure of upcoming bills, including today. */
const SOON_DAYS = 7;

/** Returns the unpaid sum of bills that are due soon; overdue bills are in another figure. */
function soonFigures(page: Listed<FinanceInvoice>, today: IsoDay): Figure[] {
  const last = addDays(today, SOON_DAYS - 1);
  const soon = page.content.filter(({ dueDate }) => {
    const due = readDay(dueDate);
    return due !== undefined && due >= today && due <= last;
  });
  const kopeks = sumOf(soon.map(restOf));
  // If a bill has no sums, its unpaid part is unknown.
  if (isCut(page) || Number.isNaN(kopeks)) return [];
  const to = `${BILLS}&due=${today}..${last}`;
  return [{ id: 'soon', label: 'Счета к оплате за 7 дней', kopeks, to }];
}

const billPath = ({ id }: FinanceInvoice) => `${BILLS}&row=${encodeURIComponent(id)}`;

/** Tasks, figures and news of a supplier, from banks and buyers. */
export default [
  todaySource({
    id: 'finance-offers',
    endpoint: financeOfferApi.endpoints.findActualFinanceOffers,
    arg: actualFinanceOffers,
    tasks: ({ content }) => draftTasks(content),
    changes: ({ content }) => offerChanges(content),
    figures: limitFigures,
  }),
  todaySource({
    id: 'finance-bills',
    roles,
    endpoint: financeAgreementApi.endpoints.findFinanceInvoices,
    arg: unpaidBills,
    ...billsToday({ to: billPath, payeeOf: ({ recipient }) => recipient?.fullName }),
    figures: soonFigures,
  }),
  todaySource({
    id: 'supplies',
    roles,
    endpoint: financeRegistryApi.endpoints.findSupplies,
    arg: overdueSupplies(),
    tasks: overdueTasks,
    changes: overdueChanges,
    figures: overdueFigures,
  }),
];
