import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { Modal, type ModalProps } from '../../ui/overlay/Modal';
import { SubmitButton, useSubmitting } from './SubmitButton';

interface FormModalProps extends Pick<ModalProps, 'title' | 'widths'> {
  /** What the button that sends the form says. */
  submitLabel: string;
  /** The cross, Escape or «Отменить». */
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * The dialog around a form, for `renderFrame` of `FormShell`. While the form is being sent the dialog
 * stays: neither the cross nor Escape closes it.
 */
export function FormModal({ title, widths, submitLabel, onDismiss, children }: FormModalProps) {
  const submitting = useSubmitting();
  return (
    <Modal
      title={title}
      widths={widths}
      closable={!submitting}
      closeOnEscape={!submitting}
      onClose={onDismiss}
      footer={
        <>
          <SubmitButton>{submitLabel}</SubmitButton>
          <Button variant="outlined" disabled={submitting} onClick={onDismiss}>
            Отменить
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
