import { paths } from '../../../domain/paths';
import { TabbedPage } from '../../../blocks/tabs/TabbedPage';
import { LinkButton } from '../../../ui/button/LinkButton';
import { fileIcon } from '../../../ui/icon/frameIcons';
import { orderTabs } from './orderTabs';

/** /sender/order-register: orders of the courier company, and the claims about them. */
export default function OrderRegisterPage() {
  return (
    <TabbedPage
      page={orderTabs}
      actions={
        <LinkButton to={paths.invoicesPayment} variant="text" icon={fileIcon}>
          Счета на оплату
        </LinkButton>
      }
    />
  );
}
