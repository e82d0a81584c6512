// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { moscowDay, addDays } from '../../lib/isoDay';
import { choicesFilter, periodFilter } from './registryFilters';
import { registryOf } from './registryQuery';
import { RegistryScreen } from './RegistryScreen';
import type { FoundPart } from './useRegistry';
import { useRegistryView } from './useRegistryView';

const query = registryOf<{ id: string; dueDate: string; status: string }>().defineRegistryQuery({
  id: 'supplies',
  operation: 'findSupplies',
  sorts: ['dueDate'],
  sort: { id: 'dueDate', direction: 'asc' },
  filters: {
    due: periodFilter({ label: 'Срок', field: 'dueDate' }),
    status: choicesFilter({ label: 'Статус', field: 'status' }),
  },
  views: [
    { id: 'paid', label: 'Оплаченные', filters: { status: ['PAID'] } },
    { id: 'all', label: 'Все', filters: {} },
  ],
  ageing: { due: 'due', owed: { status: ['UNPAID'] }, total: 'debt' },
});

const dayAt = (days: number) => addDays(moscowDay(), days);

/** Debt in kopeks and number of rows of each part, from not yet due to the oldest. */
const FIGURES: readonly (readonly [debt: unknown, count: number])[] = [
  [500_000, 5],
  [0, 0],
  [200_000, 2],
  [100_000, 1],
];

const cabinet = testCabinet();

/** Renders the registry; the n-th call gets the n-th item of `figures`. Returns the calls. */
async function open(
  figures: readonly (readonly [unknown, number] | 'failed')[],
  rows = 3,
  address = '/deliveries',
) {
  const asked: string[] = [];
  const rendered = vi.fn<() => void>();
  const FigurePart: FoundPart = ({ request, children }) => {
    rendered();
    const filters = JSON.stringify(
      request.filters?.map(({ operation, value }) => [operation, value]),
    );
    if (!asked.includes(filters)) asked.push(filters);
    const figure = figures[asked.indexOf(filters)] ?? 'failed';
    const answer = { isFetching: false, refetch: () => undefined };
    if (figure === 'failed') return children({ ...answer, error: { status: 500 } });
    const [debt, totalElements] = figure;
    // A backend may send invalid sums.
    const totals: Record<string, number> = JSON.parse(JSON.stringify({ debt }));
    return children({ ...answer, currentData: { content: [], totalElements, totals } });
  };
  const content = Array.from({ length: rows }, (_, at) => ({ key: String(at), id: String(at) }));
  const page = { content, totalElements: rows };
  const answer = { data: page, currentData: page, isFetching: false, refetch: () => undefined };
  function Bills() {
    const view = useRegistryView(query);
    return (
      <RegistryScreen
        registry={{ query, view, answer, FoundPart: FigurePart }}
        label="Счета"
        rowWords={['счёт', 'счёта', 'счетов']}
        columns={[]}
        empty={null}
      />
    );
  }
  const shown = await cabinet.show({ '/deliveries': <Bills /> }, { address });
  const place = () => decodeURIComponent(shown.router.state.location.search);
  return { ...shown, asked, rendered, place };
}

const parts = () =>
  screen.queryAllByRole('button', { name: /дней|наступил/ }).map((part) => part.textContent);

it('the ageing of debts requests sums for ranges of days after the due date, without a gap between two ranges', async () => {
  const { asked } = await open(FIGURES);
  const owed = ['IN', ['UNPAID']];
  expect(asked.map((one): unknown => JSON.parse(one))).toEqual([
    [['GE', dayAt(0)], owed],
    [['GE', dayAt(-7)], ['LE', dayAt(-1)], owed],
    [['GE', dayAt(-30)], ['LE', dayAt(-8)], owed],
    [['LE', dayAt(-31)], owed],
  ]);
});

it('the ageing of debts shows name, sum and count of a range, and filters all rows by a pressed range', async () => {
  const { place } = await open(FIGURES);
  const oldest = screen.getByRole('button', {
    name: /^Просрочка 30\+ дней 1\s000\s₽ 1\sсчёт$/,
  });
  expect(screen.getByRole('button', { name: /^Просрочка 1–7 дней/ })).toBeDisabled();
  const user = userEvent.setup();
  await user.click(oldest);
  expect(place()).toBe(`?due=..${dayAt(-31)}&status=UNPAID&view=all`);
  expect(oldest).toHaveAttribute('aria-pressed', 'true');
  await user.click(oldest);
  expect(place()).toBe('?view=all');
});

it('the ageing of debts lets the user release a pressed range that has no rows', async () => {
  const address = `/deliveries?due=${dayAt(-7)}..${dayAt(-1)}&status=UNPAID&view=all`;
  const { place, user } = await open(FIGURES, 4, address);
  const pressed = screen.getByRole('button', { name: /^Просрочка 1–7 дней/ });
  expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await user.click(pressed);
  expect(place()).toBe('?view=all');
});

it('the ageing of debts re-renders only for a filter by one of its ranges', async () => {
  const { goTo, rendered, user, place } = await open(FIGURES);
  rendered.mockClear();
  await goTo('/deliveries?status=PAID&size=100&view=all');
  expect(rendered).not.toHaveBeenCalled();
  // The press uses the registry's current state, although the strip has not re-rendered.
  await user.click(screen.getByRole('button', { name: /^Срок не наступил/ }));
  expect(place()).toBe(`?size=100&view=all&due=${dayAt(0)}..&status=UNPAID`);
  expect(rendered).toHaveBeenCalled();
});

it.each([
  ['a call fails', ['failed', ...FIGURES.slice(1)], 3],
  ['a sum is a text', [['много', 5], ...FIGURES.slice(1)], 3],
  ['a sum is missing', [[undefined, 5], ...FIGURES.slice(1)], 3],
  ['no rows are found', FIGURES, 0],
] as const)('the ageing of debts shows no ranges if %s', async (_name, figures, rows) => {
  await open(figures, rows);
  expect(parts()).toEqual([]);
});

it('the ageing of debts makes no call if there are no rows', async () => {
  expect((await open(FIGURES, 0)).asked).toEqual([]);
});

it('the ageing of debts is not shown for fewer than three rows', async () => {
  expect((await open(FIGURES, 2)).asked).toEqual([]);
  expect(parts()).toEqual([]);
});

it('the ageing of debts is shown for fewer than three rows if a filter may hide other rows', async () => {
  await open(FIGURES, 2, '/deliveries?view=all&status=UNPAID');
  expect(parts()).toHaveLength(4);
});
