// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { moduleRegistry } from '../../../shell/modules/registry';
import { anna, stubBrowser } from '../../../shell/testing/cabinetForTests';
import { toast } from '../../../shell/toast/toasts';
import { profileModule } from '../index';
import { answersOf, CREATE, FIND, main, openAccounts, page, second } from '../testing/bankAccounts';

beforeAll(() => moduleRegistry.register(profileModule));
beforeEach(() => {
  stubBrowser();
  forgetForms();
  toast.clear();
});

describe('the bank accounts', () => {
  it('begin with the main one, and hide all but the last digits until they are wanted', async () => {
    const { user } = await openAccounts(answersOf(second, main));
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
    await openAccounts(answersOf(main), reader);
    expect(screen.getByText(/может администратор организации/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Изменить|Удалить|Добавить/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Скопировать БИК' })).toBeVisible();
  });

  it('that are not there yet can be added', async () => {
    const { user } = await openAccounts(answersOf());
    expect(screen.getByText(/Здесь появятся банковские счета/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
    expect(await screen.findByText('Первый счёт станет основным.')).toBeVisible();
  });

  it('that cannot be loaded say why, and can be asked for again', async () => {
    const answers = answersOf(main);
    answers[FIND] = { status: 403, body: { message: 'Нет доступа' } };
    const { user } = await openAccounts(answers);
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет доступа');
    answers[FIND] = page(main);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('of a very long list are drawn in portions', async () => {
    const many = Array.from({ length: 130 }, (_, at) => ({ ...second, id: `b${at}` }));
    const { user } = await openAccounts(answersOf(...many));
    expect(screen.getAllByRole('article')).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: 'Показать ещё 60 из 70' }));
    expect(screen.getAllByRole('article')).toHaveLength(120);
  });

  it('are made main with everything else as it is stored', async () => {
    const { user, calls } = await openAccounts();
    await user.dblClick(screen.getByRole('button', { name: /Сделать основным/ }));
    await waitFor(() => expect(toast.messages()[0]?.text).toMatch(/Основной счёт: .*…7890/));
    const { id: _, organizationId: __, ...values } = second;
    expect(calls('PUT').map(({ path, body }) => [path, body])).toEqual([
      [`${CREATE}/a2`, { ...values, main: true }],
    ]);
  });

  it('are deleted only after a question that names bank and last digits', async () => {
    const { user, calls } = await openAccounts();
    const remove = () => screen.getByRole('button', { name: /Удалить: .*…2345/ });
    await user.click(remove());
    const question = await screen.findByRole('alertdialog');
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
    const { user } = await openAccounts(answers);
    await user.click(screen.getByRole('button', { name: /Удалить: .*…7890/ }));
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(toast.messages()[0]?.text).toBe('Счёт указан в заявлении'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});
