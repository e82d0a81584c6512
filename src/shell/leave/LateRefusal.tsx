import { useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { isOutage } from '../../api/errors';
import { useFormContext } from '../../forms/form/formContext';
import type { ApiRoot } from '../../session/apiRoot';
import { selectCurrentUser } from '../../session/currentUser';
import { selectSessionStatus, type SessionRoot } from '../../session/sessionSlice';
import { toast } from '../toast/toasts';

/** Who is in front of the screen. */
function personIn(state: SessionRoot & ApiRoot): string {
  return `${selectSessionStatus(state)} ${selectCurrentUser(state)?.id ?? ''}`;
}

/**
 * Inside a `FormShell`: tells by a toast what was not saved when the refusal comes after the page was
 * left. Not once the session has ended: the sign-in page says that, and may have somebody else in
 * front of it.
 */
export function LateRefusal() {
  const { late } = useFormContext();
  const { getState } = useStore<SessionRoot & ApiRoot>();
  useLayoutEffect(() => {
    const person = personIn(getState());
    late.set('teller', (message, failure) => {
      // The form says it when it is back.
      if (isOutage(failure) || personIn(getState()) !== person) return;
      toast.error(message);
    });
  }, [late, getState]);
  return null;
}
