import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { useFormContext } from './formContext';

/**
 * Scrolls to the server's refusal: it is above the fields, and in a long form it is not visible from the button. If a
 * field is wrong, that field gets the focus instead.
 */
export function RefusalInSight() {
  const { formId } = useFormContext();
  const { submitting, submitFailed } = useFormState({
    subscription: { submitting: true, submitFailed: true },
  });
  const isRefused = submitting === false && submitFailed === true;
  // The message is on the page only after the refusal was rendered, so no handler can do it.
  useEffect(() => {
    const form = isRefused ? document.getElementById(formId) : null;
    if (!form || form.querySelector('[aria-invalid="true"]')) return;
    form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [isRefused, formId]);
  return null;
}
