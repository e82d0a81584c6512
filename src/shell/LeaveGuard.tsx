import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useDispatch } from 'react-redux';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isPublicRoute } from '../session/publicRoutes';
import { confirm } from './modal/confirm';

export interface LeaveGuardProps {
  /** Names what would be lost. */
  message?: string | undefined;
}

/** Public pages have no dialogs, and these addresses are where an ended session or an outage leads. */
const isGuarded: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  !isPublicRoute(currentLocation.pathname) &&
  !isPublicRoute(nextLocation.pathname);

/**
 * Inside a `FormShell`: somebody who leaves the page with unsent changes is asked first, by a dialog
 * on the way to another page of the cabinet, by the browser when the tab goes. Silent once the form
 * was sent, at sign-out, when the session ends, and on the way to /unavailable, where `keep` holds
 * the input.
 */
export function LeaveGuard({
  message = 'Изменения не сохранены. Если уйти со страницы, они пропадут',
}: LeaveGuardProps) {
  const form = useForm('LeaveGuard');
  const { dirty, submitting, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: {
      dirty: true,
      submitting: true,
      submitSucceeded: true,
      dirtySinceLastSubmit: true,
    },
  });
  const isSent = submitSucceeded === true && dirtySinceLastSubmit !== true;
  // While it is sent, its own handler may lead to the next page.
  const isUnsaved = dirty === true && submitting !== true && !isSent;
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const blocker = useBlocker((places) => isUnsaved && isGuarded(places));

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const isAsking = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void dispatch(
      confirm({
        title: 'Уйти со страницы?',
        message,
        confirmLabel: 'Уйти',
        cancelLabel: 'Остаться',
        danger: true,
      }),
    ).then((consent) => {
      isAsking.current = false;
      if (!consent) return blocker.reset();
      // What was given up on purpose must not come back with the next visit.
      form.reset();
      return blocker.proceed();
    });
  }, [blocker, dispatch, form, message]);

  return null;
}
