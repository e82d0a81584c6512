import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { toApiError } from '../../api/errors';
import { isMissingCall } from '../../api/isMissingCall';
import type { AppState } from '../../session/appStore';
import { useAppDispatch } from '../../session/appStore';
import type { Finder, FoundRows } from './search';

/** Milliseconds without typing before the server is called. */
const PAUSE_MS = 150;

/**
 * Milliseconds to collect responses after the first one. The collected rows then replace all older rows at once, so
 * that groups do not shift one by one. Later responses are added below.
 */
const TOGETHER_MS = 400;

/** Milliseconds for which rows of an earlier text stay while there is no response. */
const PATIENCE_MS = 2_000;

/** Minimum length of a text for a call to the server, in characters. */
const SHORTEST_TEXT = 2;

/** Result of a search; `absent` means that the server does not have such a search. */
type Outcome = ({ readonly kind: 'found' } & FoundRows) | { readonly kind: 'failed' | 'absent' };

/** `place` is 0 for groups that arrive in time. Late and failed groups follow below, in ascending order. */
export type Answer = Outcome & { readonly place: number };

type Answers = Readonly<Partial<Record<string, Answer>>>;

interface Shown {
  readonly text: string;
  readonly answers: Answers;
}

/** Returns the searches that the server does not have. They are not called again. */
function absentOf({ answers }: Shown): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer?.kind === 'absent'),
  );
}

function failure(error: unknown): Outcome {
  return { kind: isMissingCall(toApiError(error)) ? 'absent' : 'failed' };
}

/**
 * Calls the finders when the user stops typing; the next key aborts pending calls. The older rows of a finder stay
 * until the new rows arrive, but not longer than `PATIENCE_MS`.
 */
export function useFound() {
  const store = useStore<AppState>();
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<Shown>({ text: '', answers: {} });
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const underWay = useRef(new AbortController());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    underWay.current.abort();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      underWay.current.abort();
    },
    [],
  );

  const askOne = async (finder: Finder, text: string, signal: AbortSignal) => {
    const answer = await finder
      .find(text, { dispatch, getState: store.getState, signal })
      .then((rows): Outcome => ({ kind: 'found', ...rows }), failure);
    if (!signal.aborted) setWaiting((ids) => ids.filter((id) => id !== finder.id));
    return answer;
  };
  const askAll = async (finders: readonly Finder[], text: string, signal: AbortSignal) => {
    const came: Record<string, Answer> = {};
    let isShown = false;
    let below = 0;
    const show = () => {
      isShown = true;
      const answers = { ...came };
      if (!signal.aborted)
        setShown((last) => ({ text, answers: { ...absentOf(last), ...answers } }));
    };
    let closing = setTimeout(show, PATIENCE_MS);
    const take = async (finder: Finder) => {
      const answer = await askOne(finder, text, signal);
      if (Object.keys(came).length === 0 && !isShown) {
        clearTimeout(closing);
        closing = setTimeout(show, TOGETHER_MS);
      }
      const isBelow = isShown || answer.kind === 'failed';
      came[finder.id] = { ...answer, place: isBelow ? (below += 1) : 0 };
      if (isShown) show();
    };
    await Promise.all(finders.map(take));
    clearTimeout(closing);
    if (!isShown) show();
  };

  return {
    /** The shown results, with the text for which they were found. */
    shown,
    isSearching: waiting.length > 0,
    ask(finders: readonly Finder[], typed: string): void {
      stop();
      const text = typed.trim();
      const asked =
        text.length < SHORTEST_TEXT
          ? []
          : finders.filter(({ id }) => shown.answers[id]?.kind !== 'absent');
      setWaiting(asked.map(({ id }) => id));
      if (asked.length === 0) {
        setShown((last) => ({ text: typed, answers: absentOf(last) }));
        return;
      }
      const { signal } = (underWay.current = new AbortController());
      timer.current = setTimeout(() => {
        void askAll(asked, text, signal);
      }, PAUSE_MS);
    },
    /** Repeats the call of one finder; the result replaces its failure. */
    async retry(finder: Finder, text: string): Promise<void> {
      setWaiting((ids) => [...ids, finder.id]);
      const { signal } = underWay.current;
      const answer = await askOne(finder, text.trim(), signal);
      if (signal.aborted) return;
      setShown(({ answers, ...last }) => {
        const place = answers[finder.id]?.place ?? 0;
        return { ...last, answers: { ...answers, [finder.id]: { ...answer, place } } };
      });
    },
  };
}
