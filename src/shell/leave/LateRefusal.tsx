import { useLayoutEffect } from 'react';
import { isOutage } from '../../api/errors';
import { useFormContext } from '../../forms/form/formContext';
import { useAppStore } from '../../session/appStore';
import { personIn } from '../../session/currentUser';
import { useToast } from '../toast/toasts';

/**
 * Inside a `FormShell`: shows a toast when the server refuses the form after the user has left its page.
 * Shows nothing when the session has ended by then, because another person may be at the screen.
 */
export function LateRefusal() {
  const { late } = useFormContext();
  const toast = useToast();
  const { getState } = useAppStore();
  useLayoutEffect(() => {
    const person = personIn(getState());
    late.set('teller', (message, failure) => {
      // After an outage the user returns to the form, which says it itself.
      if (isOutage(failure) || personIn(getState()) !== person) return;
      toast.error(message);
    });
  }, [late, getState, toast]);
  return null;
}
