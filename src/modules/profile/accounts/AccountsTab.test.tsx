// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetForms } from '../../../forms/keptInput';
import { moduleRegistry } from '../../../shell/modules/registry';
import { anna, stubBrowser } from '../../../shell/testing/cabinetForTests';
import { toast } from '../../../shell/toasts';
import { profileModule } from '../index';
import { renderTab, type Answers } from '../testing/renderTab';
import AccountsTab from './AccountsTab';

const main = {
  id: 'a1',
  organizationId: 'o1',
  bankName: 'ПАО «Национальный банк развития»',
  bik: '044030999',
  correspondentAccount: '30101810400000000999',
  settlementAccount: '40702810655000012345',
  isMain: true,
};
const second = { ...main, id: 'a2', settlementAccount: '40702810155000067890', isMain: false };
/** A public account of Сбербанк: БИК and к/с from the directory of the Bank of Russia. */
const sberbank = { bik: '044525225', correspondentAccount: '30101810400000000225' };

const FIND = '/v1/paymentDetails/find';
const CREATE = '/v1/organization/paymentDetails';

const page = (...content: object[]) => ({
  status: 200,
  body: { content, totalElements: content.length, totalPages: 1, number: 0, size: 100 },
});
const answersOf = (...accounts: object[]): Answers => ({
  [FIND]: page(...accounts),
  '/v1/user': { status: 200, body: anna },
  [CREATE]: { status: 200, body: main },
  [`${CREATE}/a1`]: { status: 200, body: main },
  [`${CREATE}/a2`]: { status: 200, body: second },
});

async function open(answers: Answers = answersOf(main, second), user = anna) {
  const tab = await renderTab(<AccountsTab />, answers, user);
  await screen.findByRole('heading', { name: 'Банковские реквизиты' });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  return tab;
}

async function openNew(answers: Answers = answersOf(main, second)) {
  const tab = await open(answers);
  await tab.user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый счёт' }));
  const field = (label: string) => dialog.getByRole('textbox', { name: label });
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

describe('the bank accounts', () => {
  it('begin with the main one, and hide all but the last digits until they are wanted', async () => {
    const { user } = await open(answersOf(second, main));
    const cards = screen.getAllByRole('article');
    const [first] = cards.map((card) => within(card));
    expect(first?.getByText('Основной')).toBeVisible();
    expect(screen.queryByText(main.settlementAccount)).not.toBeInTheDocument();
    await user.click(
      screen.getAllByRole('button', { name: 'Показать расчётный счёт' })[0] ?? document.body,
    );
    expect(screen.getByText(main.settlementAccount)).toBeVisible();
  });

  it('are only read by others than the administrator, and they learn why', async () => {
    const reader = { ...anna, roles: [{ id: 'USER' as const, name: '', deleted: false }] };
    await open(answersOf(main), reader);
    expect(screen.getByText(/может администратор организации/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Изменить|Удалить|Добавить/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Скопировать БИК' })).toBeVisible();
  });

  it('that are not there yet can be added', async () => {
    const { user } = await open(answersOf());
    expect(screen.getByText(/Здесь появятся банковские счета/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
    expect(await screen.findByText('Первый счёт станет основным.')).toBeVisible();
  });

  it('that cannot be loaded say why, and can be asked for again', async () => {
    const answers = answersOf(main);
    answers[FIND] = { status: 403, body: { message: 'Нет доступа' } };
    const { user } = await open(answers);
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет доступа');
    answers[FIND] = page(main);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('of a very long list are drawn in portions', async () => {
    const many = Array.from({ length: 130 }, (_, at) => ({ ...second, id: `b${at}` }));
    const { user } = await open(answersOf(...many));
    expect(screen.getAllByRole('article')).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: 'Показать ещё 60 из 70' }));
    expect(screen.getAllByRole('article')).toHaveLength(120);
  });

  it('are made main with everything else as it is stored', async () => {
    const { user, calls } = await open();
    await user.dblClick(screen.getByRole('button', { name: /Сделать основным/ }));
    await waitFor(() => expect(toast.messages()[0]?.text).toMatch(/Основной счёт: .*…7890/));
    const { id: _, organizationId: __, ...values } = second;
    expect(calls('PUT').map(({ path, body }) => [path, body])).toEqual([
      [`${CREATE}/a2`, { ...values, isMain: true }],
    ]);
  });

  it('are deleted only after a question that names bank and last digits', async () => {
    const { user, calls } = await open();
    const remove = () => screen.getByRole('button', { name: /Удалить: .*…2345/ });
    await user.click(remove());
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent(/Национальный банк развития», счёт\s…2345/);
    expect(question).toHaveTextContent('Это основной счёт');
    await user.click(within(question).getByRole('button', { name: 'Отменить' }));
    expect(calls('DELETE')).toEqual([]);

    await user.click(remove());
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(calls('DELETE').map(({ path }) => path)).toEqual([`${CREATE}/a1`]));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Банковские реквизиты' })).toHaveFocus(),
    );
  });

  it('that the server does not delete stay, with its reason', async () => {
    const answers = answersOf(main, second);
    answers[`${CREATE}/a2`] = { status: 409, body: { message: 'Счёт указан в заявлении' } };
    const { user } = await open(answers);
    await user.click(screen.getByRole('button', { name: /Удалить: .*…7890/ }));
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(toast.messages()[0]?.text).toBe('Счёт указан в заявлении'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('the form of a bank account', () => {
  it('names the first broken rule of each field on an empty form, and sends nothing', async () => {
    const { user, field, add, calls } = await openNew();
    await user.click(add());
    await waitFor(() => expect(field('БИК')).toHaveFocus());
    expect(field('БИК')).toHaveAccessibleDescription(/БИК пуст/);
    expect(field('Банк')).toHaveAccessibleDescription('Поле обязательно для заполнения');
    expect(field(K)).toHaveAccessibleDescription(/БИК пуст/);
    expect(calls('POST').filter(({ path }) => path === CREATE)).toEqual([]);
  });

  it.each([
    [K, '3010181040000000099', 'Значение должно содержать 20 символов'],
    [K, '3010181040000000099A', 'Значение должно содержать 20 символов'],
    [K, '30101810400000000998', 'Корреспондентский счет некорректен'],
    [R, '4070281065500001234', 'Значение должно содержать 20 символов'],
    [R, 'АБВ02810655000012345', 'Значение должно содержать 20 символов'],
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
    const { user, calls } = await open();
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
