// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../../../test/render/toasts';
import { ANNA, financeId } from '../../../../../test/backend/scenarios/finance/owners';
import { choose } from '../../../../../test/faults/hands';
import { muteLog } from '../../../../../test/faults/muteLog';
import { testCabinet } from '../../../../../test/render/cabinet';
import { boxOf, objectsPage } from './testing/objectsPage';

const cabinet = testCabinet();
const { table, availableUnder, openObjects } = objectsPage(cabinet);
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;
const chooseExcel = () => choose('Выгрузить', 'Выгрузить в Excel');
const orderDialog = () => screen.findByRole('dialog', { name: 'Заказать финансирование' });

describe('the registry of objects', () => {
  it('opens with the available objects, and has views for other statuses', async () => {
    await openObjects();
    const [first] = availableUnder(1);
    await boxOf(first?.number ?? '');
    expect(cabinet.sent('findFinancingObjects')).toMatchObject([
      { filters: [{ field: 'status.name', value: ['AVAILABLE'], operation: 'IN' }] },
    ]);
    const views = within(screen.getByRole('navigation', { name: 'Объекты финансирования: виды' }));
    expect(views.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Доступные',
      'Заказанные',
      'Профинансированные',
      'Погашенные',
      'Просроченные',
      'Все',
    ]);
    expect(await screen.findByText(/к получению/)).toBeVisible();
  });

  it('allows only available objects to be selected', async () => {
    await openObjects('?view=repaid');
    const boxes = await screen.findAllByLabelText(/^Выбрать требование/);
    for (const box of boxes) expect(box).toBeDisabled();
  });

  it.each(['wrong-types', 'hostile-text', 'unknown-status', 'empty-object', 'null'] as const)(
    'does not crash after the fault «%s»',
    async (fault) => {
      cabinet.fail('findFinancingObjects', fault);
      await openObjects('?view=all');
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      expect(screen.getByRole('region', { name: 'Объекты' })).toBeVisible();
      expect(document.body).not.toHaveTextContent('[object');
    },
  );

  it('downloads Excel with the current filters', async () => {
    await openObjects('?view=overdue');
    await screen.findAllByLabelText(/^Выбрать требование/);
    await chooseExcel();
    await waitFor(() => expect(cabinet.sent('exportFinancingObjects')).toHaveLength(1));
    expect(cabinet.sent('exportFinancingObjects')).toMatchObject([
      { filters: [{ field: 'status.name', value: ['OVERDUE', 'RECOURSE'], operation: 'IN' }] },
    ]);
    await waitFor(() => expect(toasts().at(-1)?.text).toMatch(/^Файл «Объекты .*» скачан$/));
  });
});

describe('a slow Excel export', () => {
  it('can be cancelled without a file or a message, and started again', async () => {
    // Hides the log of the cancelled call.
    muteLog();
    const saved = vi.spyOn(URL, 'createObjectURL');
    const { user } = await openObjects();
    await screen.findAllByLabelText(/^Выбрать требование/);
    const release = cabinet.hold('exportFinancingObjects');
    await chooseExcel();
    expect(await screen.findByText('Готовим Excel')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(screen.queryByText('Готовим Excel')).toBeNull());
    expect(screen.getByRole('region', { name: 'Объекты' })).toHaveFocus();
    release();
    await chooseExcel();
    await waitFor(() => expect(cabinet.sent('exportFinancingObjects')).toHaveLength(2));
    await waitFor(() => expect(toasts().map(({ tone }) => tone)).toEqual(['success']));
    expect(saved).toHaveBeenCalledOnce();
  });
});

