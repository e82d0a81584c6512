import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useDispatch } from 'react-redux';
import type { BlockerFunction } from 'react-router-dom';
import { discardInput } from '../forms/discardInput';
import { isPublicRoute } from '../session/publicRoutes';
import { confirm } from './modal/confirm';
import { useLeaveQuestion } from './useLeaveQuestion';

export interface LeaveGuardProps {
  /** Names what would be lost. */
  message?: string | undefined;
}

/** Public pages have no dialogs, and an ended session or an outage leads to public ones. */
const isGuarded: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  !isPublicRoute(currentLocation.pathname) &&
  !isPublicRoute(nextLocation.pathname);

/** Whether the form around has changes that were not sent. */
function useUnsaved(): boolean {
  const { dirty, submitting, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: {
      dirty: true,
      submitting: true,
      submitSucceeded: true,
      dirtySinceLastSubmit: true,
    },
  });
  // While it is sent, its own handler may lead to the next page.
  if (dirty !== true || submitting === true) return false;
  return submitSucceeded !== true || dirtySinceLastSubmit === true;
}

/**
 * Inside a `FormShell`: whoever leaves the page with unsent changes is asked first, by a dialog on
 * the way to another page of the cabinet, by the browser when the tab goes. Silent once the form was
 * sent, at sign-out, when the session ends, and on the way to /unavailable, where `keep` holds the
 * input.
 */
export function LeaveGuard({
  message = 'Изменения не сохранены. Если уйти со страницы, они пропадут',
}: LeaveGuardProps) {
  const form = useForm('LeaveGuard');
  const isUnsaved = useUnsaved();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();

  useLeaveQuestion(isUnsaved, {
    isGuarded,
    ask: () =>
      dispatch(
        confirm({
          title: 'Уйти со страницы?',
          message,
          confirmLabel: 'Уйти',
          cancelLabel: 'Остаться',
          danger: true,
        }),
      ),
    // Nor does the input come back with the next visit (`keep`).
    onConsent: () => discardInput(form),
  });

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  return null;
}
