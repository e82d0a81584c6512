// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorWithoutBody } from '../../../api/errors';
import { createExport, type ExportProgress } from './exportRows';

interface Row {
  key: string;
}

const rowsFrom = (start: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ key: String(start + index) }));

/** Creates a server with `total` rows. It returns at most `most` rows on a page. */
function serverOf(total: number, most = 250) {
  return vi.fn((page: number, size: number) => {
    const count = Math.min(size, most);
    const start = page * count;
    const content = rowsFrom(start, Math.max(0, Math.min(count, total - start)));
    return Promise.resolve({ content, totalElements: total });
  });
}

function open(fetchPage: ReturnType<typeof serverOf>) {
  const cancelled = new AbortController();
  const taken: string[] = [];
  const progressReports: ExportProgress[] = [];
  const rows = createExport<Row>({
    fetchPage,
    add: (fresh) => taken.push(...fresh.map(({ key }) => key)),
    onProgress: (progress) => progressReports.push(progress),
    signal: cancelled.signal,
  });
  return { ...rows, taken, progressReports, cancel: () => cancelled.abort() };
}

const lost = () => Promise.reject(errorWithoutBody('NETWORK'));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('an export loads all pages in order, 250 rows each, and reports its progress', async () => {
  const server = serverOf(585);
  const { run, taken, progressReports } = open(server);
  const done = run();
  await vi.runAllTimersAsync();
  await done;
  expect(server.mock.calls).toEqual([
    [0, 250],
    [1, 250],
    [2, 250],
  ]);
  expect(taken).toEqual(rowsFrom(0, 585).map(({ key }) => key));
  expect(progressReports.map(({ done: count, total }) => [count, total])).toEqual([
    [250, 585],
    [500, 585],
    [585, 585],
  ]);
});

it('an export that is cancelled during a call rejects even if the call finds nothing', async () => {
  const server = serverOf(0);
  const { run, cancel } = open(server);
  const done = run();
  cancel();
  await expect(done).rejects.toThrow('aborted');
});

it('an export loads all rows even if the server returns fewer rows per page', async () => {
  const server = serverOf(450, 200);
  const { run, taken } = open(server);
  const done = run();
  await vi.runAllTimersAsync();
  await done;
  expect(new Set(taken).size).toBe(450);
  expect(server).toHaveBeenCalledTimes(3);
});

it('an export makes one call and adds no rows if nothing is found', async () => {
  const server = serverOf(0);
  const { run, taken } = open(server);
  const done = run();
  await vi.runAllTimersAsync();
  await done;
  expect(taken).toEqual([]);
  expect(server).toHaveBeenCalledOnce();
});

it('an export contains a row only once if it moves to the next page during the export', async () => {
  const server = serverOf(375);
  server.mockImplementationOnce(() =>
    Promise.resolve({ content: rowsFrom(1, 250), totalElements: 375 }),
  );
  const { run, taken } = open(server);
  const done = run();
  await vi.runAllTimersAsync();
  await done;
  expect(taken.filter((key) => key === '250')).toHaveLength(1);
});

it('an export waits for the network after a lost connection, then retries the same page', async () => {
  const server = serverOf(300);
  const { run, taken, progressReports } = open(server);
  server
    .mockImplementationOnce(server.getMockImplementation() ?? lost)
    .mockImplementationOnce(lost);
  const done = run();
  await vi.advanceTimersByTimeAsync(100);
  expect(progressReports.at(-1)).toEqual({ done: 250, total: 300, isWaiting: true });
  expect(server).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(server.mock.calls.map(([page]) => page)).toEqual([0, 1, 1]);
  expect(taken).toHaveLength(300);
});

it('an export stops after six failed attempts, and a new run continues with the same page', async () => {
  const server = serverOf(300);
  const { run, taken } = open(server);
  server.mockImplementationOnce(server.getMockImplementation() ?? lost);
  for (let attempt = 0; attempt < 6; attempt += 1) server.mockImplementationOnce(lost);
  const refused = run().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await refused).toMatchObject({ status: 'NETWORK' });
  expect(server).toHaveBeenCalledTimes(7);
  const done = run();
  await vi.runAllTimersAsync();
  await done;
  expect(server.mock.calls.at(-1)).toEqual([1, 250]);
  expect(taken).toEqual(rowsFrom(0, 300).map(({ key }) => key));
});

it('an export fails at once if the server refuses the call', async () => {
  const server = serverOf(10);
  server.mockImplementationOnce(() => Promise.reject(errorWithoutBody(403)));
  await expect(open(server).run()).rejects.toMatchObject({ status: 403 });
  expect(server).toHaveBeenCalledOnce();
});

it('an export makes no further calls after it is cancelled', async () => {
  const server = serverOf(5_000);
  const { run, cancel, taken } = open(server);
  const ended = run().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2);
  cancel();
  await vi.runAllTimersAsync();
  expect(await ended).toMatchObject({ name: 'AbortError' });
  expect(server).toHaveBeenCalledOnce();
  expect(taken.length).toBeLessThan(250);
});
