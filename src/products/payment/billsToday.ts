import { addDays, type IsoDay } from '../../lib/isoDay';
import { dayAndMonth, readDay } from '../../lib/dates';
import { overdueText } from '../../lib/calendar/dayTexts';
import { formatMoney } from '../../lib/money';
import type { Task, Watched } from '../../shell/today/moduleToday';
import { walletIcon } from '../../ui/icon/frameIcons';
import { restOf, type Bill } from './shownBill';

/**
 * Returns the request for the 50 latest bills in these statuses. Callers omit the paid status: paid bills would take
 * the place of unpaid ones.
 */
export function billsRequest(statuses: readonly string[]) {
  return {
    searchRequest: {
      pageNumber: 0,
      pageSize: 50,
      filters: [{ field: 'status.name', value: [...statuses], operation: 'IN' as const }],
      sorts: [{ field: 'date', direction: 'DESC' as const }],
    },
  };
}

interface BillsToday<Row> {
  /** Page on which the bill is paid. */
  readonly to: (bill: Row) => string;
  readonly payeeOf: (bill: Row) => string | undefined;
  /** Id of the menu item that counts the bills. */
  readonly menuId?: string;
  /** Days before the due date from which a bill is a task; three by default. */
  readonly withinDays?: number;
}

/** Returns `tasks` and `changes` of a source whose response has bills. */
export function billsToday<Row extends Bill>(options: BillsToday<Row>) {
  type Found = { readonly content: readonly Row[] };
  return {
    tasks: ({ content }: Found, today: IsoDay) => billTasks(content, today, options),
    changes: ({ content }: Found) => billChanges(content, options),
  };
}

/** Returns a task for each bill that is due within the given days, or overdue. */
export function billTasks<Row extends Bill>(
  bills: readonly Row[],
  today: IsoDay,
  { to, payeeOf, menuId, withinDays = 3 }: BillsToday<Row>,
): Task[] {
  return bills.flatMap((bill): Task[] => {
    const due = readDay(bill.dueDate);
    const kopeks = restOf(bill);
    if (due === undefined || due > addDays(today, withinDays) || kopeks <= 0) return [];
    const late = due < today;
    return [
      {
        id: bill.id,
        title: `Оплатить счёт ${bill.number ?? ''}`.trim(),
        short: `Счёт ${bill.number ?? ''}`.trim(),
        details: [Number.isNaN(kopeks) ? '' : formatMoney(kopeks), payeeOf(bill)]
          .filter(Boolean)
          .join(', '),
        action: 'Оплатить',
        to: to(bill),
        due,
        start: readDay(bill.date),
        ...(late && { when: overdueText(due, 1) }),
        ...(menuId !== undefined && { menu: { id: menuId, count: 1 } }),
      },
    ];
  });
}

/** Returns the states of the bills. A new bill and a bill that becomes overdue are news. */
function billChanges<Row extends Bill>(bills: readonly Row[], { to }: BillsToday<Row>): Watched[] {
  return bills.map((bill) => {
    const isOverdue = bill.status?.name === 'OVERDUE';
    const due = readDay(bill.dueDate);
    const kopeks = restOf(bill);
    const until = due === undefined || isOverdue ? '' : `оплатить до ${dayAndMonth(due)}`;
    return {
      id: bill.id,
      // A partial payment does not change the state, because the user's own action is not news.
      state: isOverdue ? 'OVERDUE' : 'OPEN',
      news: {
        title: `${isOverdue ? 'Просрочен' : 'Выставлен'} счёт ${bill.number ?? ''}`.trim(),
        details: [Number.isNaN(kopeks) ? '' : formatMoney(kopeks), until]
          .filter(Boolean)
          .join(', '),
        icon: walletIcon,
        tone: isOverdue ? 'danger' : 'warning',
        to: to(bill),
      },
    };
  });
}
