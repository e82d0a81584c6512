import { backoffInterval } from '../../lib/backoffInterval';
import { moscowDay } from '../../lib/isoDay';
import type { AppDispatch } from '../../session/appStore';
import { isRefused } from './day';
import type { Asked, SourceState, TodaySource } from './moduleToday';
import { sorted } from '../../lib/copies';

/** Milliseconds between two calls of a page; doubled after every ten calls without changes (`backoffInterval`). */
const INTERVAL_MS = 30_000;
/** Maximum age of a response, in milliseconds, that «Что сделать» shows without a reload. */
const YOUNG_MS = 60_000;

/** Returns the tasks and the states of a response as a text, to compare two responses. */
function meaningOf({ tasks, changes }: SourceState): string {
  const day = moscowDay();
  return JSON.stringify([
    tasks(day).map(({ id, title }) => [id, title]),
    changes(day).map(({ id, state }) => [id, state]),
  ]);
}

/** W11: calls the sources in turn while the page is visible. */
export function startQuestions(
  sources: readonly TodaySource[],
  stateOf: (source: TodaySource) => SourceState,
  dispatch: AppDispatch,
) {
  /** Number of successive calls without changes. */
  let unmoved = 0;
  let lastAskedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const asked = new Map<TodaySource, Asked>();
  const answering = () => sources.filter((source) => !isRefused(stateOf(source)));

  const ask = async (source: TodaySource, forceRefetch: boolean) => {
    const before = meaningOf(stateOf(source));
    lastAskedAt = Date.now();
    const question = dispatch(source.ask(forceRefetch));
    asked.get(source)?.drop();
    asked.set(source, question);
    await question.done;
    unmoved = meaningOf(stateOf(source)) === before ? unmoved + 1 : 0;
  };

  /** Calls the source with the oldest response when it is due, and schedules the next call. */
  const poll = () => {
    const interval = backoffInterval(INTERVAL_MS, unmoved);
    const wait = lastAskedAt + interval - Date.now();
    clearTimeout(timer);
    timer = setTimeout(poll, wait > 0 ? wait : interval);
    if (wait > 0 || document.visibilityState === 'hidden') return;
    const [oldest] = sorted(
      answering(),
      (one, other) => stateOf(one).askedAt - stateOf(other).askedAt,
    );
    if (oldest && Date.now() - stateOf(oldest).askedAt >= interval) void ask(oldest, true);
  };

  document.addEventListener('visibilitychange', poll);
  poll();
  return {
    /** Calls all sources at once; a cached response younger than `YOUNG_MS` is reused. */
    askStale: () => {
      for (const source of answering()) {
        const { askedAt } = stateOf(source);
        void ask(source, askedAt > 0 && Date.now() - askedAt > YOUNG_MS);
      }
    },
    stop: () => {
      document.removeEventListener('visibilitychange', poll);
      clearTimeout(timer);
      for (const { drop } of asked.values()) drop();
    },
  };
}
