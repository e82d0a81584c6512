// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DensityContext } from '../density';
import { PrimeProvider } from '../prime/PrimeProvider';
import { Registry, type RegistryColumn, type RegistryProps, type RegistrySort } from './Registry';

interface Supply {
  id: string;
  number: string;
  amount: number;
}

const COLUMNS: readonly RegistryColumn<Supply>[] = [
  { id: 'number', header: '№ документа', sortable: true, cell: ({ number }) => number },
  { id: 'amount', header: 'Сумма', numeric: true, cell: ({ amount }) => amount },
];

const ROWS: readonly Supply[] = [
  { id: 'a', number: 'УПД 1', amount: 10 },
  { id: 'b', number: 'УПД 2', amount: 20 },
];

function renderRegistry(props: Partial<RegistryProps<Supply>> = {}) {
  return render(
    <PrimeProvider>
      <Registry
        label="Поставки"
        columns={COLUMNS}
        rows={ROWS}
        keyOf={({ id }) => id}
        empty="Здесь появятся поставки"
        {...props}
      />
    </PrimeProvider>,
  );
}

describe('Registry', () => {
  it('knows its rows by their key, whatever field it is in: a row that moves stays itself', () => {
    const table = (rows: readonly Supply[]) => (
      <PrimeProvider>
        <Registry
          label="Поставки"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ number }) => number}
          empty=""
        />
      </PrimeProvider>
    );
    // Every row of this server has the same id.
    const rows = ROWS.map((row) => ({ ...row, id: 'x' }));
    const { rerender } = render(table(rows));
    const before = screen.getByText('УПД 2').closest('tr');
    rerender(table(rows.toReversed()));
    expect(screen.getByText('УПД 2').closest('tr')).toBe(before);
  });

  it('stands as close together as the user chose for all registries, unless told otherwise', () => {
    const { container, rerender } = render(
      <PrimeProvider>
        <DensityContext value="compact">
          <Registry
            label="Поставки"
            columns={COLUMNS}
            rows={ROWS}
            keyOf={({ id }) => id}
            empty=""
          />
        </DensityContext>
      </PrimeProvider>,
    );
    expect(container.querySelector('.registry__table--compact')).not.toBeNull();
    rerender(
      <PrimeProvider>
        <DensityContext value="compact">
          <Registry
            label="Поставки"
            columns={COLUMNS}
            rows={ROWS}
            keyOf={({ id }) => id}
            empty=""
            density="comfortable"
          />
        </DensityContext>
      </PrimeProvider>,
    );
    expect(container.querySelector('.registry__table--compact')).toBeNull();
  });

  it('shows rows in a named table with the total', () => {
    renderRegistry({ sum: '30 ₽' });
    const table = screen.getByRole('table', { name: 'Поставки' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText(/Итого по 2 записям/)).toHaveTextContent('Итого по 2 записям: 30 ₽');
  });

  it.each([
    [1, 'Всего 1 поставка'],
    [3, 'Всего 3 поставки'],
    [11, 'Всего 11 поставок'],
  ])('counts %i rows in words of its own', (total, text) => {
    const page = { first: 0, size: 20, total, onChange: () => {} };
    renderRegistry({ page, rowWords: ['поставка', 'поставки', 'поставок'] });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('counts records where nobody says what the rows are', () => {
    renderRegistry();
    expect(screen.getByText('Всего 2 записи')).toBeVisible();
  });

  it('shows a skeleton, emptiness or an error instead of rows', async () => {
    const onRetry = vi.fn<() => void>();
    const { unmount } = renderRegistry({ rows: [], loading: true });
    expect(screen.getByText('Загрузка…')).toBeInTheDocument();
    unmount();
    const empty = renderRegistry({ rows: [] });
    expect(screen.getByText('Здесь появятся поставки')).toBeVisible();
    empty.unmount();
    renderRegistry({ rows: [], error: 'Нет связи', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Нет связи');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows while they are being refreshed', () => {
    const { container } = renderRegistry({ loading: true });
    expect(screen.getByText('УПД 1')).toBeVisible();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('asks for the other order, then for none', async () => {
    const onSort = vi.fn<(sort: RegistrySort | null) => void>();
    renderRegistry({ onSort, sort: { id: 'number', direction: 'asc' } });
    const header = screen.getByRole('columnheader', { name: /№ документа/ });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(header);
    expect(onSort).toHaveBeenLastCalledWith({ id: 'number', direction: 'desc' });
  });

  it('chooses rows one by one and all at once, each by its name', async () => {
    const onChange = vi.fn<(keys: ReadonlySet<string>) => void>();
    const nameOf = ({ number }: Supply) => number;
    renderRegistry({ selection: { keys: new Set(['a']), onChange, nameOf } });
    expect(screen.getByLabelText('Выбрать все строки на странице')).toBePartiallyChecked();
    await userEvent.click(screen.getByLabelText('Выбрать УПД 2'));
    expect(onChange).toHaveBeenLastCalledWith(new Set(['a', 'b']));
    await userEvent.click(screen.getByLabelText('Выбрать все строки на странице'));
    expect(onChange).toHaveBeenLastCalledWith(new Set(['a', 'b']));
  });

  it('leads to the next page and stops at the last', async () => {
    const onChange = vi.fn<(first: number) => void>();
    renderRegistry({ page: { first: 300, size: 100, total: 318, onChange } });
    expect(screen.getByText('301–318 из 318')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Следующая страница' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    expect(onChange).toHaveBeenCalledWith(200);
  });

  it('opens a row with the row itself', async () => {
    const onRowClick = vi.fn<(row: Supply) => void>();
    renderRegistry({ onRowClick });
    await userEvent.click(screen.getByText('УПД 2'));
    expect(onRowClick).toHaveBeenCalledWith(ROWS[1]);
  });

  it('shows text of the server as text', () => {
    const number = '<img src=x onerror=alert(1)>';
    const { container } = renderRegistry({ rows: [{ id: 'x', number, amount: 1 }] });
    expect(screen.getByText(number)).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });
});
