// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import { SEVERNY_VETER } from '../../../../test/backend/scenarios/companies';
import { leavePage, takeBack } from '../../../../test/faults/hands';
import { testCabinet } from '../../../../test/render/cabinet';
import { openAccounts, storedAccounts } from '../testing/bankAccounts';

const cabinet = testCabinet();
const accounts = () => cabinet.backend.world.db.paymentDetails;
const ofAnna = { organizationId: { equals: SEVERNY_VETER.id } };

describe('the bank accounts', () => {
  it('begin with the main one, and hide all but the last digits until they are revealed', async () => {
    const [first, second] = storedAccounts(cabinet);
    accounts().update({ where: { id: { equals: first?.id ?? '' } }, data: { main: false } });
    accounts().update({ where: { id: { equals: second?.id ?? '' } }, data: { main: true } });
    const { user } = await openAccounts(cabinet);
    const [card] = screen.getAllByRole('article').map((one) => within(one));
    const number = second?.settlementAccount ?? '';
    expect(card?.getByText('Основной')).toBeVisible();
    expect(screen.queryByText(number)).not.toBeInTheDocument();
    const [show] = screen.getAllByRole('button', { name: 'Показать расчётный счёт' });
    await user.click(show ?? document.body);
    expect(card?.getByText(number)).toBeVisible();
  });

  it('are read-only for users other than the administrator, with an explanation', async () => {
    await openAccounts(cabinet, { as: 'elkina@severveter.ru' });
    expect(screen.getByText(/может администратор организации/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Изменить|Удалить|Добавить/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Скопировать БИК' })).toHaveLength(2);
  });

  it('have a placeholder if there are none, and the dialog says that the first will be the main account', async () => {
    accounts().deleteMany({ where: ofAnna });
    const { user } = await openAccounts(cabinet);
    expect(screen.getByText(/Здесь появятся банковские счета/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
    expect(await screen.findByText('Первый счёт станет основным.')).toBeVisible();
  });

  it('show why they could not be loaded, and can be reloaded', async () => {
    cabinet.fail('findPaymentDetails', '403', { message: 'Нет доступа' });
    const { user } = await openAccounts(cabinet);
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет доступа');
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('do not crash the page for values of wrong types', async () => {
    cabinet.fail('findPaymentDetails', 'wrong-types');
    await openAccounts(cabinet);
    expect(await screen.findAllByRole('article')).not.toEqual([]);
    expect(document.body).not.toHaveTextContent('[object');
  });

  it('are rendered in portions if there are many', async () => {
    const [, account] = storedAccounts(cabinet);
    if (account === undefined) throw new Error('The demo has a second account');
    for (let at = 0; at < 90; at += 1) {
      accounts().create({ ...account, id: `a${at}`, organizationId: SEVERNY_VETER.id });
    }
    const { user } = await openAccounts(cabinet);
    expect(screen.getAllByRole('article')).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: /^Показать ещё 32/ }));
    expect(screen.getAllByRole('article')).toHaveLength(92);
  });

  it('can be made the main account, and their other fields stay unchanged', async () => {
    const [, second] = storedAccounts(cabinet);
    const { user } = await openAccounts(cabinet);
    await user.dblClick(screen.getByRole('button', { name: /Сделать основным/ }));
    await waitFor(() => expect(toasts()[0]?.text).toMatch(/Основной счёт: .*…7890/));
    expect(cabinet.sent('updateOrganizationPaymentDetails')).toHaveLength(1);
    expect(storedAccounts(cabinet)[0]).toEqual({ ...second, main: true });
  });

  it('disappear on a deletion, and the message with «Вернуть» shows the bank and the last digits', async () => {
    const { user } = await openAccounts(cabinet);
    const remove = () => screen.getByRole('button', { name: /Удалить: .*…2345/ });
    await user.click(remove());
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const toastText = toasts()[0]?.text;
    expect(toastText).toMatch(/Национальный банк развития», счёт\s…2345/);
    expect(toastText).toMatch('Это был основной счёт');
    await takeBack();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(storedAccounts(cabinet)).toHaveLength(2);

    await user.click(remove());
    leavePage();
    await waitFor(() =>
      expect(storedAccounts(cabinet)).toMatchObject([
        { settlementAccount: expect.stringMatching(/7890$/) },
      ]),
    );
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Банковские реквизиты' })).toHaveFocus(),
    );
  });

  it('reappear with the reason if the server refuses the deletion', async () => {
    const message = 'Счёт указан в заявлении';
    cabinet.fail('deleteOrganizationPaymentDetails', '409', { message });
    const { user } = await openAccounts(cabinet);
    await user.click(screen.getByRole('button', { name: /Удалить: .*…7890/ }));
    leavePage();
    await waitFor(() => expect(toasts()[0]?.text).toBe(message));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});
