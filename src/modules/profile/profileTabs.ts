import { PREFETCH } from '../../api/cache/freshness';
import { organizationApi } from '../../api/endpoints/organization';
import { paymentDetailsApi } from '../../api/endpoints/paymentDetails';
import { userSearchApi } from '../../api/endpoints/userSearch';
import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { loadRegistry } from '../../blocks/registry/registryQuery';
import { definePageTabs } from '../../blocks/tabs/pageTabs';
import { loadServiceAccount } from '../../products/serviceAccount/loadServiceAccount';
import type { LoadContext } from '../../shell/modules/defineModule';
import { accountsRequest } from '../../products/accounts/accounts';
import { servicesOf } from './integrations/services';
import { userSearches } from './users/userSearch';
import { keptUsersText, usersQuery } from './users/usersQuery';
import { USER_ADMINISTRATORS, USERS_TAB } from './users/usersView';

/** The id of the user's organization; undefined for a user who has none. */
const organizationOf = ({ user }: LoadContext) => user?.organization?.id || undefined;

/** /profile and its tabs. Adding one is an entry here. */
export const profileTabs = definePageTabs({
  path: paths.profile,
  title: pageTitles.profile,
  label: 'Разделы профиля',
  tabs: [
    {
      id: 'person',
      label: 'Мои данные',
      lazy: () => import('./person/PersonTab'),
    },
    {
      id: 'security',
      label: 'Безопасность',
      lazy: () => import('./security/SecurityTab'),
    },
    {
      id: 'organization',
      label: 'Организация',
      lazy: () => import('./organization/OrganizationTab'),
      load: (context) => {
        const id = organizationOf(context);
        if (id === undefined) return;
        context.dispatch(organizationApi.util.prefetch('getOrganization', { id }, PREFETCH));
      },
      needsVerified: true,
    },
    {
      id: 'accounts',
      label: 'Банковские реквизиты',
      lazy: () => import('./accounts/AccountsTab'),
      load: (context) => {
        const id = organizationOf(context);
        if (id === undefined) return;
        const request = accountsRequest(id);
        context.dispatch(paymentDetailsApi.util.prefetch('findPaymentDetails', request, PREFETCH));
      },
      needsVerified: true,
    },
    {
      id: USERS_TAB,
      label: 'Пользователи',
      lazy: () => import('./users/UsersTab'),
      load: loadRegistry(usersQuery, (request) =>
        userSearchApi.util.prefetch(
          'findUsersByAny',
          { searches: userSearches(request, keptUsersText()) },
          PREFETCH,
        ),
      ),
      roles: USER_ADMINISTRATORS,
      needsVerified: true,
    },
    {
      id: 'integrations',
      label: 'Интеграции',
      lazy: () => import('./integrations/IntegrationsTab'),
      load: (context) => {
        for (const { type } of servicesOf(context.user)) {
          loadServiceAccount(context, type);
        }
      },
      isFor: (user) => servicesOf(user).length > 0,
      needsVerified: true,
    },
    {
      id: 'interface',
      label: 'Интерфейс',
      lazy: () => import('./interface/InterfaceTab'),
    },
  ],
});
