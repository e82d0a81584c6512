// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../test/render/browser';
import { RegistryList } from './RegistryList';
import { ShownRowsContext } from './shownRows';
import { NO_LAYOUT, type RegistryColumn, type RegistryRow } from './registryColumn';
import { useChoice } from './useChoice';

interface Bill {
  key: string;
}

const ROWS: readonly Bill[] = [{ key: 'СП-1' }, { key: 'СП-2' }, { key: 'СП-3' }];
const KEYS = ROWS.map(({ key }) => key);
const COLUMNS: readonly RegistryColumn<Bill>[] = [
  { id: 'id', header: '№', phoneSlot: 'title', value: ({ key }) => key },
];
const opened = vi.fn<(row: RegistryRow) => void>();

beforeEach(() => {
  opened.mockClear();
  stubBrowser(360);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function Bills() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Bill>>(new Map());
  const [isChoosing, setChoosing] = useState(false);
  const isSelectable = ({ key }: Bill) => key !== 'СП-3';
  const nameOf = ({ key }: Bill) => key;
  const choice = useChoice({ chosen, onChange: setChosen, nameOf, isSelectable }, ROWS);
  return (
    <ShownRowsContext
      value={{
        label: 'Счета',
        isList: true,
        columns: COLUMNS,
        layout: NO_LAYOUT,
        setLayout: () => {},
        rows: ROWS,
        keys: KEYS,
        total: 3,
        view: { page: 0, size: 50, sort: { id: 'id', direction: 'asc' }, setSort: () => {} },
        query: { sorts: [] },
        density: 'comfortable',
        mark: {},
        choice,
        choosing: { isOn: isChoosing, begin: () => setChoosing(true) },
        openKey: null,
        onOpen: opened,
        newKeys: new Set(['СП-2']),
        openLabel: 'Подробнее',
      }}
    >
      <RegistryList />
    </ShownRowsContext>
  );
}

const text = (id: string) => screen.getByText(id);
const finger = { pointerType: 'touch', clientX: 100, clientY: 100 };
const row = (id: string) => text(id).closest('li') ?? document.body;
const boxes = () => screen.queryAllByRole('checkbox');
const hold = (id: string, milliseconds: number) => {
  fireEvent.pointerDown(text(id), finger);
  vi.advanceTimersByTime(milliseconds);
};

it('RegistryList marks a row with news by an icon only', () => {
  render(<Bills />);
  expect(screen.getAllByLabelText('Новое')).toEqual([within(row('СП-2')).getByRole('img')]);
  expect(row('СП-2').textContent).not.toContain('Новое');
});

it('a long press on a row starts a selection with this row', async () => {
  render(<Bills />);
  expect(boxes()).toEqual([]);
  hold('СП-2', 399);
  expect(boxes()).toEqual([]);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(boxes()).toHaveLength(3), 10_000);
  expect(screen.getByLabelText('Выбрать СП-2')).toBeChecked();
  // The click after a long press neither opens the row nor deselects it.
  fireEvent.click(text('СП-2'));
  expect(screen.getByLabelText('Выбрать СП-2')).toBeChecked();
  expect(opened).not.toHaveBeenCalled();
});

it('a press toggles a selectable row during a selection', async () => {
  render(<Bills />);
  hold('СП-1', 400);
  await vi.waitFor(() => expect(boxes()).toHaveLength(3), 10_000);
  for (const id of KEYS) {
    fireEvent.pointerDown(text(id), finger);
    fireEvent.click(text(id));
  }
  expect(boxes().map((box) => (box instanceof HTMLInputElement ? box.checked : null))).toEqual([
    false,
    true,
    false,
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(opened).not.toHaveBeenCalled();
});

it.each([
  ['moves', () => fireEvent.pointerMove(text('СП-1'), { ...finger, clientY: 120 })],
  ['is lifted', () => fireEvent.pointerUp(text('СП-1'), finger)],
  ['scrolls', () => fireEvent.pointerCancel(text('СП-1'), finger)],
])('a finger that %s before 400 ms have passed does not select a row', (_name, end) => {
  render(<Bills />);
  hold('СП-1', 300);
  end();
  vi.advanceTimersByTime(1000);
  expect(boxes()).toEqual([]);
  fireEvent.click(text('СП-1'));
  expect(opened).toHaveBeenCalledWith(ROWS[0]);
});
