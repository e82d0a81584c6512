// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../test/render/browser';
import { NO_LAYOUT, type RegistryColumn, type RegistrySort } from './registryColumn';
import { RegistryRows } from './RegistryRows';

/** Called with the id of each head that renders. */
const rendered = vi.fn<(id: string) => void>();

const columnOf = (id: string): RegistryColumn => ({
  id,
  get header() {
    rendered(id);
    return `Колонка ${id}`;
  },
  value: ({ key }) => key,
});
const COLUMNS = ['number', 'sum', 'day'].map(columnOf);
const SORTS = { sorts: ['number', 'sum'] };

interface SampleProps {
  found: string;
  sort: RegistrySort;
  setSort?: (sort: RegistrySort) => void;
}

const ignore = () => {};

/** Each render has a new view and new rows, as after a filter. */
function Sample({ found, sort, setSort = ignore }: SampleProps) {
  return (
    <RegistryRows
      open={{
        label: 'Поставки',
        isList: false,
        columns: COLUMNS,
        rows: [{ key: found }],
        total: 1,
        view: { page: 0, size: 50, sort: { ...sort }, setSort },
        query: SORTS,
        layout: NO_LAYOUT,
        setLayout: ignore,
        openKey: null,
        newKeys: new Set(),
      }}
    />
  );
}

it('TableHead re-renders when the sort order changes, but not when other rows are found', () => {
  stubBrowser();
  const { rerender } = render(<Sample found="УПД 1" sort={{ id: 'number', direction: 'asc' }} />);
  rendered.mockClear();
  rerender(<Sample found="УПД 2" sort={{ id: 'number', direction: 'asc' }} />);
  expect(screen.getAllByText('УПД 2')).not.toEqual([]);
  expect(rendered).not.toHaveBeenCalled();
  rerender(<Sample found="УПД 2" sort={{ id: 'sum', direction: 'desc' }} />);
  expect(rendered.mock.calls).toEqual([['number'], ['sum']]);
});

it('TableHead sorts in ascending order first, then in descending order', async () => {
  stubBrowser();
  const setSort = vi.fn<(sort: RegistrySort) => void>();
  const user = userEvent.setup({ delay: null });
  render(<Sample found="УПД 1" sort={{ id: 'number', direction: 'asc' }} setSort={setSort} />);
  await user.click(screen.getByRole('button', { name: 'Колонка sum' }));
  await user.click(screen.getByRole('button', { name: 'Колонка number' }));
  await user.click(screen.getByText('Колонка day'));
  expect(setSort.mock.calls).toEqual([
    [{ id: 'sum', direction: 'asc' }],
    [{ id: 'number', direction: 'desc' }],
  ]);
});
