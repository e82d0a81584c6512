import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { focusFirstWrong } from '../../../forms/form/focusField';
import { useFormContext } from '../../../forms/form/formContext';

/**
 * After a refusal the focus goes to the field that it is about, once the fields are enabled again and
 * show it: whoever pressed Enter has left it at the button.
 */
export function useRefusalFocus(): void {
  const { formId } = useFormContext();
  const { submitting, submitFailed } = useFormState({
    subscription: { submitting: true, submitFailed: true },
  });
  useEffect(() => {
    if (submitting === true || submitFailed !== true) return undefined;
    const frame = requestAnimationFrame(() => {
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement) focusFirstWrong(form);
    });
    return () => cancelAnimationFrame(frame);
  }, [formId, submitting, submitFailed]);
}
