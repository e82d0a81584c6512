import { paths } from '../../../domain/paths';
import { TabbedPage } from '../../../blocks/tabs/TabbedPage';
import { LinkButton } from '../../../ui/button/LinkButton';
import { databaseIcon } from '../../../ui/icon/frameIcons';
import { deliveriesTabs } from './deliveriesTabs';

/** /deliveries: supplies, invoices and the payment calendar. */
export default function DeliveriesPage() {
  return (
    <TabbedPage
      page={deliveriesTabs}
      actions={
        <LinkButton to={paths.financing} variant="text" icon={databaseIcon}>
          Перейти к финансированию
        </LinkButton>
      }
    />
  );
}
