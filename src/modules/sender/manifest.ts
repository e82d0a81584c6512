import { pageTitles, productTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { defineModule } from '../../shell/modules/defineModule';
import { boxIcon, fileIcon, shieldIcon } from '../../ui/icon/frameIcons';
import { infoCircleIcon } from '../../ui/icon/signInIcons';
import { orderTabs } from './orders/orderTabs';

/** N1: all pages need this role, except the conditions, for which the module is enough. */
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
      page: () => import('./conditions/page'),
      leadsTo: paths.insuranceConditions,
    },
    {
      path: paths.insuranceManagement,
      name: 'Sender:InsuranceManagement',
      title: pageTitles.insuranceManagement,
      layout: 'lk',
      page: () => import('./management/page'),
      load: () => import('./management/load'),
      needsVerified: true,
      access: { roles: SENDER },
    },
    {
      ...orderTabs,
      name: 'Sender:OrderRegister',
      layout: 'lk',
      page: () => import('./orders/page'),
      access: { roles: SENDER },
    },
    {
      path: paths.invoicesPayment,
      name: 'Sender:InvoicesPayment',
      title: pageTitles.invoicesPayment,
      layout: 'lk',
      page: () => import('./invoices/page'),
      load: () => import('./invoices/register'),
      needsVerified: true,
      access: { roles: SENDER },
    },
    {
      path: paths.createClaim,
      name: 'Sender:CreateClaim',
      title: pageTitles.createClaim,
      layout: 'lk',
      page: () => import('./claim/page'),
      load: () => import('./claim/load'),
      needsVerified: true,
      access: { roles: SENDER },
    },
    {
      path: paths.insuranceConditions,
      name: 'Sender:InsuranceConditions',
      title: pageTitles.insuranceConditions,
      layout: 'lk',
      page: () => import('./conditions/page'),
      load: () => import('./conditions/load'),
      needsVerified: true,
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
  search: () => import('./search'),
  offers: {
    page: () => import('./offer/SenderOffer'),
    load: () => import('./offer/load'),
    roles: SENDER,
  },
  today: () => import('./today'),
});
