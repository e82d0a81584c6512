import { isRetryable, toApiError } from '../../api/errors';
import { isMissingCall } from '../../api/isMissingCall';
import type { IsoDay } from '../../lib/isoDay';
import type { Figure, News, SourceState, Task, TodaySource } from './moduleToday';
import type { KnownSources } from './todayMemory';
import { sorted } from '../../lib/copies';

/** A piece of news as the bell shows it, with its source and the mark «unread». */
export interface NewsEntry extends News {
  readonly source: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly isUnread: boolean;
}

export interface Today {
  /** Tasks, the most urgent first. */
  readonly tasks: readonly Task[];
  /** News, the latest first. */
  readonly news: readonly NewsEntry[];
  /** Figures, in the order of their sources. */
  readonly figures: readonly Figure[];
  /** True after each source has responded or failed. */
  readonly isSettled: boolean;
}

/** Returns true if the call would fail again: a 4xx except 408 and 429, or a 501. */
export function isRefused({ error }: Pick<SourceState, 'error'>): boolean {
  if (error === undefined) return false;
  return !isRetryable(error) || isMissingCall(toApiError(error));
}

/**
 * Returns a compare function for tasks: an earlier due date is first, drafts are last. A task without a due date is due
 * on `day`.
 */
export function byUrgency(day: IsoDay) {
  const place = ({ due = day, isDraft }: Task) => `${isDraft ? 1 : 0}${due}`;
  return (one: Task, other: Task) => place(one).localeCompare(place(other));
}

/** Combines the results of the sources. A change is news if `noted` contains its state and a time. */
export function dayOf(
  states: ReadonlyMap<TodaySource, SourceState>,
  noted: KnownSources,
  day: IsoDay,
): Today {
  const answered = [...states].filter(([, state]) => !isRefused(state));
  const news = answered.flatMap(([source, state]) =>
    state.changes(day).flatMap((thing): NewsEntry[] => {
      const { at = 0, isUnread = false, state: seen } = noted.get(source.id)?.get(thing.id) ?? {};
      if (!thing.news || at === 0 || seen !== thing.state) return [];
      return [{ ...thing.news, source: source.id, id: thing.id, time: at, isUnread }];
    }),
  );
  return {
    tasks: sorted(
      answered.flatMap(([, state]) => state.tasks(day)),
      byUrgency(day),
    ),
    news: sorted(news, (one, other) => other.time - one.time),
    figures: answered.flatMap(([, state]) => state.figures(day)),
    isSettled: [...states.values()].every(
      ({ data, error }) => data !== undefined || error !== undefined,
    ),
  };
}
