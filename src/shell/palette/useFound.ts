import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { toApiError } from '../../api/errors';
import { isNotImplemented } from '../../api/isNotImplemented';
import type { AppState } from '../../session/appStore';
import { useAppDispatch } from '../../session/appStore';
import type { Finder, FoundRows } from './found';

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 150;

/** Answers are shown together, so that no group pushes another down; after so long each as it comes. */
const TOGETHER_MS = 700;

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
    if (!signal.aborted) setWaiting((ids) => ids.filter((id) => id !== finder.id));
    return answer;
  };
  const askAll = async (finders: readonly Finder[], text: string, signal: AbortSignal) => {
    const came: Record<string, Answer> = {};
    let isLate = false;
    const show = () => {
      if (!signal.aborted) setAnswers((known) => ({ ...known, ...came }));
    };
    const late = setTimeout(() => {
      isLate = true;
      show();
    }, TOGETHER_MS);
    await Promise.all(
      finders.map(async (finder) => {
        came[finder.id] = await askOne(finder, text, signal);
        if (isLate) show();
      }),
    );
    clearTimeout(late);
    show();
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
        void askAll(asked, text, signal);
      }, PAUSE_MS);
    },
    retry(finder: Finder, text: string): void {
      setWaiting((ids) => [...ids, finder.id]);
      void askAll([finder], text.trim(), underWay.current.signal);
    },
  };
}
