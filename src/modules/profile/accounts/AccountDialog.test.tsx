// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import { takeBack } from '../../../../test/faults/hands';
import { testCabinet } from '../../../../test/render/cabinet';
import type { Fault } from '../../../../test/backend/faults/fault';
import { openAccounts, storedAccounts } from '../testing/bankAccounts';

const cabinet = testCabinet();

/** The bank of the seeded accounts, and a settlement account that is not seeded. */
const bank = {
  bankName: 'ПАО «Национальный банк развития»',
  bik: '044030999',
  correspondentAccount: '30101810400000000999',
};
const FRESH = '40702810955000024680';
/** A public account of Сбербанк: БИК and к/с from the directory of the Bank of Russia. */
const sberbank = { bik: '044525225', correspondentAccount: '30101810400000000225' };

async function openNew() {
  const tab = await openAccounts(cabinet);
  await tab.user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить счёт' }));
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  const fill = async (label: string, value: string) => {
    await tab.user.clear(field(label));
    await tab.user.paste(value); // Pasting is faster: typing renders once per digit.
  };
  const fillAll = async () => {
    await fill('БИК', bank.bik);
    await fill('Банк', bank.bankName);
    await fill('Корреспондентский счёт', bank.correspondentAccount);
    await fill('Расчётный счёт', FRESH);
  };
  return {
    ...tab,
    dialog,
    field,
    fill,
    fillAll,
    add: () => dialog.getByRole('button', { name: 'Добавить счёт' }),
  };
}

const sent = () => cabinet.sent('createOrganizationPaymentDetails');

const K = 'Корреспондентский счёт';
const R = 'Расчётный счёт';

