import { FRESH } from '../../../api/cache/freshness';
import { optionalCall } from '../../../api/baseQuery';
import { senderApi } from '../../../api/endpoints/sender';
import { TodoRoom } from '../../../blocks/todo/TodoRoom';
import { TodoSection } from '../../../blocks/todo/TodoSection';
import { paths } from '../../../domain/paths';
import { sorted } from '../../../lib/copies';
import { countOf } from '../../../lib/countOf';
import { moscowDay } from '../../../lib/isoDay';
import { byUrgency } from '../../../shell/today/day';
import type { Task } from '../../../shell/today/moduleToday';
import { MONTHLY_CLAIMS } from '../claim/claimQueries';
import { claimTasks, openBillTasks, unpaidBills } from '../today';

/** Maximum number of lines; the registries have the other bills and drafts. */
const MOST_LINES = 5;

/** Returns one line with the number of unpaid bills; used if the bills fail to load. */
function unknownBills(count: number): Task {
  const title = countOf(count, 'неоплаченный счёт', 'неоплаченных счёта', 'неоплаченных счетов');
  return { id: 'bills', title, action: 'Оплатить', to: paths.invoicesPayment };
}

/**
 * «Что сделать» of the insurance: open bills and monthly claims, the most urgent first. The bills load after the
 * figures, because the figures include the number of bills.
 *
 * @param unpaid number of unpaid bills
 */
export function ManagementTodo({ unpaid }: { unpaid: number }) {
  const claims = senderApi.useFindClaimsQuery(MONTHLY_CLAIMS, FRESH);
  const bills = senderApi.useFindSenderInvoicesQuery(optionalCall(unpaidBills), {
    skip: unpaid === 0,
  });
  if (claims.data === undefined && !claims.isError) return <div aria-busy="true" />;
  const today = moscowDay();
  const drafts = claimTasks(claims.data?.content ?? [], today);
  if (unpaid > 0 && bills.data === undefined && !bills.isError)
    return <TodoRoom isAsked lines={Math.min(unpaid + drafts.length, MOST_LINES)} />;
  const open = bills.isError
    ? [unknownBills(unpaid)]
    : openBillTasks(bills.data?.content ?? [], today);
  const tasks = sorted([...open, ...drafts], byUrgency(today));
  if (tasks.length === 0) return null;
  return (
    <TodoSection
      className="management-tasks"
      tasks={tasks.slice(0, MOST_LINES)}
      summary={countOf(tasks.length, 'дело', 'дела', 'дел')}
    />
  );
}
