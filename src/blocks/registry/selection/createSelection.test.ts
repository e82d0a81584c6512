// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchRequest } from '../../../api/endpoints/user';
import { errorWithoutBody } from '../../../api/errors';
import { createSelection } from './createSelection';

interface Row {
  id: string;
  key: string;
  isFree: boolean;
}

const rowOf = (id: string, isFree = true): Row => ({ id, key: id, isFree });
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => rowOf(`r${index}`));

function serverOf(rows: readonly Row[], largestPage = Infinity) {
  const fetchPage = vi.fn((page: number, size: number) =>
    Promise.resolve({
      content: rows.slice(page * size, page * size + size),
      totalElements: rows.length,
    }),
  );
  const fetchRows = vi.fn(({ filters = [], pageNumber = 0, pageSize = 0 }: SearchRequest) => {
    const value: unknown = filters[0]?.value;
    const ids = Array.isArray(value) ? value : [];
    const found = rows.filter(({ id }) => ids.includes(id));
    const size = Math.min(pageSize, largestPage);
    const content = found.slice(pageNumber * size, (pageNumber + 1) * size);
    return Promise.resolve({ content, totalElements: found.length });
  });
  return { fetchPage, fetchRows };
}

function open(kept: readonly string[] = []) {
  let ids = kept;
  const announced: string[] = [];
  const selection = createSelection<Row>({
    isSelectable: ({ isFree }) => isFree,
    nameOf: ({ id }) => `счёт ${id}`,
    readIds: () => ids,
    writeIds: (next) => {
      ids = next;
    },
    tell: (text) => announced.push(text.replaceAll('\u00A0', ' ')),
  });
  const choose = (...rows: Row[]) => selection.change(new Map(rows.map((row) => [row.key, row])));
  return {
    ...selection,
    choose,
    announced,
    kept: () => ids,
    writeElsewhere: (next: readonly string[]) => {
      ids = next;
    },
    chosen: () => [...selection.state().chosen.keys()],
  };
}

const lost = () => Promise.reject(errorWithoutBody('NETWORK'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a selection stores the ids of selected rows', () => {
  const { choose, kept, clear } = open();
  choose(rowOf('a'), rowOf('b'));
  expect(kept()).toEqual(['a', 'b']);
  clear();
  expect(kept()).toEqual([]);
});

it('a selection loads the rows selected earlier, and names those that can no longer be selected', async () => {
  const { fetchRows } = serverOf([rowOf('a'), rowOf('b', false)]);
  const selection = open(['a', 'b', 'gone']);
  selection.restore(fetchRows);
  expect(selection.state().unread).toEqual(['a', 'b', 'gone']);
  await vi.runAllTimersAsync();
  expect(selection.chosen()).toEqual(['a']);
  expect(selection.state()).toMatchObject({ unread: [], work: null });
  expect(selection.kept()).toEqual(['a']);
  expect(selection.announced).toEqual(['2 записи больше нельзя выбрать: счёт b и ещё 1']);
});

it('a selection loads 600 earlier rows in three calls', async () => {
  const rows = rowsOf(600);
  const { fetchRows } = serverOf(rows);
  const selection = open(rows.map(({ id }) => id));
  selection.restore(fetchRows);
  await vi.runAllTimersAsync();
  expect(fetchRows).toHaveBeenCalledTimes(3);
  expect(selection.chosen()).toHaveLength(600);
});

it('a selection keeps stored ids if their rows fail to load, and loads the rows on retry', async () => {
  const { fetchRows } = serverOf([rowOf('a')]);
  const selection = open(['a']);
  fetchRows.mockImplementation(() => Promise.reject(errorWithoutBody(403)));
  selection.restore(fetchRows);
  await vi.runAllTimersAsync();
  const { work } = selection.state();
  expect(work).toMatchObject({ kind: 'failed', work: 'restoring' });
  expect(selection.kept()).toEqual(['a']);
  fetchRows.mockImplementation(serverOf([rowOf('a')]).fetchRows);
  if (work?.kind === 'failed') work.onRetry();
  await vi.runAllTimersAsync();
  expect(selection.chosen()).toEqual(['a']);
});

it('a selection adopts the ids of another tab, and requests only unknown rows', async () => {
  const { fetchRows } = serverOf([rowOf('b'), rowOf('c')]);
  const selection = open();
  selection.choose(rowOf('a'), rowOf('b'));
  selection.writeElsewhere(['b', 'c']);
  selection.restore(fetchRows);
  await vi.runAllTimersAsync();
  expect(selection.chosen()).toEqual(['b', 'c']);
  expect(fetchRows.mock.calls.map(([{ filters = [] }]) => filters[0]?.value)).toEqual([['c']]);
});

