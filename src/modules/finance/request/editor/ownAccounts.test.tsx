// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openRequest, READY_ID } from '../testing/openRequest';

const cabinet = testCabinet();
const bank = () => screen.findByLabelText('Банк');

it('an account of the profile can be chosen from several, and fills in empty fields', async () => {
  const { user } = await openRequest(cabinet, READY_ID, '?step=account');
  await user.clear(await bank());
  await user.click(screen.getByRole('button', { name: 'Взять из профиля' }));
  const [main] = await screen.findAllByRole('button', { name: /…2345$/ });
  if (main) await user.click(main);
  expect(await screen.findByText(/^Заполнено из профиля: Банк/)).toBeVisible();
  expect(await bank()).toHaveValue('ПАО «Национальный банк развития»');
});

it.each(['404', '503', 'drop'] as const)(
  'the account step accepts manual input if the accounts cannot be loaded («%s»)',
  async (kind) => {
    const { user } = await openRequest(cabinet, READY_ID, '?step=account');
    await bank();
    cabinet.fail('findPaymentDetails', kind);
    await user.click(screen.getByRole('button', { name: 'Взять из профиля' }));
    expect(await screen.findByText(/./, { selector: '.own-accounts .note *' })).toBeVisible();
    expect(await bank()).toBeEnabled();
  },
);

it('a new contact copies name and phone of the signed-in user, and a note names the filled fields', async () => {
  const { user } = await openRequest(cabinet, READY_ID, '?step=contacts');
  await user.click(await screen.findByRole('button', { name: 'Добавить контакт' }));
  await user.click(screen.getByRole('button', { name: 'Взять из профиля' }));
  expect(screen.getByLabelText('ФИО')).toHaveValue('Соколова Анна Викторовна');
  expect(screen.getByText(/^Заполнено из профиля: ФИО, Телефон/)).toBeVisible();
});
