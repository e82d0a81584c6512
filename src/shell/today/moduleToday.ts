import { asPart } from '../../api/baseQuery';
import { eachOnce } from '../../lib/eachOnce';
import type { IsoDay } from '../../lib/isoDay';
import type { ApiRoot, AppThunk } from '../../session/appStore';
import type { Tone } from '../../domain/statuses/status';
import type { IconDrawing } from '../../ui/icon/Icon';

/** How a line looks, and where it leads. */
interface Line {
  /** Unique within its source. */
  readonly id: string;
  readonly title: string;
  readonly details?: string | undefined;
  readonly icon: IconDrawing;
  readonly tone: Tone;
  readonly to: string;
}

/** Something that waits for the person: a line of «Что сделать». */
export interface Task extends Omit<Line, 'icon' | 'tone'> {
  /** The title where the window is narrow. */
  readonly short?: string;
  /** What the button says, an infinitive. */
  readonly action: string;
  /** Last day of the line, by which lines are sorted; lines without one are due now, drafts come last. */
  readonly due?: IsoDay | undefined;
  /** The day on which it appeared: its line of term begins there. */
  readonly start?: IsoDay | undefined;
  readonly isDraft?: true;
  /** In the place of «до 25 ноября». */
  readonly when?: string | undefined;
  /** The line of the menu whose counter it raises, and by how much. */
  readonly menu?: { readonly id: string; readonly count: number };
}

/** A sum at the head of the home page. */
export interface Figure {
  /** Unique among all of them. */
  readonly id: string;
  readonly label: string;
  readonly kopeks: number;
  /** The register that lists what it counts. */
  readonly to: string;
  /** More than nothing is bad news. */
  readonly isAlarm?: true;
}

/** What the bell tells of something that has changed. */
export interface News extends Omit<Line, 'id'> {
  /** When it happened, as the server writes it; else it is the moment in which it was noticed. */
  readonly at?: string | undefined;
}

/** Something that changes by itself. */
export interface Watched {
  readonly id: string;
  /** The word of the server for its state. */
  readonly state: string;
  /** What is told when this state is new; nothing for what the person did. */
  readonly news?: News | undefined;
}

/** An answer that is kept in the cache, until it is dropped. */
export interface Asked {
  readonly done: Promise<unknown>;
  readonly drop: () => void;
}

/** What the cache holds of a source. */
export interface SourceState {
  /** The same for as long as the answer says the same; undefined while there is none. */
  readonly data: unknown;
  readonly error: unknown;
  /** Milliseconds since 1970; 0 before the first question. */
  readonly askedAt: number;
  readonly tasks: (today: IsoDay) => readonly Task[];
  readonly changes: (today: IsoDay) => readonly Watched[];
  readonly figures: (today: IsoDay) => readonly Figure[];
}

/** One question to the server: what waits for the person, and what changes, is read from its answer. */
export interface TodaySource {
  readonly id: string;
  /** Role ids, one of which the person needs. */
  readonly roles: readonly string[];
  /** Asks the server; where the cache has an answer, only if it is asked for anew. */
  readonly ask: (isAnew: boolean) => AppThunk<Asked>;
  readonly stateOf: (state: ApiRoot) => SourceState;
}

/** What a module tells of the day. */
export type ModuleToday = readonly TodaySource[];

interface CachedAnswer<Answer> {
  data?: Answer | undefined;
  error?: unknown;
  startedTimeStamp?: number | undefined;
}

/** The part of an endpoint of RTK Query that a source needs. */
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
  /** That of the page whose answer is shared, where one asks the same. */
  readonly arg: NoInfer<Arg>;
  readonly tasks?: (answer: NoInfer<Answer>, today: IsoDay) => readonly Task[];
  readonly changes?: (answer: NoInfer<Answer>, today: IsoDay) => readonly Watched[];
  readonly figures?: (answer: NoInfer<Answer>, today: IsoDay) => readonly Figure[];
}

/** Types a source where it is written. It takes no page away: without an answer of the page it is a part. */
export function todaySource<Arg extends object, Answer>({
  id,
  roles = [],
  endpoint,
  arg,
  tasks,
  changes,
  figures,
}: SourceDescription<Arg, Answer>): TodaySource {
  const part = asPart(arg);
  const ofPage = endpoint.select(arg);
  const ofPart = endpoint.select(part);
  const answerIn = (state: ApiRoot): CachedAnswer<Answer> => {
    const [shared, own] = [ofPage(state), ofPart(state)];
    return shared.data === undefined && own.startedTimeStamp !== undefined ? own : shared;
  };
  return {
    id,
    roles,
    ask: (isAnew) => (dispatch, getState) => {
      const isKnown = ofPage(getState()).data !== undefined;
      const asked = dispatch(endpoint.initiate(isKnown ? arg : part, { forceRefetch: isAnew }));
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