it('a selection adds the selectable rows of the search, page by page, to the rows selected earlier', async () => {
  const rows = [...rowsOf(600), rowOf('taken', false)];
  const { fetchPage } = serverOf(rows);
  const selection = open();
  const announced: unknown[] = [];
  selection.subscribe(() => announced.push(selection.state().work));
  selection.choose(rowOf('elsewhere'));
  selection.chooseAll(fetchPage);
  await vi.runAllTimersAsync();
  expect(selection.chosen()).toHaveLength(601);
  expect(selection.kept()).toHaveLength(601);
  expect(fetchPage).toHaveBeenCalledTimes(3);
  expect(announced).toContainEqual({ kind: 'choosing', done: 500, total: 601, isWaiting: false });
  expect(selection.state().work).toBeNull();
  expect(selection.announced).toEqual(['1 запись из 601 выбрать нельзя, остальные выбраны']);
});

it('a selection loads all stored rows if the server returns fewer rows per page than requested', async () => {
  const rows = rowsOf(250);
  const { fetchRows } = serverOf(rows, 100);
  const selection = open(rows.map(({ id }) => id));
  selection.restore(fetchRows);
  await vi.runAllTimersAsync();
  expect(selection.chosen()).toHaveLength(250);
  expect(selection.announced).toEqual([]);
});

it('a selection does not reselect a row that the user deselects during the loading', async () => {
  const rows = rowsOf(300);
  const { fetchPage } = serverOf(rows);
  const selection = open();
  selection.choose(rowOf('r0'), rowOf('r1'));
  selection.chooseAll(fetchPage);
  selection.choose(rowOf('r1'));
  await vi.runAllTimersAsync();
  expect(selection.chosen()).toHaveLength(299);
  expect(selection.chosen()).not.toContain('r0');
});

it('a selection continues loading when another tab changes another registry’s selection', async () => {
  const rows = rowsOf(300);
  const { fetchPage, fetchRows } = serverOf(rows);
  const selection = open();
  selection.chooseAll(fetchPage);
  selection.follow(fetchRows);
  await vi.runAllTimersAsync();
  expect(selection.chosen()).toHaveLength(300);
  expect(fetchRows).not.toHaveBeenCalled();
});

it('a selection contains only the first 10 000 rows of a longer result, and shows a message', async () => {
  const { fetchPage } = serverOf(rowsOf(12_000));
  const selection = open();
  selection.chooseAll(fetchPage);
  await vi.runAllTimersAsync();
  expect(selection.chosen()).toHaveLength(10_000);
  expect(fetchPage).toHaveBeenCalledTimes(40);
  expect(selection.announced[0]).toMatch(/^Выбраны первые 10 000/);
});

it('a selection contains only the rows selected earlier after the user cancels «Выбрать все»', async () => {
  const { fetchPage } = serverOf(rowsOf(600));
  const selection = open();
  selection.choose(rowOf('a'));
  selection.chooseAll(fetchPage);
  await vi.advanceTimersByTimeAsync(1);
  selection.cancel();
  await vi.runAllTimersAsync();
  expect(selection.chosen()).toEqual(['a']);
  expect(selection.state().work).toBeNull();
});

it('a selection continues at the failed page on retry', async () => {
  const { fetchPage } = serverOf(rowsOf(600));
  const answer = fetchPage.getMockImplementation();
  const selection = open();
  fetchPage.mockImplementation((page, size) =>
    page === 1 || answer === undefined ? lost() : answer(page, size),
  );
  selection.chooseAll(fetchPage);
  await vi.runAllTimersAsync();
  const { work } = selection.state();
  expect(work).toMatchObject({ kind: 'failed', work: 'choosing' });
  if (answer) fetchPage.mockImplementation(answer);
  fetchPage.mockClear();
  if (work?.kind === 'failed') work.onRetry();
  await vi.runAllTimersAsync();
  expect(fetchPage.mock.calls.map(([page]) => page)).toEqual([1, 2]);
  expect(selection.chosen()).toHaveLength(600);
});

it('a selection drops rows that have become unselectable, and shows a message', () => {
  const selection = open();
  selection.choose(rowOf('a'), rowOf('b'));
  selection.see([rowOf('a', false), rowOf('c')]);
  expect(selection.chosen()).toEqual(['b']);
  expect(selection.announced).toEqual(['1 запись больше нельзя выбрать: счёт a']);
});

it('a selection keeps a row that becomes unselectable while `hold` is on', () => {
  const selection = open();
  selection.choose(rowOf('a'));
  selection.hold(true);
  selection.see([rowOf('a', false)]);
  expect(selection.chosen()).toEqual(['a']);
});

it('a selection drops unselectable rows during a recheck, without a message', async () => {
  const selection = open();
  selection.choose(rowOf('a'), rowOf('b'), rowOf('gone'));
  const asked = selection.recheck(serverOf([rowOf('a'), rowOf('b', false)]).fetchRows);
  await vi.runAllTimersAsync();
  await expect(asked).resolves.toBe(true);
  expect(selection.chosen()).toEqual(['a']);
  expect(selection.announced).toEqual([]);
});

it('a selection keeps all rows if the recheck fails', async () => {
  const selection = open();
  selection.choose(rowOf('a'));
  await expect(selection.recheck(lost)).resolves.toBe(false);
  expect(selection.chosen()).toEqual(['a']);
});
