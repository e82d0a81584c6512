// @vitest-environment jsdom
import DebtorOffers from '../../src/modules/debtors/offers/DebtorOffers';
import ProfilePage from '../../src/modules/profile/page';
import UserPage from '../../src/modules/profile/users/user/page';
import { paths, pathWithId } from '../../src/domain/paths';
import { ILIN_ID, SOKOLOVA_ID } from '../backend/scenarios/people';
import { describeAnyAnswer } from '../contract/anyAnswer';
import { testCabinet } from '../render/cabinet';
import { click } from './hands';

const profile = { element: <ProfilePage /> };
const user = { path: paths.user, element: <UserPage /> };

/** Every read operation of debtors and of the company's own data. */
describeAnyAnswer(testCabinet(), [
  {
    operation: 'findActualDebtorOffers',
    address: '/offer',
    // Without an offer the section is hidden, so the page needs another text.
    element: (
      <>
        <h1>Продукты</h1>
        <DebtorOffers />
      </>
    ),
  },
  {
    ...profile,
    operation: 'getOrganization',
    address: '/profile?tab=organization',
  },
  {
    ...profile,
    operation: 'getOrganizationRegistryData',
    address: '/profile?tab=organization&registry=open',
    reach: () => click('Сверить с реестром'),
  },
  {
    ...profile,
    operation: 'findPaymentDetails',
    address: '/profile?tab=accounts',
  },
  {
    ...profile,
    operation: 'findUsers',
    endpoint: 'findUsersByAny',
    address: '/profile?tab=users',
  },
  { ...user, operation: 'getUser', address: pathWithId(paths.user, ILIN_ID) },
  {
    ...user,
    operation: 'findUserRoles',
    address: pathWithId(paths.user, SOKOLOVA_ID),
  },
]);