describe('the form of a bank account', () => {
  it('shows the first broken rule of each empty field, and sends nothing', async () => {
    const { user, field, add } = await openNew();
    await user.click(add());
    await waitFor(() => expect(field('БИК')).toHaveFocus());
    expect(field('БИК')).toHaveAccessibleDescription(/БИК пуст/);
    expect(field('Банк')).toHaveAccessibleDescription('Поле обязательно для заполнения');
    expect(field(K)).toHaveAccessibleDescription(/К\/С пуст/);
    expect(sent()).toEqual([]);
  });

  it.each([
    [K, '3010181040000000099', 'Значение должно содержать 20 символов'],
    [K, '30101810400000000998', 'Корреспондентский счет некорректен'],
    [R, '4070281065500001234', 'Значение должно содержать 20 символов'],
    [R, '40702810655000012346', 'Расчётный счет некорректен'],
  ])('refuses the %s %s', async (label, value, message) => {
    const { user, field, fillAll, fill, add } = await openNew();
    await fillAll();
    await fill(label, value);
    await user.click(add());
    expect(field(label)).toHaveAccessibleDescription(`20 цифр ${message}`);
    expect(field(label)).toHaveValue(value.replace(/\D/g, '')); // The field accepts only digits.
    expect(sent()).toEqual([]);
  });

  it('checks both accounts again when the БИК changes', async () => {
    const { user, field, fillAll, fill } = await openNew();
    await fillAll();
    expect(field(K)).toBeValid();
    await fill('БИК', sberbank.bik);
    await user.tab();
    expect(field(K)).toHaveAccessibleDescription('20 цифр Корреспондентский счет некорректен');
    expect(field(R)).toHaveAccessibleDescription('20 цифр Расчётный счет некорректен');
    await fill('БИК', bank.bik);
    await user.tab();
    expect(field(K)).toBeValid();
    expect(field(R)).toBeValid();
  });

  it('warns of an account in another currency, but accepts it', async () => {
    const { user, field, fillAll, add } = await openNew();
    await fillAll();
    await user.clear(field(R));
    // 840 instead of 810 means a dollar account; the loop finds its check digit.
    const dollars = Array.from({ length: 10 }, (_, key) => `40702840${key}55000024680`);
    for (const account of dollars) {
      await user.clear(field(R));
      await user.type(field(R), account);
      await user.tab();
      if (field(R).getAttribute('aria-invalid') !== 'true') break;
    }
    expect(field(R)).toHaveAccessibleDescription(/Предупреждение: Счёт не в рублях/);
    await user.click(add());
    await waitFor(() => expect(sent().length > 0).toBe(true));
  });

  it('sends a new account once, trimmed', async () => {
    const { user, field, fillAll, add, dialog } = await openNew();
    await fillAll();
    await user.clear(field(R));
    await user.click(field(R));
    await user.paste('4070 2810 9550\u00A00002 4680');
    await user.click(dialog.getByRole('checkbox', { name: 'Сделать основным' }));
    await user.dblClick(add());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toHaveLength(1);
    expect(storedAccounts(cabinet)[0]).toMatchObject({
      ...bank,
      settlementAccount: FRESH,
      main: true,
    });
    expect(toasts()[0]?.text).toBe('Счёт добавлен');
  });

  it('changes an account, but does not offer to unset the main account', async () => {
    const [main] = storedAccounts(cabinet);
    const { user } = await openAccounts(cabinet);
    await user.click(screen.getByRole('button', { name: /Изменить: .*…2345/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Изменение счёта' }));
    expect(dialog.getByText(/Это основной счёт/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Банк' }), ' (филиал)');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(storedAccounts(cabinet)[0]).toEqual({ ...main, bankName: `${bank.bankName} (филиал)` });
  });

  it.each<[string, Fault, string]>([
    ['400', { kind: '400', message: 'Данные не разобраны' }, 'Данные не разобраны'],
    ['409', { kind: '409', message: 'Счёт уже добавлен' }, 'Счёт уже добавлен'],
    ['422', { kind: '422', message: 'Банк закрыт' }, 'Банк закрыт'],
    ['429', { kind: '429', message: 'Слишком часто' }, 'Слишком часто'],
    ['a lost network', { kind: 'drop' }, 'Нет связи с сервером'],
  ])(
    'keeps the input after %s, shows the error, and makes one call',
    async (_, { kind, ...more }, text) => {
      const { user, field, fillAll, add, dialog } = await openNew();
      await fillAll();
      cabinet.fail('createOrganizationPaymentDetails', kind, more);
      await user.dblClick(add());
      expect(await dialog.findByRole('alert')).toHaveTextContent(text);
      expect(field('БИК')).toHaveValue(bank.bik);
      expect(field('Банк')).toHaveValue(bank.bankName);
      expect(field(R)).toHaveValue(FRESH);
      expect(sent()).toHaveLength(1);
    },
  );

  it('shows the server’s messages about an account number under its field', async () => {
    const { user, field, fillAll, fill, add } = await openNew();
    await fillAll();
    const message = 'Такой расчётный счёт уже добавлен';
    await fill(R, storedAccounts(cabinet)[0]?.settlementAccount ?? '');
    await user.click(add());
    await waitFor(() => expect(field(R)).toHaveAccessibleDescription(`20 цифр ${message}`));
    expect(field(R)).toHaveFocus();
  });

  it('keeps the input during an outage', async () => {
    const { user, fillAll, add, goTo } = await openNew();
    await fillAll();
    cabinet.fail('createOrganizationPaymentDetails', '503');
    await user.click(add());
    await screen.findByText('Сервис временно недоступен');
    cabinet.mend();
    await goTo('/profile');
    const dialog = within(await screen.findByRole('dialog', { name: 'Добавить счёт' }));
    expect(dialog.getByRole('textbox', { name: R })).toHaveValue(FRESH);
  });

  it('restores cancelled input on request, and is empty otherwise', async () => {
    const { user, fill, dialog } = await openNew();
    await fill('Банк', 'Банк');
    await user.click(dialog.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts().map(({ text }) => text)).toEqual(['Изменения отменены']);
    await takeBack();
    const back = within(await screen.findByRole('dialog', { name: 'Добавить счёт' }));
    expect(back.getByRole('textbox', { name: 'Банк' })).toHaveValue('Банк');
    await user.click(back.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
    const again = within(await screen.findByRole('dialog', { name: 'Добавить счёт' }));
    expect(again.getByRole('textbox', { name: 'Банк' })).toHaveValue('');
    // The message of the earlier cancellation would cover the form.
    expect(toasts()).toEqual([]);
  });
});
