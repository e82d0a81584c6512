import type { FormState } from 'final-form';
import { useForm, useFormState } from 'react-final-form';
import type { BlockerFunction } from 'react-router-dom';
import { resetForm } from '../../forms/form/resetForm';
import { isInsideCabinet } from './insideCabinet';
import { LateRefusal } from './LateRefusal';
import { LeaveQuestion } from './LeaveQuestion';

export interface LeaveGuardProps {
  /** Names what would be lost. */
  message?: string | undefined;
  /** True where the query names a part of the page, a tab: to leave that is to leave the form. */
  inTab?: boolean | undefined;
}

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

const WATCHED = {
  dirty: true,
  submitting: true,
  submitSucceeded: true,
  dirtySinceLastSubmit: true,
} as const;

/** Whether there are changes that were not sent. */
function isUnsaved(state: Partial<Pick<FormState<object>, keyof typeof WATCHED>>): boolean {
  // While it is sent, its own handler may lead to the next page.
  if (state.dirty !== true || state.submitting === true) return false;
  return state.submitSucceeded !== true || state.dirtySinceLastSubmit === true;
}

/**
 * Inside a `FormShell`: whoever leaves the page with unsent changes is asked first, by a dialog on
 * the way to another page of the cabinet, by the browser when the tab goes. Silent while the form is
 * sent (a refusal that comes later is told by a toast) and once it was, at sign-out, when the session
 * ends, and on the way to /unavailable: the form remembers its input there.
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
          // Read now and not while drawing: a handler may navigate before the next rendering.
          isGuarded={(places) =>
            isUnsaved(form.getState()) && isAnotherPlace(places, inTab) && isInsideCabinet(places)
          }
          // Nor does the input come back with the next visit.
          onConsent={() => resetForm(form)}
        />
      )}
    </>
  );
}
