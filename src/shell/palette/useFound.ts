import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { toApiError } from '../../api/errors';
import { isNotImplemented } from '../../api/isNotImplemented';
import type { AppState } from '../../session/appStore';
import { useAppDispatch } from '../../session/appStore';
import type { Finder, FoundRows } from './found';

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 150;

/** A text that the server is asked for has so many characters. */
const SHORTEST_TEXT = 2;

/** What became of a question; `absent`: the server does not have such a search. */
export type Answer =
  | ({ readonly kind: 'found'; readonly text: string } & FoundRows)
  | { readonly kind: 'failed' | 'absent' };

type Answers = Readonly<Partial<Record<string, Answer>>>;

const NO_ANSWERS: Answers = {};

function failure(error: unknown): Answer {
  return { kind: isNotImplemented(toApiError(error)) ? 'absent' : 'failed' };
}

/**
 * Asks the finders while the user types: after a pause, and the next key cancels what is under way. Until
 * a finder has answered, its older answer stays.
 */
export function useFound() {
  const store = useStore<AppState>();
  const dispatch = useAppDispatch();
  const [answers, setAnswers] = useState(NO_ANSWERS);
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
      .then((rows): Answer => ({ kind: 'found', text, ...rows }), failure);
    if (signal.aborted) return;
    setAnswers((known) => ({ ...known, [finder.id]: answer }));
    setWaiting((ids) => ids.filter((id) => id !== finder.id));
  };

  return {
    answers,
    isSearching: waiting.length > 0,
    ask(finders: readonly Finder[], typed: string): void {
      stop();
      const text = typed.trim();
      const asked =
        text.length < SHORTEST_TEXT
          ? []
          : finders.filter(({ id }) => answers[id]?.kind !== 'absent');
      setWaiting(asked.map(({ id }) => id));
      if (asked.length === 0) {
        // What the server does not have is not asked for again.
        setAnswers((known) =>
          Object.fromEntries(
            Object.entries(known).filter(([, answer]) => answer?.kind === 'absent'),
          ),
        );
        return;
      }
      const { signal } = (underWay.current = new AbortController());
      timer.current = setTimeout(() => {
        for (const finder of asked) void askOne(finder, text, signal);
      }, PAUSE_MS);
    },
    retry(finder: Finder, text: string): void {
      setWaiting((ids) => [...ids, finder.id]);
      void askOne(finder, text.trim(), underWay.current.signal);
    },
  };
}
