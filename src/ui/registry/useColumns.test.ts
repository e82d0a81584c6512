// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textColumn } from './columns';
import { NO_LAYOUT } from './registryColumn';
import { useColumns } from './useColumns';

const columnOf = (id: string, priority: number) =>
  textColumn(id, id, () => id, { priority, width: 100 });
const columns = [columnOf('number', 2), columnOf('sum', 3), columnOf('day', 1)];

it.each([
  [300, {}, ['number', 'sum', 'day']],
  [299, {}, ['number', 'sum']],
  [199, {}, ['sum']],
  [299, { day: true }, ['sum', 'day']],
  [99, {}, ['sum']],
  [99, { number: false, sum: false }, ['day']],
])('in %s px with the choice %o the table has the columns %j', (room, shown, ids) => {
  const { result } = renderHook(() => useColumns(columns, { ...NO_LAYOUT, shown }, room));
  expect(result.current.map(({ column }) => column.id)).toEqual(ids);
});
