import { nanoid, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { toApiError, type ApiError } from '../../api/errors';
import {
  addAppListener,
  useAppSelector,
  type AppDispatch,
  type AppState,
  type AppThunk,
} from '../../session/appStore';
import { lastCall } from '../../session/lastCall';
import { beforeSignOut } from '../../session/signOut';
import { TYPED_INTO } from '../../ui/focus/focusTarget';
import { toastsOf } from '../toast/toasts';
import {
  selectHidden,
  selectUndo,
  stepAnswered,
  stepBegun,
  stepFinished,
  stepTakenBack,
} from './undoSlice';

/** Milliseconds in which a step can be undone. */
export const UNDO_MS = 10_000;

/** Minimum remaining time after a pause, in milliseconds. */
const LEAST_MS = 3_000;

/** Maximum number of calls of all steps together, because a browser limits the requests that outlive the page. */
export const MOST_CALLS = 100;

/** Request of a step for one record. */
interface StepCall {
  /** `<kind>/<id>` of the removed record. The record is hidden until «Вернуть» or a failure of the call. */
  key: string;
  /** Makes the call. A failure rejects, or resolves with an error like an RTK Query mutation. */
  send: () => Promise<{ error?: unknown } | void>;
}

export interface FailedCall {
  key: string;
  failure: ApiError;
}

/** A change that the screen shows at once, but that is sent only after the time for undoing. */
export interface UndoableStep {
  /** First message: «Правило «Осень» удалено». */
  message: string;
  /** Calls to make; empty for a local step, such as discarded input. */
  calls: readonly StepCall[];
  /** Called after «Вернуть», when the records are shown again. */
  onUndone?: () => void;
  /** Called after failures, when their records are shown again. */
  onFailed?: (failed: readonly FailedCall[]) => void;
  /** Returns the message about failures; by default the server's message. */
  failure?: (failed: readonly FailedCall[]) => string;
}

export interface BegunStep {
  /** Sends the step now, unless it was already sent or undone; resolves when its calls have succeeded or failed. */
  finish: () => Promise<void>;
}

const serversWords = ([first]: readonly FailedCall[]) => first?.failure.message ?? '';

const hasStep = (steps: readonly { id: string }[], id: string) =>
  steps.some((step) => step.id === id);
const isWaiting = (state: AppState, id: string) => hasStep(selectUndo(state).waiting, id);
const isSending = (state: AppState, id: string) => hasStep(selectUndo(state).sending, id);

async function failureOf(send: StepCall['send']): Promise<ApiError | undefined> {
  try {
    const answer = await send();
    return answer?.error === undefined ? undefined : toApiError(answer.error);
  } catch (error) {
    return toApiError(error);
  }
}

/** Resolves once the state fulfils the condition. */
function until(isSo: (state: AppState) => boolean): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    new Promise((resolve) => {
      if (isSo(getState())) resolve();
      else {
        dispatch(
          addAppListener({
            predicate: (_action, state: AppState) => isSo(state),
            effect: (_action, { unsubscribe }) => {
              unsubscribe();
              resolve();
            },
          }),
        );
      }
    });
}

/** Makes all calls of a step at once, because the page may be about to unload. */
function sendAll(
  id: string,
  { calls, failure = serversWords, onFailed }: UndoableStep,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const answers = await Promise.all(
      calls.map(async ({ key, send }) => ({ key, failure: await failureOf(send) })),
    );
    // The session has ended, so the results are ignored.
    if (!isSending(getState(), id)) return;
    const failed = answers.flatMap(({ key, failure: reason }) =>
      reason === undefined ? [] : [{ key, failure: reason }],
    );
    dispatch(stepAnswered({ id, failed: failed.map(({ key }) => key) }));
    if (failed.length === 0) return;
    toastsOf(dispatch).error(failure(failed));
    onFailed?.(failed);
  };
}

