import { PageHeader } from '../../../shell/page/PageHeader';
import { pageTitles } from '../../../domain/pageTitles';

/** /offer/request/:id: the form of a request for financing. */
export default function FinanceRequestPage() {
  return <PageHeader title={pageTitles.financeRequest} />;
}
