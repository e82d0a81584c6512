import './DeliveriesPage.css';
import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { PageHeader } from '../../../shell/page/PageHeader';
import { TabbedContent } from '../../../shell/tabs/TabbedContent';
import { LinkButton } from '../../../ui/button/LinkButton';
import { databaseIcon } from '../../../ui/icon/drawings/databaseIcon';
import { SkeletonCard } from '../../../ui/state/Skeletons';
import { deliveriesTabs } from './deliveriesTabs';

/** /deliveries: supplies, invoices and the payment calendar. */
export default function DeliveriesPage() {
  return (
    <div className="deliveries">
      <PageHeader
        title={pageTitles.deliveries}
        actions={
          <LinkButton to={paths.financing} icon={databaseIcon}>
            Перейти к финансированию
          </LinkButton>
        }
      />
      <TabbedContent page={deliveriesTabs} skeleton={<SkeletonCard lines={5} />} />
    </div>
  );
}