/** Hides the records of a step, and makes the calls when the step can no longer be undone. */
export function beginStep(step: UndoableStep): AppThunk<BegunStep> {
  return (dispatch, getState) => {
    const { waiting, hidden } = selectUndo(getState());
    const keys = step.calls.map(({ key }) => key);
    // Ignores the second click of a double click.
    if (keys.some((key) => hidden.includes(key))) return { finish: () => Promise.resolve() };
    const calls = waiting.reduce((sum, other) => sum + other.keys.length, keys.length);
    if (calls > MOST_CALLS) void dispatch(finishSteps());
    const id = nanoid();
    let left = UNDO_MS;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => void dispatch(stepFinished(id));
    const start = () => {
      startedAt = Date.now();
      timer = setTimeout(finish, left);
    };
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const onHold = (isHeld: boolean) => {
      if (!isWaiting(getState(), id) || isHeld === (timer === undefined)) return;
      if (isHeld) {
        stop();
        left = Math.max(LEAST_MS, left - (Date.now() - startedAt));
      } else start();
    };
    const toasts = toastsOf(dispatch);
    const toastId = toasts.offer(step.message, {
      label: 'Вернуть',
      keys: 'Control+Z',
      onPress: () => void dispatch(stepTakenBack(id)),
      onHold,
      onClose: finish,
    });
    dispatch(addAppListener({ actionCreator: stepBegun, effect: watchPage }));
    dispatch(stepBegun({ id, keys }));
    dispatch(
      addAppListener({
        predicate: (_action, state: AppState) => !isWaiting(state, id),
        effect: (action, { unsubscribe }) => {
          unsubscribe();
          stop();
          toasts.close(toastId);
          if (stepTakenBack.match(action)) step.onUndone?.();
          if (stepFinished.match(action)) void dispatch(sendAll(id, step));
        },
      }),
    );
    start();
    return {
      finish: () => {
        finish();
        return dispatch(until((state) => !isSending(state, id)));
      },
    };
  };
}

/**
 * Sends all steps now; resolves when all calls have succeeded or failed.
 *
 * @param keepsLocal true to keep steps without calls undoable
 */
export function finishSteps(keepsLocal = false): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    for (const { id, keys } of selectUndo(getState()).waiting) {
      if (!keepsLocal || keys.length > 0) dispatch(stepFinished(id));
    }
    return dispatch(until((state) => selectUndo(state).sending.length === 0));
  };
}

/**
 * Sends the steps when the page is left or hidden, and before a sign-out; handles Ctrl+Z. Active while there are steps.
 */
async function watchPage(
  _begun: unknown,
  {
    dispatch,
    getState,
    signal,
    condition,
    cancelActiveListeners,
  }: ListenerEffectAPI<AppState, AppDispatch>,
): Promise<void> {
  cancelActiveListeners();
  const finishAll = () => dispatch(finishSteps());
  const finishIfHidden = () => {
    if (document.visibilityState === 'hidden') void dispatch(finishSteps(true));
  };
  const undoByKeys = (event: KeyboardEvent) => {
    const isMeant = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey);
    if (!isMeant || event.shiftKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
    const latest = selectUndo(getState()).waiting.at(-1);
    if (!latest) return;
    dispatch(stepTakenBack(latest.id));
    event.preventDefault();
  };
  const sendAllNow = lastCall(finishAll);
  window.addEventListener('pagehide', () => void finishAll(), { signal });
  document.addEventListener('visibilitychange', finishIfHidden, { signal });
  document.addEventListener('keydown', undoByKeys, { signal });
  beforeSignOut.add(sendAllNow);
  signal.addEventListener('abort', () => beforeSignOut.delete(sendAllNow));
  await condition((_action, state) => {
    const { waiting, sending } = selectUndo(state);
    return waiting.length + sending.length === 0;
  });
}

/** Returns a function that checks by id whether a record is removed and must not be shown. */
export function usePendingRemoval(kind: string): (id: string) => boolean {
  const hidden = useAppSelector(selectHidden);
  return useCallback((id: string) => hidden.includes(`${kind}/${id}`), [hidden, kind]);
}
