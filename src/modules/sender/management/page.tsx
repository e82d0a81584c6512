import './page.css';
import { pageTitles, productTitles } from '../../../domain/pageTitles';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../shell/page/PageHeader';
import { MonthlyClaims } from '../claim/monthly/MonthlyClaims';
import { AccountCard } from './AccountCard';
import { ChartCard } from './figures/ChartCard';
import { OrderTiles } from './figures/OrderTiles';
import { useDashboard } from './figures/useDashboard';
import { InsuranceCard } from './InsuranceCard';

/** /sender/insurance-management: waiting drafts, figures of the orders, insurance and account. */
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
