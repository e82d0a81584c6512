import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { useFormContext } from './formContext';

/** Returns true while the form is being sent; «Отменить» of a dialog is disabled then. */
export function useSubmitting(): boolean {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return submitting === true;
}

/**
 * Submits its form, also from outside of the `<form>` element (a dialog's footer). During the call the button is busy:
 * it ignores clicks and keeps the focus.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'form' | 'busy'>) {
  const { formId } = useFormContext();
  return <Button {...props} type="submit" form={formId} busy={useSubmitting()} />;
}
