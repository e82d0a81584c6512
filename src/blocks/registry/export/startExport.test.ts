// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCabinetStore, type CabinetUnderTest } from '../../../../test/render/store';
import { toasts } from '../../../../test/render/toasts';
import { errorFromBody, errorWithoutBody } from '../../../api/errors';
import {
  selectBackgroundTask,
  taskCancelled,
  taskResumed,
} from '../../../shell/background/backgroundSlice';
import type { RegistryRow } from '../../../ui/registry/registryColumn';
import type { FetchPage } from '../useFetchPage';
import type { ExportAnswer, ExportMessage } from './exportWorker';
import { startExport } from './startExport';

/** A worker that is ready at once, and answers the request for a file with a file. */
class ReadyWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.answer('ready'));
  }
  postMessage(message: ExportMessage): void {
    if ('format' in message) this.answer(new Blob([message.name]));
  }
  terminate(): void {}
  private answer(data: ExportAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let cabinet: CabinetUnderTest;
let saved: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') });
  vi.stubGlobal('Worker', ReadyWorker);
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  cabinet = createCabinetStore();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Pages = ReturnType<typeof vi.fn<FetchPage<RegistryRow>>>;

/** Returns a search that finds `count` rows, although the server promises `total`. */
const pagesOf = (count: number, total = count): Pages =>
  vi.fn<FetchPage<RegistryRow>>((page) => {
    const rows = page === 0 ? Array.from({ length: count }, (_, at) => ({ key: `${at}` })) : [];
    return Promise.resolve({ content: rows, totalElements: total });
  });

const begin = (fetchPage: Pages) =>
  cabinet.store.dispatch(
    startExport({
      owner: 'anna',
      label: 'Счета',
      rowWords: ['счёт', 'счёта', 'счетов'],
      format: 'xlsx',
      columns: [{ header: '№', value: ({ key }) => key }],
      fetchPage,
    }),
  );
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const task = () => selectBackgroundTask(cabinet.store.getState());
const texts = () => toasts().map(({ tone, text }) => `${tone}: ${text.replaceAll('\u00A0', ' ')}`);

it('an export saves a file named by the registry and the day, and counts its rows', async () => {
  void begin(pagesOf(3));
  await pass(1_000);
  expect(saved).toEqual(['Счета 2026-11-27.xlsx']);
  expect(texts()).toEqual(['success: Выгрузка готова: 3 счёта']);
  expect(task()).toBeNull();
});

it('an export says how many rows are missing if the server returns fewer than it promised', async () => {
  void begin(pagesOf(3, 5));
  await pass(1_000);
  expect(saved).toHaveLength(1);
  expect(texts()).toEqual(['info: Выгружено: 3 счёта из 5. Остальных сервер не дал']);
});

it.each([
  [true, 'Сервер не отвечает'],
  [false, 'Нет связи'],
])(
  'an export waits after a lost call; with navigator.onLine %s it says «%s»',
  async (on, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
    const pages = pagesOf(2);
    pages.mockRejectedValueOnce(errorWithoutBody('NETWORK'));
    void begin(pages);
    await pass(0);
    expect(task()?.label).toBe('Выгрузка: Счета');
    expect(task()?.status).toMatch(new RegExp(`^0\\sсчетов из 0\\. ${words}, скоро продолжим$`));
    await pass(30_000);
    expect(texts()).toEqual(['success: Выгрузка готова: 2 счёта']);
  },
);

it('an export stops with the server’s words, and continues after «Продолжить»', async () => {
  const pages = pagesOf(2);
  pages.mockRejectedValueOnce(errorFromBody(403, { message: 'Реестр закрыт' }));
  void begin(pages);
  await pass(1_000);
  expect(task()).toMatchObject({ status: 'Реестр закрыт', isStopped: true });
  expect(saved).toEqual([]);
  cabinet.store.dispatch(taskResumed());
  await pass(1_000);
  expect(saved).toHaveLength(1);
});

it('a second export is refused while the first one runs', async () => {
  const pages = vi.fn<FetchPage<RegistryRow>>(() => new Promise(() => {}));
  void begin(pages);
  void begin(pagesOf(1));
  await pass(1_000);
  expect(texts()).toEqual(['info: Предыдущая выгрузка ещё идёт. Дождитесь её или отмените']);
  expect(saved).toEqual([]);
});

it('a cancelled export saves no file, and shows no message', async () => {
  const pages = pagesOf(1);
  pages.mockRejectedValueOnce(errorWithoutBody('NETWORK'));
  void begin(pages);
  await pass(0);
  cabinet.store.dispatch(taskCancelled());
  await pass(60_000);
  expect([saved, texts(), task()]).toEqual([[], [], null]);
});
