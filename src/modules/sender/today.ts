import { senderApi, type Claim, type SenderInvoice } from '../../api/endpoints/sender';
import { claimedOrders, isOpenClaim } from '../../domain/claims';
import { monthlyDraft } from '../../domain/monthlyDraft';
import { paths } from '../../domain/paths';
import { courierService } from '../../domain/services';
import { statusOf } from '../../domain/statuses/status';
import { claimStatuses } from '../../domain/statuses/orderStatuses';
import { countOf } from '../../lib/countOf';
import { readDay } from '../../lib/dates';
import { monthName } from '../../lib/calendar/dayNames';
import { isIsoDay, type IsoDay } from '../../lib/isoDay';
import { formatMoney } from '../../lib/money';
import { billsToday, billTasks, billsRequest } from '../../products/payment/billsToday';
import { accountErrorSource } from '../../products/serviceAccount/accountErrorSource';
import { todaySource, type Task, type Watched } from '../../shell/today/moduleToday';
import { hammerIcon } from '../../ui/icon/frameIcons';
import { claimFormPath, claimPath, claimRowPath } from './orders/claimPaths';

/** N1: only this role sees claims and bills. */
const roles = [courierService.role];

/** Argument for the latest claims, both single and monthly. */
export const LATEST_CLAIMS = {
  claimSearch: {
    pageSize: 50,
    sorts: [{ field: 'createdDateTime', direction: 'DESC' as const }],
  },
};

const statusName = ({ status }: Claim): string => status?.name ?? '';

/**
 * Returns the address of the form for a claim that can be changed. For any other claim, and for a single claim without
 * an order, returns the address of the panel.
 */
function placeOf(claim: Claim): string {
  const { id, orderId } = claim;
  if (claim.isGroupClaim === true) {
    return isOpenClaim(statusName(claim)) ? claimFormPath(id) : claimRowPath(claim);
  }
  return claimPath(claim, orderId ?? '');
}

function extentOf(claim: Claim): string {
  const count = countOf(claimedOrders(claim).length, 'заказ', 'заказа', 'заказов');
  const { claimedAmount } = claim;
  return typeof claimedAmount === 'number' ? `${count} на ${formatMoney(claimedAmount)}` : count;
}

/** Returns tasks for monthly drafts and for claims for which documents are requested. */
export function claimTasks(claims: readonly Claim[], today: IsoDay): Task[] {
  return claims.flatMap((claim): Task[] => {
    const { id, number = '', period } = claim;
    const rest = { id, to: placeOf(claim) };
    if (statusName(claim) === 'DOCUMENTS_REQUESTED') {
      return [
        {
          ...rest,
          title: `Добавить документы к заявлению ${number}`.trim(),
          short: `Документы к ${number}`,
          details: 'их запросила страховая компания',
          action: 'Добавить',
          menu: { id: 'order-register', count: 1 },
        },
      ];
    }
    if (statusName(claim) !== 'DRAFT' || claim.isGroupClaim !== true) return [];
    const month = isIsoDay(period?.startDate) ? ` за ${monthName(period.startDate)}` : '';
    return [
      {
        ...rest,
        title: `Проверить черновик заявления${month}`,
        short: `Черновик${month}`,
        details: extentOf(claim),
        action: 'Проверить',
        // The draft should be checked before the next one is created.
        due: monthlyDraft(today).preparedDate,
        start: readDay(claim.createdDateTime),
        menu: { id: 'insurance-management', count: 1 },
      },
    ];
  });
}

/**
 * Returns the title of a notification: the insurer's decision or request about a claim, or a finished monthly draft.
 * Undefined for other statuses.
 */
function titleOf(claim: Claim): string | undefined {
  const { number = '', isGroupClaim } = claim;
  switch (statusName(claim)) {
    case 'DRAFT':
      return isGroupClaim === true ? `Готов черновик заявления ${number}` : undefined;
    case 'DOCUMENTS_REQUESTED':
      return `Просят документы: ${number}`;
    case 'APPROVED':
      return `Одобрено заявление ${number}`;
    case 'PARTIALLY_APPROVED':
      return `Одобрено частично: ${number}`;
    case 'REJECTED':
      return `Отказано по заявлению ${number}`;
    case 'PAID':
      return `Выплачено по заявлению ${number}`;
    default:
      return undefined;
  }
}

function claimChanges(claims: readonly Claim[]): Watched[] {
  return claims.map((claim) => {
    const state = statusName(claim);
    const title = titleOf(claim);
    const sum = claim.paidAmount ?? claim.approvedAmount ?? claim.claimedAmount;
    const { tone } = statusOf(claimStatuses, state);
    return {
      id: claim.id,
      state,
      news:
        title === undefined
          ? undefined
          : {
              title,
              details: typeof sum === 'number' ? formatMoney(sum) : undefined,
              icon: hammerIcon,
              tone,
              to: placeOf(claim),
              at: claim.statusHistory.at(-1)?.changedDateTime,
            },
    };
  });
}

/** Argument for unpaid bills for the insurance, the latest first. */
export const unpaidBills = billsRequest(['ISSUED', 'OVERDUE']);

/** Returns the address of a bill: its panel, and a search for its number, because the panel loads no data by itself. */
export const billPath = ({ id, number = '' }: SenderInvoice) =>
  `${paths.invoicesPayment}?${new URLSearchParams({ search: number, row: id })}`;

const billOptions = {
  to: billPath,
  payeeOf: ({ recipient }: SenderInvoice) => recipient?.name,
  menuId: 'invoices-payment',
};

/** Returns a task for each open bill, including bills that are due later. */
export const openBillTasks = (bills: readonly SenderInvoice[], today: IsoDay): Task[] =>
  billTasks(bills, today, { ...billOptions, withinDays: 3_650 });

/** Sources of tasks and news for senders. */
export default [
  todaySource({
    id: 'claims',
    roles,
    endpoint: senderApi.endpoints.findClaims,
    arg: LATEST_CLAIMS,
    tasks: ({ content }, today) => claimTasks(content, today),
    changes: ({ content }) => claimChanges(content),
  }),
  todaySource({
    id: 'sender-bills',
    roles,
    endpoint: senderApi.endpoints.findSenderInvoices,
    arg: unpaidBills,
    ...billsToday(billOptions),
  }),
  accountErrorSource(courierService),
];
