import { PREFETCH } from '../../api/cache/freshness';
import { clientApi } from '../../api/endpoints/client';
import { senderApi } from '../../api/endpoints/sender';
import { pageTitles, productTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { courierService } from '../../domain/services';
import {
  loadAccountHealth,
  loadInsurance,
  loadServiceAccount,
} from '../../products/serviceAccount/loadServiceAccount';
import { defineModule } from '../../shell/modules/defineModule';
import { loadRegistry } from '../../blocks/registry/registryQuery';
import { tabRoute } from '../../blocks/tabs/pageTabs';
import { boxIcon, fileIcon, shieldIcon } from '../../ui/icon/frameIcons';
import { infoCircleIcon } from '../../ui/icon/signInIcons';
import { invoicesQuery } from './invoices/invoicesQuery';
import { orderTabs } from './orders/orderTabs';
import { loadClaim, loadMonthlyClaims } from './claim/claimQueries';

/** The role that insures orders; the conditions need the module alone (README.md, rule N1). */
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
      load: (context) => {
        loadServiceAccount(context, courierService.type);
        loadInsurance(context, 'sender');
        loadMonthlyClaims(context);
      },
      needsVerified: true,
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
      load: loadRegistry(invoicesQuery, (searchRequest) =>
        senderApi.util.prefetch('findSenderInvoices', { searchRequest }, PREFETCH),
      ),
      needsVerified: true,
      access: { roles: SENDER },
    },
    {
      path: paths.createClaim,
      name: 'Sender:CreateClaim',
      title: pageTitles.createClaim,
      layout: 'lk',
      lazy: () => import('./claim/CreateClaimPage'),
      load: loadClaim,
      needsVerified: true,
      access: { roles: SENDER },
    },
    {
      path: paths.insuranceConditions,
      name: 'Sender:InsuranceConditions',
      title: pageTitles.insuranceConditions,
      layout: 'lk',
      lazy: () => import('./conditions/ConditionsPage'),
      load: (context) => {
        context.dispatch(senderApi.util.prefetch('getInsurancePrice', undefined, PREFETCH));
        loadInsurance(context, 'sender');
        loadServiceAccount(context, courierService.type);
      },
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
  found: () => import('./found'),
  offerSection: {
    lazy: () => import('./offer/SenderOffer'),
    // The health also says whether there may be an account to ask for.
    load: (context) => {
      loadAccountHealth(context, courierService.type);
      loadInsurance(context, 'sender');
      context.dispatch(clientApi.util.prefetch('getProductAgreement', { product: 'sender' }, {}));
    },
  },
  today: () => import('./today'),
});
