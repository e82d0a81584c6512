// @vitest-environment jsdom
import { ILIN_ID } from '../../../test/backend/scenarios/people';
import { describeAnyAnswer } from '../../../test/contract/anyAnswer';
import { click } from '../../../test/faults/hands';
import { testCabinet } from '../../../test/render/cabinet';
import { SEVERNY_VETER } from '../../../test/backend/scenarios/companies';
import { organizationApi } from '../../api/endpoints/organization';
import AccountsTab from './accounts/AccountsTab';
import IntegrationsTab from './integrations/IntegrationsTab';
import OrganizationTab from './organization/OrganizationTab';
import PersonTab from './person/PersonTab';
import UserPage from './users/UserPage';
import UsersTab from './users/UsersTab';

const DENIS = 'morozov@posylka-plus.ru';
const { getOrganizationRegistryData } = organizationApi.endpoints;

/** Every operation that a screen of the profile reads, and the screen. */
describeAnyAnswer(testCabinet(), [
  {
    operation: 'getCurrentUser',
    address: '/profile',
    element: <PersonTab />,
    again: 'CurrentUser',
  },
  { operation: 'findUsers', address: '/profile?tab=users', element: <UsersTab />, again: 'User' },
  {
    operation: 'getUser',
    address: `/profile/users/${ILIN_ID}`,
    path: '/profile/users/:id',
    element: <UserPage />,
    again: 'User',
  },
  {
    operation: 'getOrganization',
    address: '/profile?tab=organization',
    element: <OrganizationTab />,
    again: 'Organization',
  },
  {
    operation: 'getOrganizationRegistryData',
    address: '/profile?tab=organization',
    element: <OrganizationTab />,
    reach: () => click('Сверить с реестром'),
    again: ({ dispatch }) =>
      dispatch(
        getOrganizationRegistryData.initiate(
          { id: SEVERNY_VETER.id },
          { forceRefetch: true, subscribe: false },
        ),
      ),
  },
  {
    operation: 'findPaymentDetails',
    address: '/profile?tab=accounts',
    element: <AccountsTab />,
    again: 'PaymentDetails',
  },
  {
    operation: 'getServiceHealth',
    address: '/profile?tab=integrations',
    element: <IntegrationsTab />,
    as: DENIS,
    again: 'ServiceHealth',
  },
  {
    operation: 'getCredential',
    address: '/profile?tab=integrations',
    element: <IntegrationsTab />,
    as: DENIS,
    again: 'Credential',
  },
]);
