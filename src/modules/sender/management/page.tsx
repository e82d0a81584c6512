import './page.css';
import { pageTitles, productTitles } from '../../../domain/pageTitles';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../shell/page/PageHeader';
import { ComingClaim } from '../claim/monthly/ComingClaim';
import { AccountCard } from './AccountCard';
import { ChartCard } from '../figures/ChartCard';
import { OrderTiles } from '../figures/OrderTiles';
import { useDashboard } from '../figures/useDashboard';
import { InsuranceCard } from './InsuranceCard';
import { ManagementTodo } from './ManagementTodo';

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
