import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { useFormContext } from './formContext';

/**
 * Scrolls to the server's error message, because in a long form the message above the fields is not visible from the
 * button. If a field is invalid, that field gets the focus instead.
 */
export function RefusalInSight() {
  const { formId } = useFormContext();
  const { submitting, submitFailed } = useFormState({
    subscription: { submitting: true, submitFailed: true },
  });
  const isRefused = submitting === false && submitFailed === true;
  // Scrolls in an effect, because the message is on the page only after the render.
  useEffect(() => {
    const form = isRefused ? document.getElementById(formId) : null;
    if (!form || form.querySelector('[aria-invalid="true"]')) return;
    form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [isRefused, formId]);
  return null;
}
