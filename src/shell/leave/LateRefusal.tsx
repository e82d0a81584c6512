import { useLayoutEffect } from 'react';
import { isOutage } from '../../api/errors';
import { useFormContext } from '../../forms/form/formContext';
import { useAppStore } from '../../session/appStore';
import { personIn } from '../../session/currentUser';
import { useToast } from '../toast/toasts';

/**
 * Shows a toast if the server refuses the form after the user has left its page; for use inside a `FormShell`. Silent
 * after the end of the session, because another person may see the screen.
 */
export function LateRefusal() {
  const { late } = useFormContext();
  const toast = useToast();
  const { getState } = useAppStore();
  useLayoutEffect(() => {
    const person = personIn(getState());
    late.set('teller', (message, failure) => {
      // After an outage the user returns to the form, which shows the error itself.
      if (isOutage(failure) || personIn(getState()) !== person) return;
      toast.error(message);
    });
  }, [late, getState, toast]);
  return null;
}