describe('an order of selected objects', () => {
  it('keeps the refused objects selected, with the reason in their rows', async () => {
    const small = availableUnder(3);
    const numbers = small.map(({ number }) => number);
    const { user } = await openObjects(`?agreement=${financeId('agreement', ANNA, 3)}`);
    await user.click(await screen.findByLabelText(/^Выбрать все/));
    await user.click(screen.getByRole('button', { name: 'Заказать финансирование' }));
    await user.click(within(await orderDialog()).getByRole('button', { name: /^Заказать \d/ }));
    await user.click(await screen.findByRole('button', { name: 'Отправить' }));
    await screen.findByText('Результат заказа');
    await user.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] ?? document.body);
    const refused = availableUnder(3).map(({ number }) => number);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(numbers.length);
    expect(await screen.findByText(new RegExp(`^Выбрано ${refused.length} на`))).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByText(/^Превышен доступный лимит/)).toHaveLength(refused.length),
    );
    for (const number of refused) {
      const box = screen.getByLabelText(new RegExp(`^Выбрать требование ${number}\\. Превышен`));
      expect(box).toBeChecked();
    }
    // The dialog has already shown the refusals, so no note repeats them.
    expect(screen.queryByText(/Не заказано/)).toBeNull();
  });

  it('shows before the order how many objects are still available, and orders only these objects', async () => {
    const [first, second, third] = availableUnder(1);
    const { user } = await openObjects();
    for (const one of [first, second, third]) await user.click(await boxOf(one?.number ?? ''));
    table().update(second?.id ?? '', { status: { name: 'REPAID', description: 'Погашено' } });
    await user.click(screen.getByRole('button', { name: 'Заказать финансирование' }));
    const dialog = await orderDialog();
    expect(dialog).toHaveTextContent('Доступны 2 из 3');
    await user.click(within(dialog).getByRole('button', { name: /^Заказать 2/ }));
    await screen.findByText('Результат заказа');
    expect(cabinet.sent('orderFinancingObjects')).toEqual([{ objectIds: [first?.id, third?.id] }]);
  });

  it('keeps refused objects selected only if they can still be ordered', async () => {
    const [first, second] = availableUnder(1);
    const { user } = await openObjects();
    for (const one of [first, second]) await user.click(await boxOf(one?.number ?? ''));
    await user.click(screen.getByRole('button', { name: 'Заказать финансирование' }));
    const dialog = await orderDialog();
    // Another user has ordered the object, so it has left the view when the response arrives.
    table().update(second?.id ?? '', { status: { name: 'REPAID', description: 'Погашено' } });
    cabinet.pretend('orderFinancingObjects', { results: [], orderedAmount: 0 });
    await user.click(within(dialog).getByRole('button', { name: /^Заказать 2/ }));
    await screen.findByText('Результат заказа');
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^Выбрано 1 на/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Не заказано: 2 объекта. Остался выбранным: 1 объект, причина указана в строке. Остальные заказать больше нельзя: статус изменился.',
    );
  });

  it('says that a single refused object is still selected', async () => {
    const [first] = availableUnder(1);
    const { user } = await openObjects();
    await user.click(await boxOf(first?.number ?? ''));
    await user.click(screen.getByRole('button', { name: 'Заказать финансирование' }));
    const dialog = await orderDialog();
    cabinet.pretend('orderFinancingObjects', { results: [], orderedAmount: 0 });
    await user.click(within(dialog).getByRole('button', { name: /^Заказать \d/ }));
    await screen.findByText('Результат заказа');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Не заказано: 1 объект, он остался выбранным.',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^Выбрано 1 на/)).toBeVisible();
    expect(screen.queryByText(/Не заказано/)).toBeNull();
  });

  it('reloads the objects after a lost response, and is not sent again', async () => {
    const [first, second] = availableUnder(1);
    const { user } = await openObjects();
    for (const one of [first, second]) await user.click(await boxOf(one?.number ?? ''));
    await user.click(screen.getByRole('button', { name: 'Заказать финансирование' }));
    cabinet.fail('orderFinancingObjects', 'drop-mid-body');
    await user.click(within(await orderDialog()).getByRole('button', { name: /^Заказать \d/ }));
    await user.click(await screen.findByRole('button', { name: 'Обновить список' }));
    expect(await screen.findByText(/^Статусы обновлены/)).toBeVisible();
    expect(cabinet.sent('orderFinancingObjects')).toHaveLength(1);
    // Only the response was lost: the order was executed, and no object can be selected any more.
    expect(table().get(first?.id ?? '')?.status.name).not.toBe('AVAILABLE');
    expect(screen.queryByText(/^Выбрано/)).toBeNull();
  });
});

describe('an order from the panel of an object', () => {
  it.each([
    ['orders that object only, and keeps the other object selected', 'ordered', 1],
    ['changes nothing if it is cancelled', 'given up', 1],
    ['keeps both objects selected if it is refused', 'refused', 2],
  ])('%s', async (_title, outcome, left) => {
    const [first, second] = availableUnder(1);
    const { user } = await openObjects(`?row=${second?.id ?? ''}`);
    await user.click(await boxOf(first?.number ?? ''));
    const panel = screen.getByLabelText(`Требование ${second?.number ?? ''}`);
    await user.click(within(panel).getByRole('button', { name: 'Заказать финансирование' }));
    const dialog = await orderDialog();
    if (outcome === 'given up') await user.keyboard('{Escape}');
    else {
      if (outcome === 'refused')
        cabinet.pretend('orderFinancingObjects', { results: [], orderedAmount: 0 });
      await user.click(within(dialog).getByRole('button', { name: /^Заказать \d/ }));
      await screen.findByText('Результат заказа');
      await user.keyboard('{Escape}');
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(new RegExp(`^Выбрано ${left} на`))).toBeVisible();
    expect(await boxOf(first?.number ?? '')).toBeChecked();
    expect(cabinet.sent('orderFinancingObjects')).toEqual(
      outcome === 'given up' ? [] : [{ objectIds: [second?.id] }],
    );
  });
});

describe('the focus after an order', () => {
  const openOrder = async () => {
    const [first] = availableUnder(1);
    const { user } = await openObjects();
    await user.click(await boxOf(first?.number ?? ''));
    screen.getByRole('button', { name: 'Заказать финансирование' }).focus();
    await user.keyboard('{Enter}');
    return { user, dialog: await orderDialog() };
  };
  const orderButton = () => screen.getByRole('button', { name: 'Заказать финансирование' });

  it('returns to the button after a cancellation', async () => {
    const { user, dialog } = await openOrder();
    await waitFor(() => expect(dialog).toContainElement(focused()));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orderButton()).toHaveFocus();
  });

  it('moves to the registry when everything was ordered and the button has disappeared', async () => {
    const { user, dialog } = await openOrder();
    await user.click(within(dialog).getByRole('button', { name: /^Заказать \d/ }));
    await screen.findByText('Результат заказа');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/^Выбрано/)).toBeNull());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Объекты' })).toHaveFocus());
  });

  it('returns to the button when the only object was refused', async () => {
    const { user, dialog } = await openOrder();
    cabinet.pretend('orderFinancingObjects', { results: [], orderedAmount: 0 });
    await user.click(within(dialog).getByRole('button', { name: /^Заказать \d/ }));
    await screen.findByText('Результат заказа');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(orderButton()).toHaveFocus());
  });

  it('moves to the registry when the response was lost', async () => {
    const { user, dialog } = await openOrder();
    cabinet.fail('orderFinancingObjects', 'drop-mid-body');
    await user.click(within(dialog).getByRole('button', { name: /^Заказать \d/ }));
    await user.click(await screen.findByRole('button', { name: 'Обновить список' }));
    expect(await screen.findByText(/^Статусы обновлены/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Объекты' })).toHaveFocus());
  });
});
