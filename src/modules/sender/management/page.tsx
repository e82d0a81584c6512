import './page.css';
import { pageTitles, productTitles } from '../../../domain/pageTitles';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../shell/page/PageHeader';
import { MonthlyClaims } from '../claim/monthly/MonthlyClaims';
import { AccountCard } from './AccountCard';
import { ChartCard } from '../figures/ChartCard';
import { OrderTiles } from '../figures/OrderTiles';
import { useDashboard } from '../figures/useDashboard';
import { InsuranceCard } from './InsuranceCard';
import { UnpaidBill } from './UnpaidBill';

/** /sender/insurance-management: the bill to pay, waiting drafts, figures of the orders, insurance and account. */
export default function ManagementPage() {
  return (
    <div className="management">
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
      {/* The parts below wait for the bills and the drafts, so that nothing moves. */}
      {dashboard.state === 'loading' && <div aria-busy="true" />}
      {dashboard.state === 'known' && <UnpaidBill count={dashboard.figures.unpaidInvoices ?? 0} />}
      <MonthlyClaims part="drafts" />
      <OrderTiles dashboard={dashboard} />
      <div className="management__cards">
        <ChartCard dashboard={dashboard} />
        <div className="management__states">
          <InsuranceCard />
          <AccountCard />
        </div>
      </div>
      <MonthlyClaims part="coming" />
    </>
  );
}
