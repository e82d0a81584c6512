import { toApiError, type ApiError } from '../../api/errors';
import { toast } from '../toast/toasts';

/** How long a step can be taken back, milliseconds. */
export const UNDO_MS = 10_000;

/** What is left at least after a pause: the pointer has just gone to somewhere else. */
const LEAST_MS = 3_000;

/** The browser finishes so many calls of a page that goes, all steps together. */
export const MOST_CALLS = 100;

/** One call of a step. */
interface StepCall {
  /** `<kind>/<id>` of what it takes away: hidden until the call has failed. */
  key: string;
  /** Fails by rejecting, or resolves with an error as a mutation's trigger does. */
  send: () => Promise<{ error?: unknown } | void>;
}

/** A call that was refused. */
export interface FailedCall {
  key: string;
  failure: ApiError;
}

/** Something that is done on the screen at once, and at the server when it can't be taken back any more. */
export interface UndoableStep {
  /** What is said at once: «Правило «Осень» удалено». */
  said: string;
  /** None for a step that the server need not know of: input that was given up. */
  calls: readonly StepCall[];
  /** «Вернуть» was pressed, and everything of it is shown again. */
  onUndone?: () => void;
  /** Calls failed, and what they were about is shown again. */
  onFailed?: (failed: readonly FailedCall[]) => void;
  /** What is said then: the server's own words by default. */
  failure?: (failed: readonly FailedCall[]) => string;
}

/** A step that was begun. */
export interface BegunStep {
  /** Sends it now, unless it was sent or taken back; resolves when its calls are answered. */
  finish: () => Promise<void>;
}

/** Steps that can still be taken back, and what they have hidden. */
export interface UndoQueue {
  begin: (step: UndoableStep) => BegunStep;
  /**
   * Sends everything now; resolves when all is answered.
   *
   * @param keepsLocal steps without a call wait on
   */
  finishAll: (keepsLocal?: boolean) => Promise<void>;
  /** Forgets everything, sends nothing: the session of its user is over. */
  drop: () => void;
  /** Takes the latest step back; false where there is none. */
  undoLatest: () => boolean;
  /** Keys of what must not be shown: taken away, or about to be. Stays so after success. */
  hidden: () => ReadonlySet<string>;
  /** True while a step waits or is being sent. */
  isBusy: () => boolean;
  subscribe: (onChange: () => void) => () => void;
}

interface Waiting {
  toastId: string;
  /** Calls that it will make. */
  calls: number;
  undo: () => void;
  finish: () => Promise<void>;
  drop: () => void;
}

const serversWords = ([first]: readonly FailedCall[]) => first?.failure.message ?? '';

async function failureOf(send: StepCall['send']): Promise<ApiError | undefined> {
  try {
    const answer = await send();
    return answer?.error === undefined ? undefined : toApiError(answer.error);
  } catch (error) {
    return toApiError(error);
  }
}

/** An empty queue. */
export function createUndoQueue(): UndoQueue {
  const waiting = new Set<Waiting>();
  const underWay = new Set<Promise<void>>();
  let hidden: ReadonlySet<string> = new Set();
  /** Changes when the session ends: a late answer then changes nothing any more. */
  let epoch = 0;
  const listeners = new Set<() => void>();
  const change = (next: ReadonlySet<string>) => {
    hidden = next;
    for (const listener of listeners) listener();
  };
  const show = (keys: readonly string[]) =>
    change(new Set([...hidden].filter((key) => !keys.includes(key))));

  const sendAll = async ({ calls, failure = serversWords, onFailed }: UndoableStep) => {
    const begunIn = epoch;
    // All at once: the page may be about to go.
    const answers = await Promise.all(
      calls.map(async ({ key, send }) => ({ key, failure: await failureOf(send) })),
    );
    const failed = answers.flatMap(({ key, failure: reason }) =>
      reason === undefined ? [] : [{ key, failure: reason }],
    );
    if (failed.length === 0 || begunIn !== epoch) return;
    show(failed.map(({ key }) => key));
    toast.error(failure(failed));
    onFailed?.(failed);
  };

  const begin = (step: UndoableStep): BegunStep => {
    const keys = step.calls.map(({ key }) => key);
    // The second click of a double click.
    if (keys.some((key) => hidden.has(key))) return { finish: () => Promise.resolve() };
    const calls = [...waiting].reduce((sum, other) => sum + other.calls, keys.length);
    if (calls > MOST_CALLS) for (const other of waiting) void other.finish();
    let left = UNDO_MS;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const start = () => {
      startedAt = Date.now();
      timer = setTimeout(() => void one.finish(), left);
    };
    const end = () => {
      stop();
      toast.withdraw(one.toastId);
      return waiting.delete(one);
    };
    const onHold = (isHeld: boolean) => {
      if (!waiting.has(one) || isHeld === (timer === undefined)) return;
      if (isHeld) {
        stop();
        left = Math.max(LEAST_MS, left - (Date.now() - startedAt));
      } else start();
    };
    let sending: Promise<void> | undefined;
    const one: Waiting = {
      toastId: '',
      calls: keys.length,
      undo: () => {
        if (!end()) return;
        show(keys);
        step.onUndone?.();
      },
      finish: () => {
        if (end()) {
          const call = sendAll(step).finally(() => {
            underWay.delete(call);
            for (const listener of listeners) listener();
          });
          underWay.add(call);
          sending = call;
        }
        return sending ?? Promise.resolve();
      },
      drop: () => void end(),
    };
    one.toastId = toast.offer(step.said, {
      label: 'Вернуть',
      keys: 'Control+Z',
      press: one.undo,
      onHold,
      onClose: () => void one.finish(),
    });
    waiting.add(one);
    start();
    change(new Set([...hidden, ...keys]));
    return { finish: one.finish };
  };

  return {
    begin,
    async finishAll(keepsLocal = false) {
      for (const one of waiting) if (!keepsLocal || one.calls > 0) void one.finish();
      await Promise.all(underWay);
    },
    drop() {
      epoch += 1;
      for (const one of waiting) one.drop();
      change(new Set());
    },
    undoLatest() {
      const latest = [...waiting].at(-1);
      latest?.undo();
      return latest !== undefined;
    },
    hidden: () => hidden,
    isBusy: () => waiting.size > 0 || underWay.size > 0,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
