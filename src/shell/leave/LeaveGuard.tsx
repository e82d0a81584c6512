import type { FormState } from 'final-form';
import { useForm, useFormState } from 'react-final-form';
import type { BlockerFunction } from 'react-router-dom';
import { resetForm } from '../../forms/form/resetForm';
import { LateRefusal } from './LateRefusal';
import { LeaveQuestion } from './LeaveQuestion';
import { isPublicRoute } from '../modules/registry';

/**
 * Returns true for a navigation between two pages of the cabinet. Public pages have no dialogs, and an ended session or
 * an outage redirects to public pages.
 */
export const isInsideCabinet: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !isPublicRoute(currentLocation.pathname) && !isPublicRoute(nextLocation.pathname);

export interface LeaveGuardProps {
  /** Text about the input that would be lost. */
  message?: string | undefined;
  /** True if the form is in a tab of the page: opening another tab then counts as leaving the form. */
  inTab?: boolean | undefined;
}

/**
 * Returns true if the path changes, or, with `inTab`, if the query changes, because the query contains the id of
 * the tab.
 */
function isAnotherPlace(
  { currentLocation, nextLocation }: Parameters<BlockerFunction>[0],
  inTab: boolean,
): boolean {
  return (
    currentLocation.pathname !== nextLocation.pathname ||
    (inTab && currentLocation.search !== nextLocation.search)
  );
}

const WATCHED = {
  dirty: true,
  submitting: true,
  submitSucceeded: true,
  dirtySinceLastSubmit: true,
} as const;

/** Returns true if there are changes that are neither sent nor being sent. */
function isUnsaved(state: Partial<Pick<FormState<object>, keyof typeof WATCHED>>): boolean {
  // No question during the submit, because the handler may navigate to the next page.
  if (state.dirty !== true || state.submitting === true) return false;
  return state.submitSucceeded !== true || state.dirtySinceLastSubmit === true;
}

/**
 * Asks before the user leaves the page with unsent changes; for use inside a `FormShell`. A dialog asks before another
 * page of the cabinet opens; the browser asks before the tab closes. There is no question during and after the submit,
 * at sign-out, at the end of the session, and before /unavailable, because the form keeps its input there.
 */
export function LeaveGuard({
  message = 'Изменения не сохранены. Если уйти со страницы, они пропадут',
  inTab = false,
}: LeaveGuardProps) {
  const form = useForm('LeaveGuard');
  const unsaved = isUnsaved(useFormState({ subscription: WATCHED }));
  return (
    <>
      <LateRefusal />
      {unsaved && (
        <LeaveQuestion
          message={message}
          // Reads the current state of the form, because a handler may navigate before the next rendering.
          isGuarded={(places) =>
            isUnsaved(form.getState()) && isAnotherPlace(places, inTab) && isInsideCabinet(places)
          }
          // Without the reset, the input would return at the next visit.
          onConsent={() => resetForm(form)}
        />
      )}
    </>
  );
}
