import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { useFormContext } from './formContext';

/**
 * In a form longer than the window: the server's refusal stands above the fields, and who pressed
 * the button below them would not see it. With a wrong field the focus goes there instead.
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
