import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { productTitles } from '../../domain/products';
import { defineModule } from '../../shell/modules/defineModule';
import { tabRoute } from '../../blocks/tabs/tabRoute';
import { boxIcon } from '../../ui/icon/drawings/boxIcon';
import { fileIcon } from '../../ui/icon/drawings/fileIcon';
import { infoCircleIcon } from '../../ui/icon/drawings/infoCircleIcon';
import { shieldIcon } from '../../ui/icon/drawings/shieldIcon';
import { loadSenderOffer } from './offer/loadSenderOffer';
import { loadConditions } from './conditions/loadConditions';
import { loadInvoices } from './invoices/loadInvoices';
import { loadManagement } from './management/loadManagement';
import { orderTabs } from './orders/orderTabs';
import { loadClaim } from './claim/loadClaim';

/** Who insures orders; the conditions are for everybody who has the module (README.md, rule N1). */
const SENDER = ['SENDER'];

/** Order insurance of senders through the courier company (README.md). */
export const senderModule = defineModule({
  id: 'sender',
  title: productTitles.sender,
  sort: 40,
  access: { excludable: true },
  routes: [
    {
      path: paths.sender,
      name: 'Sender',
      layout: 'lk',
      lazy: () => import('./conditions/ConditionsPage'),
      leadsTo: paths.insuranceConditions,
    },
    {
      path: paths.insuranceManagement,
      name: 'Sender:InsuranceManagement',
      title: pageTitles.insuranceManagement,
      layout: 'lk',
      lazy: () => import('./management/ManagementPage'),
      load: loadManagement,
      access: { roles: SENDER },
    },
    {
      path: paths.orderRegister,
      name: 'Sender:OrderRegister',
      layout: 'lk',
      lazy: () => import('./orders/OrderRegisterPage'),
      ...tabRoute(orderTabs),
      access: { roles: SENDER },
    },
    {
      path: paths.invoicesPayment,
      name: 'Sender:InvoicesPayment',
      title: pageTitles.invoicesPayment,
      layout: 'lk',
      lazy: () => import('./invoices/InvoicesPage'),
      load: loadInvoices,
      access: { roles: SENDER },
    },
    {
      path: paths.createClaim,
      name: 'Sender:CreateClaim',
      title: pageTitles.createClaim,
      layout: 'lk',
      lazy: () => import('./claim/CreateClaimPage'),
      load: loadClaim,
      access: { roles: SENDER },
    },
    {
      path: paths.insuranceConditions,
      name: 'Sender:InsuranceConditions',
      title: pageTitles.insuranceConditions,
      layout: 'lk',
      lazy: () => import('./conditions/ConditionsPage'),
      load: loadConditions,
    },
  ],
  menu: [
    {
      id: 'sender',
      label: productTitles.sender,
      isGroup: true,
      sort: 130,
      permission: SENDER,
      items: [
        {
          id: 'insurance-management',
          label: pageTitles.insuranceManagement,
          icon: shieldIcon,
          to: paths.insuranceManagement,
          sort: 10,
        },
        {
          id: 'order-register',
          label: pageTitles.orderRegister,
          icon: boxIcon,
          to: paths.orderRegister,
          sort: 20,
        },
        {
          id: 'invoices-payment',
          label: pageTitles.invoicesPayment,
          icon: fileIcon,
          to: paths.invoicesPayment,
          sort: 30,
        },
        {
          id: 'insurance-conditions',
          label: pageTitles.insuranceConditions,
          icon: infoCircleIcon,
          to: paths.insuranceConditions,
          sort: 50,
        },
      ],
    },
  ],
  offerSection: { lazy: () => import('./offer/SenderOffer'), load: loadSenderOffer },
});
