import './OrderRegisterPage.css';
import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { PageHeader } from '../../../shell/page/PageHeader';
import { TabbedContent } from '../../../shell/tabs/TabbedContent';
import { LinkButton } from '../../../ui/button/LinkButton';
import { fileIcon } from '../../../ui/icon/drawings/fileIcon';
import { SkeletonCard } from '../../../ui/state/Skeletons';
import { orderTabs } from './orderTabs';

/** /sender/order-register: orders of the courier company, and the claims about them. */
export default function OrderRegisterPage() {
  return (
    <div className="order-register">
      <PageHeader
        title={pageTitles.orderRegister}
        actions={
          <LinkButton to={paths.invoicesPayment} icon={fileIcon}>
            Счета на оплату
          </LinkButton>
        }
      />
      <TabbedContent page={orderTabs} skeleton={<SkeletonCard lines={5} />} />
    </div>
  );
}
