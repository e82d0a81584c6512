import type { ListPage } from '../../../api/contract';
import { isRetryable, toApiError, type ApiError } from '../../../api/errors';
import { withJitter } from '../../../lib/clock';
import type { RegistryRow } from '../../../ui/registry/registryColumn';

/** Rows per page. Parsing one page blocks the main thread for less than 50 ms. */
const PAGE_SIZE = 250;
/** Number of rows handled in one task of a few milliseconds. */
const SLICE = 50;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** Failed attempts in a row after which the export stops and the user may continue it. */
const MOST_ATTEMPTS = 6;

export interface ExportProgress {
  readonly done: number;
  /** Number of rows, according to the latest response. */
  readonly total: number;
  /** True while a failed call waits for its automatic retry. */
  readonly isWaiting: boolean;
}

interface ExportSource<Row> {
  /** Rejects with an `ApiError`. */
  fetchPage(page: number, size: number): Promise<ListPage<Row>>;
  /** Receives the next rows, in order; called many times. */
  add(rows: readonly Row[]): void;
  onProgress(progress: ExportProgress): void;
  /** Number of failed attempts in a row after which `run` rejects; 6 by default. */
  readonly mostAttempts?: number;
  readonly signal: AbortSignal;
}

/** Resolves after `ms`, or earlier when the network is back or the export is cancelled. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: ended.signal });
    signal.addEventListener('abort', end, { signal: ended.signal });
  });
}

/**
 * Lets the browser paint and handle input before the next slice. Does not wait in a hidden tab, where a timer takes
 * a second.
 */
const breathe = () =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 0));

const waitOf = ({ nextTryAt = 0 }: ApiError, attempt: number) =>
  Math.max(
    withJitter(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS)),
    nextTryAt - Date.now(),
  );

/**
 * Retries a call after temporary failures. Rejects with an `ApiError` after `mostAttempts` attempts, or at once if a
 * retry makes no sense.
 *
 * @param onWaiting called before each pause
 */
async function repeated<Answer>(
  call: () => Promise<Answer>,
  mostAttempts: number,
  signal: AbortSignal,
  onWaiting: () => void,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (signal.aborted || !isRetryable(error) || attempt + 1 >= mostAttempts) throw error;
      onWaiting();
      await pause(waitOf(error, attempt), signal);
      signal.throwIfAborted();
    }
  }
}

/**
 * Reads all rows of a search, page by page. Retries calls after temporary failures; after `mostAttempts` attempts
 * `run` rejects with an `ApiError`, and another `run` continues with the same page. A row that moves to a later page
 * meanwhile is added once.
 */
export function createExport<Row extends RegistryRow>(source: ExportSource<Row>) {
  const { fetchPage, add, onProgress, signal, mostAttempts = MOST_ATTEMPTS } = source;
  const known = new Set<string>();
  let page = 0;
  let size = PAGE_SIZE;
  let total = 0;

  const tell = (isWaiting: boolean) =>
    onProgress({ done: known.size, total: Math.max(total, known.size), isWaiting });

  async function run(): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const { content, totalElements } = await repeated(
        () => fetchPage(page, size),
        mostAttempts,
        signal,
        () => tell(true),
      );
      signal.throwIfAborted();
      total = totalElements;
      for (let start = 0; start < content.length; start += SLICE) {
        await breathe();
        signal.throwIfAborted();
        const fresh = content.slice(start, start + SLICE).filter(({ key }) => !known.has(key));
        for (const { key } of fresh) known.add(key);
        add(fresh);
      }
      // A server may return fewer rows per page than requested.
      if (page === 0 && content.length > 0 && content.length < total) size = content.length;
      page += 1;
      tell(false);
      if (content.length === 0 || page * size >= total) return;
    }
  }
  return { run };
}
