import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { useFormContext } from './formContext';

/** True while the form is being sent; «Отменить» of a dialog is disabled by it. */
export function useSubmitting(): boolean {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return submitting === true;
}

/**
 * Sends the form it belongs to, also from outside of the `<form>` element (a dialog's footer).
 * While the call runs it is busy: it swallows clicks and keeps the focus.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'form' | 'busy'>) {
  const { formId } = useFormContext();
  return <Button {...props} type="submit" form={formId} busy={useSubmitting()} />;
}
