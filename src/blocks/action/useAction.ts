import { useEffect, useRef, useState } from 'react';
import { isAborted, toApiError, type ApiError } from '../../api/errors';
import { useAppDispatch } from '../../session/appStore';
import { trackFocusOwner } from '../../ui/focus/focusTarget';
import { confirm } from '../../shell/modal/modalKind';
import type { ConfirmProps } from '../../shell/modal/ConfirmDialog';
import { useToast } from '../../shell/toast/toasts';

interface Outcome<Result> {
  data?: Result | undefined;
  error?: unknown;
}

interface ActionSteps<Subject, Result> {
  /** Question to confirm first; if undefined, the call starts at once. */
  ask?: (subject: Subject) => ConfirmProps;
  /**
   * Makes the call. Fails by rejecting, or by resolving with an error like a mutation's trigger. `signal` aborts on
   * `cancel` and when the user leaves the screen; use it for calls that can be stopped, such as a download. A change
   * that was already sent is not stopped, and its outcome is shown on any page.
   */
  call: (subject: Subject, signal: AbortSignal) => Promise<Outcome<Result> | void>;
  /** Text of the toast after success. */
  success: (subject: Subject, result: Result | undefined) => string;
  /** Text of the toast after a failure, by default the server's message; no toast if it returns undefined. */
  failure?: (subject: Subject, failure: ApiError) => string | undefined;
  /**
   * Element to focus after success, if the action removes the focused control. If the user has moved the focus
   * meanwhile, the focus stays there.
   */
  focusAfter?: () => HTMLElement | null;
  onDone?: (subject: Subject) => void;
  onFailed?: (subject: Subject, failure: ApiError) => void;
}

export interface Action<Subject> {
  /** Starts the action; does nothing while it runs or its question is open. */
  run: (subject: Subject) => void;
  busy: boolean;
  /** Subject of the running call; undefined if no call is running. */
  subject: Subject | undefined;
  /** Aborts the call, if it can be aborted. */
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
 * Runs a button's action: asks for confirmation, makes the call and reports the outcome. Only one action runs
 * at a time. The dialog returns the focus to the button; if the button has disappeared, `useKeptFocus` finds
 * its replacement.
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
      await perform(subject, abort.signal, trackFocusOwner());
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
