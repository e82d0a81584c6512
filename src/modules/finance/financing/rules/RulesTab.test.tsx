// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../../test/render/toasts';
import { ANNA, financeId } from '../../../../../test/backend/scenarios/finance/owners';
import { choose, leavePage, leavePageForGood } from '../../../../../test/faults/hands';
import { muteLog } from '../../../../../test/faults/muteLog';
import { testCabinet } from '../../../../../test/render/cabinet';
import RulesTab from './RulesTab';

const cabinet = testCabinet();
const rules = () => cabinet.backend.world.db.financeRule;
const FIRST = financeId('rule', ANNA, 1);

async function openRules() {
  const tab = await cabinet.show({ '/financing': <RulesTab /> });
  await screen.findByRole('heading', { name: 'Технопром до 5 миллионов' });
  return tab;
}

const deleteFirst = () => choose('Действия с правилом «Технопром до 5 миллионов»', 'Удалить');

const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the rules', () => {
  it('show their terms and their status', async () => {
    await openRules();
    const first = card('Технопром до 5 миллионов');
    expect(first.getByText('АО «Технопром»')).toBeVisible();
    expect(first.getByText(/^от 100\s000,00\s₽ до 5\s000\s000,00\s₽$/)).toBeVisible();
    expect(first.getByText('Действует')).toBeVisible();
    await first.findByText(/^№ ФД-/);
    const expired = card('Весенняя отгрузка');
    expect(expired.getByText('Срок закончился')).toBeVisible();
    expect(expired.getByText(/измените период/)).toBeVisible();
    expect(expired.queryByRole('switch')).toBeNull();
    expect(expired.queryByText('Включено')).toBeNull();
    // The badge and the switch show the same text.
    const off = card('Всё по договору с малым лимитом');
    expect(off.getAllByText('Выключено')).toHaveLength(2);
    expect(off.getByRole('switch', { name: 'Выключено' })).not.toBeChecked();
  });

  it('are switched off once by a double click, and the switch keeps the focus', async () => {
    const { user } = await openRules();
    const toggle = () => card('Технопром до 5 миллионов').getByRole('switch');
    expect(toggle()).toBeChecked();
    await user.dblClick(toggle());
    await waitFor(() => expect(toggle()).not.toBeChecked());
    expect(cabinet.sent('updateFinanceRule')).toMatchObject([{ active: false }]);
    expect(toggle()).toHaveFocus();
  });

  it('disappear at once when deleted, and are deleted on the server when the page is left', async () => {
    await openRules();
    expect(screen.queryByText('Удалить')).toBeNull();
    await deleteFirst();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(toasts()[0]?.text).toMatch(/^Правило «Технопром до 5 миллионов» удалено/);
    expect(document.body).not.toHaveFocus();
    expect(cabinet.sent('deleteFinanceRule')).toHaveLength(0);
    leavePage();
    await waitFor(() => expect(rules().count({ where: { id: { equals: FIRST } } })).toBe(0));
    expect(cabinet.sent('deleteFinanceRule')).toHaveLength(1);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('are restored by Ctrl+Z, and not deleted', async () => {
    const { user } = await openRules();
    await deleteFirst();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(toasts()).toEqual([]);
    await leavePageForGood();
    expect(cabinet.sent('deleteFinanceRule')).toHaveLength(0);
  });

  it('are restored if the server does not delete them', async () => {
    await openRules();
    cabinet.fail('deleteFinanceRule', '409', { message: 'По правилу идёт заказ' });
    await deleteFirst();
    leavePage();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    expect(toasts().map(({ text }) => text)).toEqual(['По правилу идёт заказ']);
  });

  it('are explained if there are none, and a button opens the dialog for a new rule', async () => {
    rules().deleteMany({ where: { organizationId: { equals: ANNA.organizationId } } });
    const { user } = await cabinet.show({ '/financing': <RulesTab /> });
    expect(await screen.findByText(/Здесь появятся правила/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Добавить правило' }));
    expect(await screen.findByRole('dialog', { name: 'Новое правило' })).toBeVisible();
  });

  it('refuse a sign or a letter in a number, and keep the input', async () => {
    const { user } = await openRules();
    await user.click(screen.getByRole('button', { name: 'Добавить правило' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Новое правило' }));
    const wrong: [string, string, RegExp][] = [
      ['Сумма от, ₽', '-100', /^Введите сумму в рублях/],
      ['Минимум дней до оплаты', '1e1', /^Поле должно быть целым числом/],
      ['Минимум дней до оплаты', '-5', /^Поле некорректно/],
    ];
    for (const [label, typed, message] of wrong) {
      const field = dialog.getByLabelText(label);
      await user.clear(field);
      await user.type(field, typed);
      await user.tab();
      expect(field).toHaveValue(typed);
      expect(field).toHaveAccessibleDescription(message);
    }
  });

  it('show the maximum length under a name that is too long', async () => {
    const { user } = await openRules();
    await user.click(screen.getByRole('button', { name: 'Добавить правило' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Новое правило' }));
    const name = dialog.getByLabelText('Название');
    await user.click(name);
    await user.paste('я'.repeat(201));
    await user.tab();
    expect(name).toHaveValue('я'.repeat(201));
    expect(name).toHaveAccessibleDescription('Название — до 200 символов');
    await user.type(name, '{Backspace}');
    await user.tab();
    expect(name).not.toHaveAccessibleDescription();
  });

  it('show why they could not be loaded, and can be reloaded', async () => {
    cabinet.fail('findFinanceRules', '403', { message: 'Нет доступа' });
    const { user } = await cabinet.show({ '/financing': <RulesTab /> });
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет доступа');
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findAllByRole('article')).toHaveLength(4);
  });

  it.each(['wrong-types', 'hostile-text', 'many-items', 'empty-object', 'null'] as const)(
    'do not crash after the fault «%s»',
    async (fault) => {
      cabinet.fail('findFinanceRules', fault);
      cabinet.fail('findFinanceAgreements', fault);
      await cabinet.show({ '/financing': <RulesTab /> });
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      expect(screen.getByRole('heading', { name: 'Правила заказа' })).toBeVisible();
    },
  );
});

describe('a new rule', () => {
  async function openNew() {
    const shown = await openRules();
    await shown.user.click(screen.getByRole('button', { name: 'Добавить правило' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Новое правило' }));
    await dialog.findByRole('option', { name: /^№ ФД-.*041/ });
    return { ...shown, dialog };
  }

  it('shows how many objects it covers before it is saved, and is saved once', async () => {
    const { user, dialog } = await openNew();
    await user.type(dialog.getByLabelText('Название'), 'Осень');
    await user.selectOptions(dialog.getByLabelText('Договор'), [financeId('agreement', ANNA, 1)]);
    const covered = cabinet.backend.world.db.financingObject
      .all()
      .filter(
        ({ organizationId, status, agreement, claimAmount }) =>
          organizationId === ANNA.organizationId &&
          status.name === 'AVAILABLE' &&
          agreement.id === financeId('agreement', ANNA, 1) &&
          claimAmount >= 100_000_050,
      );
    await user.type(dialog.getByLabelText('Сумма от, ₽'), '1 000 000,50');
    expect(
      await dialog.findByText(new RegExp(`^Под правило попада(ет|ют) ${covered.length} об`)),
    ).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Добавить правило' }));
    expect(await screen.findByRole('article', { name: 'Осень' })).toBeVisible();
    expect(cabinet.sent('createFinanceRule')).toMatchObject([
      { name: 'Осень', minAmount: 100_000_050, maxAmount: null, debtorIds: [], active: true },
    ]);
  });

  it('can have buyers added by name, and removed again', async () => {
    const { user, dialog } = await openNew();
    const buyers = dialog.getByRole('combobox', { name: 'Покупатели' });
    await user.type(buyers, 'технопр');
    await user.click(await dialog.findByRole('option', { name: /Технопром/ }));
    const chosen = dialog.getByRole('list', { name: 'Покупатели: выбрано' });
    expect(chosen).toHaveTextContent('АО «Технопром»');
    expect(buyers).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Убрать: АО «Технопром»' }));
    expect(chosen).not.toBeInTheDocument();
    expect(buyers).toHaveFocus();
  });

  it('reports wrong bounds, and keeps the input if the server refuses it', async () => {
    const { user, dialog } = await openNew();
    await user.type(dialog.getByLabelText('Сумма от, ₽'), '500');
    await user.type(dialog.getByLabelText('Сумма до, ₽'), '499,99');
    await user.tab();
    expect(dialog.getByLabelText('Сумма до, ₽')).toHaveAccessibleDescription(
      'Сумма «до» меньше суммы «от»',
    );
    await user.clear(dialog.getByLabelText('Сумма до, ₽'));
    await user.type(dialog.getByLabelText('Действует по'), '01.01.2020');
    await user.tab();
    expect(dialog.getByLabelText('Действует по')).toHaveAccessibleDescription(
      /Окончание раньше начала/,
    );
    await user.clear(dialog.getByLabelText('Действует по'));
    await user.type(dialog.getByLabelText('Название'), 'Осень');
    await user.selectOptions(dialog.getByLabelText('Договор'), [financeId('agreement', ANNA, 1)]);
    cabinet.fail('createFinanceRule', '422', { message: 'Правил слишком много' });
    await user.click(dialog.getByRole('button', { name: 'Добавить правило' }));
    expect(await dialog.findByText(/Правил слишком много/)).toBeVisible();
    expect(dialog.getByLabelText('Название')).toHaveValue('Осень');
  });

  it.each(['403', '500'] as const)('can be saved if counting objects fails (%s)', async (kind) => {
    muteLog();
    cabinet.fail('findFinancingObjects', kind);
    const { user, dialog } = await openNew();
    await user.selectOptions(dialog.getByLabelText('Договор'), [financeId('agreement', ANNA, 1)]);
    expect(await dialog.findByText(/Не удалось узнать, сколько объектов/)).toBeVisible();
    await user.type(dialog.getByLabelText('Название'), 'Осень');
    await user.click(dialog.getByRole('button', { name: 'Добавить правило' }));
    expect(await screen.findByRole('article', { name: 'Осень' })).toBeVisible();
  });
});

describe('a rule that a colleague has changed meanwhile', () => {
  it('shows the conflicting value of the colleague, and is not saved', async () => {
    const { user } = await openRules();
    await user.click(screen.getByRole('button', { name: /^Изменить правило «Технопром/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Изменение правила' }));
    rules().update({
      where: { id: { equals: FIRST } },
      data: { dailyLimit: 100_000, maxAmount: 700_000_000 },
    });
    await user.clear(dialog.getByLabelText('Сумма до, ₽'));
    await user.type(dialog.getByLabelText('Сумма до, ₽'), '6000000');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await dialog.findByText(/В другом окне: 7\s000\s000,00/)).toBeVisible();
    expect(cabinet.sent('updateFinanceRule')).toHaveLength(0);
  });
});
