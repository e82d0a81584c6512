import { PageHeader } from '../../../shell/page/PageHeader';
import { pageTitles } from '../../../domain/pageTitles';

/** /deliveries: supplies, invoices and the payment calendar. */
export default function DeliveriesPage() {
  return <PageHeader title={pageTitles.deliveries} />;
}
