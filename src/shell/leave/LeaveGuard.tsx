import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { FormState } from 'final-form';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useDispatch } from 'react-redux';
import type { BlockerFunction } from 'react-router-dom';
import { resetForm } from '../../forms/form/resetForm';
import { isPublicRoute } from '../modules/publicRoutes';
import { confirm } from '../modal/confirm';
import { useLeaveQuestion } from './useLeaveQuestion';

export interface LeaveGuardProps {
  /** Names what would be lost. */
  message?: string | undefined;
  /** True where the query names a part of the page, a tab: to leave that is to leave the form. */
  inTab?: boolean | undefined;
}

/** Public pages have no dialogs, and an ended session or an outage leads to public ones. */
const isGuarded: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !isPublicRoute(currentLocation.pathname) && !isPublicRoute(nextLocation.pathname);

/** A change of the query or the fragment alone is no leaving, except from one tab to another. */
function isAnotherPlace(
  { currentLocation, nextLocation }: Parameters<BlockerFunction>[0],
  inTab: boolean,
): boolean {
  return (
    currentLocation.pathname !== nextLocation.pathname ||
    (inTab && currentLocation.search !== nextLocation.search)
  );
}

type SendingState = Pick<
  FormState<object>,
  'dirty' | 'submitting' | 'submitSucceeded' | 'dirtySinceLastSubmit'
>;

/** Whether there are changes that were not sent. */
function isUnsaved(state: Partial<SendingState>): boolean {
  // While it is sent, its own handler may lead to the next page.
  if (state.dirty !== true || state.submitting === true) return false;
  return state.submitSucceeded !== true || state.dirtySinceLastSubmit === true;
}

/**
 * Inside a `FormShell`: whoever leaves the page with unsent changes is asked first, by a dialog on
 * the way to another page of the cabinet, by the browser when the tab goes. Silent once the form was
 * sent, at sign-out, when the session ends, and on the way to /unavailable, where `keep` holds the
 * input.
 */
export function LeaveGuard({
  message = 'Изменения не сохранены. Если уйти со страницы, они пропадут',
  inTab = false,
}: LeaveGuardProps) {
  const form = useForm('LeaveGuard');
  const unsaved = isUnsaved(
    useFormState({
      subscription: {
        dirty: true,
        submitting: true,
        submitSucceeded: true,
        dirtySinceLastSubmit: true,
      },
    }),
  );
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();

  useLeaveQuestion(unsaved, {
    // Of this very moment: a handler may lead away before anything is drawn again.
    isGuarded: (places) =>
      isUnsaved(form.getState()) && isAnotherPlace(places, inTab) && isGuarded(places),
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
    onConsent: () => resetForm(form),
  });

  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return null;
}
