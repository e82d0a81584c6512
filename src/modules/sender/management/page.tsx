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

/** /sender/insurance-management: account, insurance, and figures of the orders. */
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
      <div className="management__cards">
        <AccountCard />
        <InsuranceCard />
        <ChartCard dashboard={dashboard} />
      </div>
      <OrderTiles dashboard={dashboard} />
      <MonthlyClaims />
    </>
  );
}
