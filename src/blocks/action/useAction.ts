import { useEffect, useRef, useState } from 'react';
import { isAborted, toApiError, type ApiError } from '../../api/errors';
import { useAppDispatch } from '../../session/appStore';
import { holdFocus } from '../../ui/focus/focusTarget';
import { confirm } from '../../shell/modal/modalKind';
import type { ConfirmProps } from '../../shell/modal/ConfirmDialog';
import { useToast } from '../../shell/toast/toasts';

interface Outcome<Result> {
  data?: Result | undefined;
  error?: unknown;
}

interface ActionSteps<Subject, Result> {
  /** The question before it; nothing is asked without one. */
  ask?: (subject: Subject) => ConfirmProps;
  /**
   * Does it; fails by rejecting, or resolves with an error as a mutation's trigger does. `signal` aborts when the screen is left and
   * by `cancel`: for what may be cut short, a download. A change that was sent stays sent, and how it
   * went is told on any page.
   */
  call: (subject: Subject, signal: AbortSignal) => Promise<Outcome<Result> | void>;
  /** What is said when it is done. */
  success: (subject: Subject, result: Result | undefined) => string;
  /** What is said when it is not: the server's own words by default, nothing for undefined. */
  failure?: (subject: Subject, failure: ApiError) => string | undefined;
  /**
   * What gets the focus when it is done, because the control that had it is about to go. A focus
   * that the user has moved meanwhile stays.
   */
  focusAfter?: () => HTMLElement | null;
  onDone?: (subject: Subject) => void;
  onFailed?: (subject: Subject, failure: ApiError) => void;
}

export interface Action<Subject> {
  /** Starts it; does nothing while it runs or its question is open. */
  run: (subject: Subject) => void;
  /** The call is under way. */
  busy: boolean;
  /** What the call under way is about. */
  subject: Subject | undefined;
  /** Cuts the call short, if it can be. */
  cancel: () => void;
}

async function outcomeOf<Result>(call: Promise<Outcome<Result> | void>): Promise<Outcome<Result>> {
  try {
    return (await call) ?? {};
  } catch (error) {
    return { error };
  }
}

/**
 * What a button does, from the question to the last word: asks, calls, says how it went, one at a
 * time. The dialog gives the focus back to the button, and where the button is gone afterwards,
 * `useKeptFocus` finds what stands in its place.
 */
export function useAction<Result, Subject = void>({
  ask,
  call,
  success,
  failure: wordsFor = (_subject, failure) => failure.message,
  focusAfter,
  onDone,
  onFailed,
}: ActionSteps<Subject, Result>): Action<Subject> {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [underWay, setUnderWay] = useState<{ subject: Subject }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const perform = async (subject: Subject, signal: AbortSignal, mayMoveFocus: () => boolean) => {
    if (ask && !(await dispatch(confirm(ask(subject))))) return;
    setUnderWay({ subject });
    const { data, error } = await outcomeOf(call(subject, signal));
    setUnderWay(undefined);
    if (error === undefined) {
      toast.success(success(subject, data));
      if (mayMoveFocus()) focusAfter?.()?.focus();
      onDone?.(subject);
      return;
    }
    const failure = toApiError(error);
    const words = wordsFor(subject, failure);
    if (words !== undefined && !isAborted(failure)) toast.error(words);
    onFailed?.(subject, failure);
  };

  const run = async (subject: Subject) => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    try {
      await perform(subject, abort.signal, holdFocus());
    } finally {
      running.current = undefined;
    }
  };

  return {
    run: (subject) => void run(subject),
    busy: underWay !== undefined,
    subject: underWay?.subject,
    cancel: () => running.current?.abort(),
  };
}
