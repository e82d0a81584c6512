import { optionalCall } from '../../api/baseQuery';
import { eachOnce } from '../../lib/eachOnce';
import type { IsoDay } from '../../lib/isoDay';
import type { ApiRoot, AppThunk } from '../../session/appStore';
import type { Tone } from '../../domain/statuses/status';
import type { IconDrawing } from '../../ui/icon/Icon';

interface Line {
  /** Unique within its source. */
  readonly id: string;
  readonly title: string;
  readonly details?: string | undefined;
  readonly icon: IconDrawing;
  readonly tone: Tone;
  readonly to: string;
}

/** A task: a line of «Что сделать». */
export interface Task extends Omit<Line, 'icon' | 'tone'> {
  /** Title in a narrow window. */
  readonly short?: string;
  /** Label of the button, in the infinitive. */
  readonly action: string;
  /** Last day of the task; tasks are sorted by it. A task without this day counts as due today; drafts are last. */
  readonly due?: IsoDay | undefined;
  /** First day of the task, at which its term line (`TermLine`) starts. */
  readonly start?: IsoDay | undefined;
  readonly isDraft?: true;
  /** Text instead of «до 25 ноября». */
  readonly when?: string | undefined;
  /** Id of a line of the menu, and the number that the task adds to its badge. */
  readonly menu?: { readonly id: string; readonly count: number };
}

/** A sum at the head of the home page. */
export interface Figure {
  /** Unique among all figures. */
  readonly id: string;
  readonly label: string;
  readonly kopeks: number;
  /** Address of the registry with the counted records. */
  readonly to: string;
  /** True if any sum above zero is bad. */
  readonly isAlarm?: true;
}

export interface News extends Omit<Line, 'id'> {
  /** Server's time of the change; by default the time at which the change was noticed. */
  readonly at?: string | undefined;
}

/** A record whose state may change without an action of the user. */
export interface Watched {
  readonly id: string;
  /** State in the server's words. */
  readonly state: string;
  /** News about this state; undefined if the user has caused it. */
  readonly news?: News | undefined;
}

/** A request whose response stays in the cache until `drop` is called. */
export interface Asked {
  readonly done: Promise<unknown>;
  readonly drop: () => void;
}

export interface SourceState {
  /** Response data; stable while the response does not change, undefined if there is none. */
  readonly data: unknown;
  readonly error: unknown;
  /** Time of the last call, milliseconds since 1970; 0 before the first call. */
  readonly askedAt: number;
  readonly tasks: (today: IsoDay) => readonly Task[];
  readonly changes: (today: IsoDay) => readonly Watched[];
  readonly figures: (today: IsoDay) => readonly Figure[];
}

/** A call from whose response tasks, news and figures are derived. */
export interface TodaySource {
  readonly id: string;
  /** Role ids; the user needs one of them. */
  readonly roles: readonly string[];
  /** Makes the call. A cached response is reloaded only with `forceRefetch`. */
  readonly ask: (forceRefetch: boolean) => AppThunk<Asked>;
  readonly stateOf: (state: ApiRoot) => SourceState;
}

export type ModuleToday = readonly TodaySource[];

interface CachedAnswer<Answer> {
  data?: Answer | undefined;
  error?: unknown;
  startedTimeStamp?: number | undefined;
}

/** Endpoint of RTK Query, as far as a source uses it. */
interface Endpoint<Arg, Answer> {
  initiate: (
    arg: Arg,
    options: { forceRefetch: boolean },
  ) => AppThunk<PromiseLike<unknown> & { unsubscribe(): void }>;
  select: (arg: Arg) => (state: ApiRoot) => CachedAnswer<Answer>;
}

interface SourceDescription<Arg, Answer> {
  readonly id: string;
  readonly roles?: readonly string[];
  readonly endpoint: Endpoint<Arg, Answer>;
  /** Argument of the page's own call, so that page and source share a cached response. */
  readonly arg: NoInfer<Arg>;
  readonly tasks?: (answer: NoInfer<Answer>, today: IsoDay) => readonly Task[];
  readonly changes?: (answer: NoInfer<Answer>, today: IsoDay) => readonly Watched[];
  readonly figures?: (answer: NoInfer<Answer>, today: IsoDay) => readonly Figure[];
}

/**
 * Returns a selector of a cache entry: of the page's call, or of the source's optional call if the page has no data.
 * The result is stable, because it is the cache entry itself.
 */
export function cachedAnswer<Arg extends object, Answer>(
  { select }: Endpoint<Arg, Answer>,
  arg: NoInfer<Arg>,
): (state: ApiRoot) => CachedAnswer<Answer> {
  const [ofPage, ofPart] = [select(arg), select(optionalCall(arg))];
  return (state) => {
    const [shared, own] = [ofPage(state), ofPart(state)];
    return shared.data === undefined && own.startedTimeStamp !== undefined ? own : shared;
  };
}

/**
 * Returns a source. If the page has no cached data, the source makes an optional call, whose failure does not redirect.
 */
export function todaySource<Arg extends object, Answer>({
  id,
  roles = [],
  endpoint,
  arg,
  tasks,
  changes,
  figures,
}: SourceDescription<Arg, Answer>): TodaySource {
  const part = optionalCall(arg);
  const ofPage = endpoint.select(arg);
  const answerIn = cachedAnswer(endpoint, arg);
  return {
    id,
    roles,
    ask: (forceRefetch) => (dispatch, getState) => {
      const isKnown = ofPage(getState()).data !== undefined;
      const asked = dispatch(endpoint.initiate(isKnown ? arg : part, { forceRefetch }));
      return { done: Promise.resolve(asked), drop: () => asked.unsubscribe() };
    },
    stateOf: (state) => {
      const { data, error, startedTimeStamp = 0 } = answerIn(state);
      return {
        data,
        error,
        askedAt: startedTimeStamp,
        tasks: (today) => eachOnce((data && tasks?.(data, today)) || []),
        changes: (today) => eachOnce((data && changes?.(data, today)) || []),
        figures: (today) => (data && figures?.(data, today)) || [],
      };
    },
  };
}
