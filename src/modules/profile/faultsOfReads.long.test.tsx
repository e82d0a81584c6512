// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { ILIN_ID } from '../../../test/backend/scenarios/people';
import { click } from '../../../test/faults/hands';
import { describeQuietReads } from '../../../test/faults/quietReads';
import { describeReads } from '../../../test/faults/reads';
import { testCabinet } from '../../../test/render/cabinet';
import AccountsTab from './accounts/AccountsTab';
import OrganizationTab from './organization/OrganizationTab';
import UserPage from './users/user/page';
import UsersTab from './users/UsersTab';

const cabinet = testCabinet();

let searches = 0;

/** Searches for a legal form without leaving the field, because a blur ends the search. */
async function searchLegalForm() {
  // The form is already open if it contains earlier input.
  const [shown] = await screen.findAllByText(/^(?:Изменить|Изменение данных организации)$/);
  if (shown?.textContent === 'Изменить') await click('Изменить');
  const form = await screen.findByLabelText('Организационно-правовая форма', { selector: 'input' });
  searches += 1;
  fireEvent.focus(form);
  fireEvent.change(form, { target: { value: `общество ${searches}` } });
}

describeQuietReads(cabinet, [
  {
    operation: 'findOkopf',
    address: '/profile?tab=organization',
    page: <OrganizationTab />,
    as: 'sokolova@severveter.ru',
    reach: searchLegalForm,
    shown: /Изменение данных организации/,
  },
]);

describeReads(cabinet, [
  {
    operation: 'findUserRoles',
    address: `/profile/users/${ILIN_ID}`,
    page: <UserPage />,
    where: 'the roles of a user',
    content: /Основные разделы кабинета/,
  },
  {
    operation: 'findUsers',
    address: '/profile?tab=users',
    page: <UsersTab />,
    content: /Ильин Тимур/,
    messages: { '404': /Раздел пока недоступен/ },
  },
  {
    operation: 'getOrganization',
    address: '/profile?tab=organization',
    page: <OrganizationTab />,
    content: /1027801234560/,
  },
  {
    operation: 'findPaymentDetails',
    address: '/profile?tab=accounts',
    page: <AccountsTab />,
    content: /044030999/,
  },
  {
    operation: 'getUser',
    address: `/profile/users/${ILIN_ID}`,
    page: <UserPage />,
    content: /Ильин Тимур/,
    // After a 404 the page finds the user with a search (useUser.ts).
    final: ['404'],
    messages: { '404': /Ильин Тимур/ },
  },
  {
    operation: 'getOrganizationRegistryData',
    address: '/profile?tab=organization',
    where: 'the comparison with the register',
    isPart: true,
    page: <OrganizationTab />,
    reach: () => click('Сверить с реестром'),
    content: /совпада|расхожд|отлича/i,
    messages: { '404': /Раздел пока недоступен/, '501': /Раздел пока недоступен/ },
  },
]);
