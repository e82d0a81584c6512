// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { moduleRegistry } from '../../../shell/modules/registry';
import { stubBrowser } from '../../../shell/testing/cabinetForTests';
import { toast } from '../../../shell/toast/toasts';
import { profileModule } from '../index';
import { answersOf, CREATE, main, openAccounts, second } from '../testing/bankAccounts';
import type { Answers } from '../testing/renderTab';

/** A public account of Сбербанк: БИК and к/с from the directory of the Bank of Russia. */
const sberbank = { bik: '044525225', correspondentAccount: '30101810400000000225' };

async function openNew(answers: Answers = answersOf(main, second)) {
  const tab = await openAccounts(answers);
  await tab.user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый счёт' }));
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  const fill = async (label: string, value: string) => {
    await tab.user.clear(field(label));
    await tab.user.paste(value); // typing takes a render for each digit
  };
  const fillAll = async () => {
    await fill('БИК', main.bik);
    await fill('Банк', main.bankName);
    await fill('Корреспондентский счёт', main.correspondentAccount);
    await fill('Расчётный счёт', '40702810955000024680');
  };
  return { ...tab, dialog, field, fill, fillAll, add: () => dialog.getByText('Добавить счёт') };
}

const K = 'Корреспондентский счёт';
const R = 'Расчётный счёт';

beforeAll(() => moduleRegistry.register(profileModule));
beforeEach(() => {
  stubBrowser();
  forgetForms();
  toast.clear();
});

