import './DeliveriesPage.css';
import { pageTitles } from '../../../domain/pageTitles';
import { PageHeader } from '../../../shell/page/PageHeader';
import { TabbedContent } from '../../../shell/tabs/TabbedContent';
import { SkeletonCard } from '../../../ui/state/Skeletons';
import { deliveriesTabs } from './deliveriesTabs';

/** /deliveries: supplies, invoices and the payment calendar. */
export default function DeliveriesPage() {
  return (
    <div className="deliveries">
      <PageHeader title={pageTitles.deliveries} />
      <TabbedContent page={deliveriesTabs} skeleton={<SkeletonCard lines={5} />} />
    </div>
  );
}
