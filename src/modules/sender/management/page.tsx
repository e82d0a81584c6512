import './page.css';
import { useState } from 'react';
import { optionalCall } from '../../../api/baseQuery';
import { FRESH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { MoreTasks } from '../../../blocks/todo/MoreTasks';
import { MOST_LINES, TodoRoom } from '../../../blocks/todo/TodoRoom';
import { TodoSection } from '../../../blocks/todo/TodoSection';
import { pageTitles, productTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { sorted } from '../../../lib/copies';
import { countOf } from '../../../lib/countOf';
import { moscowDay } from '../../../lib/isoDay';
import { PageHeader } from '../../../shell/page/PageHeader';
import { byUrgency } from '../../../shell/today/day';
import type { Task } from '../../../shell/today/moduleToday';
import { MONTHLY_CLAIMS } from '../claim/claimQueries';
import { comingText } from '../claim/monthly/monthlyTexts';
import { ChartCard } from '../figures/ChartCard';
import { OrderTiles } from '../figures/OrderTiles';
import { useDashboard } from '../figures/useDashboard';
import { claimTasks, openBillTasks, unpaidBills } from '../today';
import { AccountCard } from './AccountCard';
import { InsuranceCard } from './InsuranceCard';

/** /sender/insurance-management: bills and drafts, figures of the orders, insurance and account. */
export default function ManagementPage() {
  return (
    <div className="management grid grid-cols-1 gap-4">
      <PageHeader title={pageTitles.insuranceManagement} subtitle={productTitles.sender} />
      <ConfirmedOnly>
        <Management />
      </ConfirmedOnly>
    </div>
  );
}

function Management() {
  const dashboard = useDashboard();
  return (
    <>
      {/* The content below waits for the bills and the drafts, to avoid a layout shift. */}
      {dashboard.state === 'loading' && <div aria-busy="true" />}
      {dashboard.state !== 'loading' && (
        <ManagementTodo
          unpaid={dashboard.state === 'known' ? (dashboard.figures.unpaidInvoices ?? 0) : 0}
        />
      )}
      <OrderTiles dashboard={dashboard} />
      <div className="management__cards grid grid-cols-1 gap-4 items-stretch">
        <ChartCard dashboard={dashboard} />
        <div className="management__states grid grid-cols-1 gap-4 min-w-0">
          <InsuranceCard />
          <AccountCard />
        </div>
      </div>
      <ComingClaim />
    </>
  );
}

/** A sentence about the next draft; renders nothing if none is expected or if it fails to load. */
function ComingClaim() {
  const { data } = senderApi.useGetOrderDashboardQuery(undefined, FRESH);
  const coming = comingText(data, moscowDay());
  return (
    coming && (
      <p className="text-13 text-muted">
        {coming.day}, {coming.text}
      </p>
    )
  );
}

/** Returns one line with the number of unpaid bills; used if the bills fail to load. */
function unknownBills(count: number): Task {
  const title = countOf(count, 'неоплаченный счёт', 'неоплаченных счёта', 'неоплаченных счетов');
  return { id: 'bills', title, action: 'Оплатить', to: paths.invoicesPayment };
}

/**
 * «Что сделать» of the insurance: open bills and monthly claims, the most urgent first, five at once. The bills load
 * after the figures, and only if the figures count unpaid bills.
 *
 * @param unpaid number of unpaid bills
 */
function ManagementTodo({ unpaid }: { unpaid: number }) {
  const [isOpen, setOpen] = useState(false);
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
  const shown = isOpen ? tasks : tasks.slice(0, MOST_LINES);
  return (
    <TodoSection
      className="management-tasks"
      tasks={shown}
      summary={countOf(tasks.length, 'дело', 'дела', 'дел')}
      action={
        <MoreTasks
          hidden={tasks.length - shown.length}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      }
    />
  );
}