describe('the form of a bank account', () => {
  it('names the first broken rule of each field on an empty form, and sends nothing', async () => {
    const { user, field, add, calls } = await openNew();
    await user.click(add());
    await waitFor(() => expect(field('БИК')).toHaveFocus());
    expect(field('БИК')).toHaveAccessibleDescription(/БИК пуст/);
    expect(field('Банк')).toHaveAccessibleDescription('Поле обязательно для заполнения');
    expect(field(K)).toHaveAccessibleDescription(/К\/С пуст/);
    expect(calls('POST').filter(({ path }) => path === CREATE)).toEqual([]);
  });

  it.each([
    [K, '3010181040000000099', 'Значение должно содержать 20 символов'],
    [K, '30101810400000000998', 'Корреспондентский счет некорректен'],
    [R, '4070281065500001234', 'Значение должно содержать 20 символов'],
    [R, '40702810655000012346', 'Расчётный счет некорректен'],
  ])('refuses the %s %s', async (label, value, message) => {
    const { user, field, fillAll, fill, add, calls } = await openNew();
    await fillAll();
    await fill(label, value);
    await user.click(add());
    expect(field(label)).toHaveAccessibleDescription(`20 цифр ${message}`);
    expect(field(label)).toHaveValue(value);
    expect(calls('POST').filter(({ path }) => path === CREATE)).toEqual([]);
  });

  it('judges both accounts anew when the БИК changes', async () => {
    const { user, field, fillAll, fill } = await openNew();
    await fillAll();
    expect(field(K)).toBeValid();
    await fill('БИК', sberbank.bik);
    await user.tab();
    expect(field(K)).toHaveAccessibleDescription('20 цифр Корреспондентский счет некорректен');
    expect(field(R)).toHaveAccessibleDescription('20 цифр Расчётный счет некорректен');
    await fill('БИК', main.bik);
    await user.tab();
    expect(field(K)).toBeValid();
    expect(field(R)).toBeValid();
  });

  it('only warns of an account in another currency', async () => {
    const { user, field, fillAll, add, calls } = await openNew();
    await fillAll();
    await user.clear(field(R));
    // 840 instead of 810: dollars, with its own right key.
    const dollars = Array.from({ length: 10 }, (_, key) => `40702840${key}55000024680`);
    for (const account of dollars) {
      await user.clear(field(R));
      await user.type(field(R), account);
      await user.tab();
      if (field(R).getAttribute('aria-invalid') !== 'true') break;
    }
    expect(field(R)).toHaveAccessibleDescription(/Предупреждение: Счёт не в рублях/);
    await user.click(add());
    await waitFor(() => expect(calls('POST').some(({ path }) => path === CREATE)).toBe(true));
  });

  it('sends a new account once, without the blanks it was pasted with', async () => {
    const { user, field, fillAll, add, calls, dialog } = await openNew();
    await fillAll();
    await user.clear(field(R));
    await user.click(field(R));
    await user.paste('4070 2810 9550\u00A00002 4680');
    await user.click(dialog.getByRole('checkbox', { name: 'Сделать основным' }));
    await user.dblClick(add());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { id: _, ...account } = main;
    const sent = calls('POST').filter(({ path }) => path === CREATE);
    expect(sent.map(({ body }) => body)).toEqual([
      { ...account, settlementAccount: '40702810955000024680' },
    ]);
    expect(toast.messages()[0]?.text).toBe('Счёт добавлен');
  });

  it('changes an account, whose place as the main one it does not offer to give up', async () => {
    const { user, calls } = await openAccounts();
    await user.click(screen.getByRole('button', { name: /Изменить: .*…2345/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Изменение счёта' }));
    expect(dialog.getByText(/Это основной счёт/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Банк' }), ' (филиал)');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(calls('PUT')).toHaveLength(1));
    const { id: _, organizationId: __, ...values } = main;
    expect(calls('PUT')[0]).toMatchObject({
      path: `${CREATE}/a1`,
      body: { ...values, bankName: 'ПАО «Национальный банк развития» (филиал)' },
    });
  });

  it.each([
    ['400', { status: 400, body: { message: 'Данные не разобраны' } }, /Данные не разобраны/],
    ['409', { status: 409, body: { message: 'Счёт уже добавлен' } }, /Счёт уже добавлен/],
    ['422', { status: 422, body: { message: 'Банк закрыт' } }, /Банк закрыт/],
    ['429', { status: 429, body: { message: 'Слишком часто' } }, /Слишком часто/],
    ['a lost network', 'lost' as const, /Нет связи с сервером/],
  ])(
    'keeps everything after %s, says what happened, and sent it once',
    async (_, refusal, text) => {
      const answers = answersOf(main);
      const { user, field, fillAll, add, calls, dialog } = await openNew(answers);
      await fillAll();
      answers[CREATE] = refusal;
      await user.dblClick(add());
      expect(await dialog.findByRole('alert')).toHaveTextContent(text);
      expect(field('БИК')).toHaveValue(main.bik);
      expect(field('Банк')).toHaveValue(main.bankName);
      expect(field(R)).toHaveValue('40702810955000024680');
      expect(calls('POST').filter(({ path }) => path === CREATE)).toHaveLength(1);
    },
  );

  it('shows what the server says about an account under it', async () => {
    const answers = answersOf(main);
    const { user, field, fillAll, add } = await openNew(answers);
    await fillAll();
    const message = 'Такой расчётный счёт уже добавлен';
    answers[CREATE] = {
      status: 409,
      body: { message, fieldErrors: [{ field: 'settlementAccount', message }] },
    };
    await user.click(add());
    await waitFor(() => expect(field(R)).toHaveAccessibleDescription(`20 цифр ${message}`));
    expect(field(R)).toHaveFocus();
  });

  it('comes back with what was typed after an outage', async () => {
    const answers = answersOf(main);
    const { user, fillAll, add, router } = await openNew(answers);
    await fillAll();
    answers[CREATE] = { status: 503 };
    await user.click(add());
    await screen.findByText('Сервис временно недоступен');
    await act(() => router.navigate('/profile'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Новый счёт' }));
    expect(dialog.getByRole('textbox', { name: R })).toHaveValue('40702810955000024680');
  });

  it('asks before what was typed is given up, and starts empty the next time', async () => {
    const { user, fill, dialog } = await openNew();
    await fill('Банк', 'Банк');
    await user.click(dialog.getByRole('button', { name: 'Отменить' }));
    await user.click(await screen.findByRole('button', { name: 'Продолжить ввод' }));
    expect(dialog.getByRole('textbox', { name: 'Банк' })).toHaveValue('Банк');
    await user.click(dialog.getByRole('button', { name: 'Отменить' }));
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
    const again = within(await screen.findByRole('dialog', { name: 'Новый счёт' }));
    expect(again.getByRole('textbox', { name: 'Банк' })).toHaveValue('');
  });
});
