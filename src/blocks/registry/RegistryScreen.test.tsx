// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import type { RegistryAnswer } from './registryAnswer';
import { ALL, IDLE, panel, SampleRegistry, supplyOf, type Supply } from './testing/SampleRegistry';

const cabinet = testCabinet();
const IMPOSSIBLE_SUMS = 'Сумма «от» больше, чем «до»: таких записей нет';
const open = (props: Parameters<typeof SampleRegistry>[0] = {}, address = '/deliveries') =>
  cabinet.show({ '/deliveries': <SampleRegistry {...props} /> }, { address });
const row = (name: RegExp) => screen.findByRole('row', { name });
const answerOf = (more: Partial<RegistryAnswer<Supply>>) => ({ ...IDLE, ...more });
describe('a registry', () => {
  it('shows the number of rows, the sort order, the sum and the time of loading', async () => {
    await open({ renderSum: () => '18 300 ₽' });
    const grid = await screen.findByRole('grid', { name: 'Поставки' });
    expect(grid).toHaveAttribute('aria-rowcount', '61');
    expect(within(grid).getAllByRole('row')).toHaveLength(26);
    const head = screen.getByRole('columnheader', { name: '№' });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Сумма' })).not.toHaveAttribute('aria-sort');
    expect(screen.getByText(/Итого по 60 записям/)).toHaveTextContent('18 300 ₽');
    expect(screen.getByText('Обновлено')).toHaveTextContent('Обновлено 12.11.2026 в 14:05');
  });

  it('writes page, page size and sort order to the address', async () => {
    const { user, place } = await open({}, '/deliveries?tab=supplies');
    await user.click(screen.getByRole('button', { name: 'Последняя страница' }));
    expect(place()).toBe('/deliveries?tab=supplies&page=3');
    expect(await row(/УПД 60/)).toHaveAttribute('aria-rowindex', '61');
    await user.selectOptions(screen.getByLabelText('Строк на странице'), '50');
    expect(place()).toBe('/deliveries?tab=supplies&page=2&size=50');
    await user.click(screen.getByRole('button', { name: '№' }));
    expect(place()).toBe('/deliveries?tab=supplies&size=50&sort=-number');
  });

  it('filters by typed sums and ticked statuses, and shows them as chips', async () => {
    const { user, place } = await open({}, '/deliveries?page=2');
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    await user.click(screen.getByRole('checkbox', { name: 'Доступна' }));
    expect(place()).toBe('/deliveries?status=A');
    await user.type(screen.getByLabelText('Сумма: от'), '1000,5');
    await waitFor(() => expect(place()).toBe('/deliveries?status=A&amount=100050..'));
    await user.type(screen.getByLabelText('Сумма: до'), '-5');
    expect(screen.getByLabelText('Сумма: до')).toHaveAccessibleDescription(
      'Введите сумму в рублях, без знаков и букв. Пока не действует',
    );
    await user.type(screen.getByRole('searchbox'), 'упд 1{Enter}');
    expect(new URLSearchParams(place().split('?')[1]).get('search')).toBe('упд 1');
    await user.click(screen.getByRole('button', { name: 'Статус: Доступна, убрать фильтр' }));
    expect(place()).not.toContain('status');
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(place()).toBe('/deliveries');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('tells that no row has a sum between 200 and 100 kopeks', async () => {
    const { user } = await open({}, '/deliveries?amount=200..100');
    await user.click(screen.getByRole('button', { name: /^Фильтры/ }));
    expect(screen.getByText(IMPOSSIBLE_SUMS)).toBeVisible();
  });

  it('accepts two equal sums', async () => {
    const { user } = await open({}, '/deliveries?amount=100..100');
    await user.click(screen.getByRole('button', { name: /^Фильтры/ }));
    expect(screen.queryByText(IMPOSSIBLE_SUMS)).toBeNull();
  });

  it('applies a typed period on the button press, and shows an error for an invalid day', async () => {
    const { user, place } = await open();
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    await user.click(screen.getByRole('button', { name: /^Срок: период/ }));
    const from = await screen.findByRole('textbox', { name: 'Срок: с' });
    const to = screen.getByRole('textbox', { name: 'Срок: по' });
    const show = screen.getByRole('button', { name: 'Показать 60' });
    await user.type(from, '01022026');
    expect(from).toHaveValue('01022026');
    await user.type(to, '1 3 26');
    await user.click(from);
    expect(from).toHaveValue('01.02.2026');
    expect(to).toHaveValue('01.03.2026');
    expect(screen.getByRole('grid', { name: 'Февраль 2026' })).toBeVisible();
    await user.clear(to);
    await user.type(to, '31.01.2026{Enter}');
    expect(to).toHaveAccessibleDescription('Дата не может быть раньше 01.02.2026');
    await user.clear(to);
    await user.type(to, 'завтра');
    await user.click(show);
    expect(to).toHaveFocus();
    expect(to).toHaveAccessibleDescription(/существующую дату в формате ДД\.ММ\.ГГГГ/);
    expect(to).toHaveValue('завтра');
    expect(place()).toBe('/deliveries');
    await user.clear(to);
    await user.type(to, '28.02.26');
    await user.click(show);
    expect(place()).toBe('/deliveries?period=2026-02-01..2026-02-28');
    expect(screen.getByRole('button', { name: /^Срок: период/ })).toHaveTextContent(
      '01.02.2026 – 28.02.2026',
    );
  });

  it('keeps rows selected on other pages, skips rows that cannot be selected, and selects a range with Shift', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать УПД 1' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать УПД 4' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText(/Выбрано 3 на 800,00/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Выбрать УПД 2. Срок прошёл' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все 25 на странице' }));
    expect(screen.getByText(/Выбрано 28/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Снять выбор' }));
    expect(screen.queryByText(/Выбрано/)).toBeNull();
  });

  it('is usable by keyboard: one row is a tab stop, Space or X selects it, Enter opens its panel', async () => {
    const { user, place } = await open({ panel });
    const first = await row(/УПД 1 /);
    act(() => first.focus());
    await user.keyboard('xjj{ArrowDown}k ');
    expect(await row(/УПД 3/)).toHaveFocus();
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{End}');
    expect(await row(/УПД 25/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('История УПД 25')).toBeInTheDocument();
    expect(place()).toBe('/deliveries?row=s25');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(place()).toBe('/deliveries'));
    expect(screen.queryByText('История УПД 25')).toBeNull();
  });

  it('opens the row named in the address, and tells that it is on another page', async () => {
    const { user, place } = await open(
      { panel, elsewhere: { kind: 'found', row: supplyOf(60) } },
      '/deliveries?row=s60',
    );
    const opened = await screen.findByRole('complementary', { name: 'УПД 60' });
    expect(opened).toHaveTextContent('Запись на другой странице реестраИстория УПД 60');
    await user.click(within(opened).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(place()).toBe('/deliveries'));
    await waitFor(async () => expect(await row(/УПД 1 /)).toHaveFocus());
  });

  it('tells that the row named in the address is not on this page if no call can load it', async () => {
    const { user, place } = await open({ panel }, '/deliveries?row=s60');
    expect(await screen.findByText(/Записи из ссылки нет на этой странице/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(place()).toBe('/deliveries'));
    expect(screen.queryByText(/Записи из ссылки нет/)).toBeNull();
  });

  it('moves a column, and saves a view with its filters but without the search', async () => {
    const { user, place } = await open({}, '/deliveries?status=A&search=Петров');
    await user.click(screen.getByRole('button', { name: 'Настроить таблицу' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Настройка таблицы' }));
    await user.click(dialog.getByRole('button', { name: 'Сумма: раньше' }));
    await user.type(dialog.getByLabelText('Название вида'), 'Доступные{Enter}');
    expect(dialog.getByRole('button', { name: 'Удалить вид «Доступные»' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(1)).toEqual(['Сумма', '№']);
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    await user.click(screen.getByRole('button', { name: 'Доступные' }));
    expect(await screen.findByRole('button', { name: 'Доступные', current: true })).toBeVisible();
    expect(place()).toBe('/deliveries?status=A');
  });
});

it('a registry prints all rows of the page, also those outside the viewport', async () => {
  await open({}, '/deliveries?size=100');
  const grid = await screen.findByRole('grid');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(grid).getAllByRole('row')).toHaveLength(61);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
});

describe('the content of a registry', () => {
  it('shows a skeleton while it loads', async () => {
    await open({ answer: answerOf({ isFetching: true }) });
    expect(await screen.findByText('Загрузка…')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('announces the number of found rows in a single live region', async () => {
    const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const answer = answerOf({ data: { content: ALL.slice(0, 25), totalElements: 60 } });
    await open({ answer });
    expect(statusTexts()).toEqual(['Найдено: 60\u00A0поставок, на странице 1–25 из 60']);
    expect(document.querySelectorAll('[aria-live="polite"]')).toHaveLength(0);
    cleanup();
    const nothing = answerOf({ data: { content: [], totalElements: 0 } });
    await open({ answer: nothing }, '/deliveries?search=нет');
    expect(statusTexts()).toEqual(['Ничего не найдено']);
  });

  it('explains an empty registry, and offers to reset filters that match no row', async () => {
    const nothing = answerOf({ data: { content: [], totalElements: 0 } });
    await open({ answer: nothing });
    expect(await screen.findByText('Здесь появятся поставки')).toBeInTheDocument();
    // The styles hide search, filters and export by this attribute.
    expect(document.querySelectorAll('[data-empty="true"]')).toHaveLength(1);
    cleanup();
    const { user, place } = await open({ answer: nothing }, '/deliveries?search=pfdjl');
    expect(document.querySelectorAll('[data-empty="true"]')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    await waitFor(() => expect(place()).toBe('/deliveries'));
  });

  it('shows the reason of a failed load, and loads again on request', async () => {
    const refetch = vi.fn<() => void>();
    const { user } = await open({ answer: answerOf({ error: new Error('Отказ'), refetch }) });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});

it('a registry whose reload fails keeps the rows and shows the error above them', async () => {
  const data = { content: ALL.slice(0, 3), totalElements: 3 };
  await open({ answer: answerOf({ data, currentData: data, error: new Error('Отказ') }) });
  expect(await screen.findByText(/Не удалось обновить/)).toBeInTheDocument();
  expect(await row(/УПД 3/)).toBeInTheDocument();
});
