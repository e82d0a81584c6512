import type { ReactNode } from 'react';
import { FormShell, type FormShellProps } from '../../forms/form/FormShell';
import { SubmitButton, useSubmitting } from '../../forms/form/SubmitButton';
import { Button } from '../../ui/button/Button';
import { Modal, type ModalProps } from '../../ui/overlay/Modal';
import { LeaveGuard } from '../leave/LeaveGuard';
import { useDiscardInput } from '../leave/useDiscardInput';

interface FrameProps extends Pick<ModalProps, 'title' | 'widths'> {
  submitLabel: string;
  /** True if the form removes something: the button is red. */
  danger?: boolean | undefined;
  /** Reason why the form cannot be sent; the button shows it. */
  disabledReason?: string | undefined;
  /** Called after the cross, Escape or «Отменить». With `asks`, only once the input may be discarded. */
  onDismiss: () => void;
  /** Opens the dialog again. If defined, closing discards the input at once, and «Вернуть» restores it. */
  reopen?: (() => void) | undefined;
  children: ReactNode;
}

type FormDialogProps<Values extends object, Sent> = FrameProps &
  Omit<FormShellProps<Values, Sent>, 'renderFrame' | 'className'> & {
    /** False if the form has no input that could be lost. */
    asks?: boolean;
  };

/** A dialog with a form. Protects the input, unless `asks` is false, and stays open during the submit. */
export function FormDialog<Values extends object, Sent = void>({
  title,
  widths,
  submitLabel,
  danger,
  disabledReason,
  onDismiss,
  reopen,
  asks = true,
  children,
  ...shell
}: FormDialogProps<Values, Sent>) {
  const Frame = asks ? AskingFrame : PlainFrame;
  return (
    <FormShell<Values, Sent>
      {...shell}
      renderFrame={(form) => (
        <Frame
          title={title}
          widths={widths}
          submitLabel={submitLabel}
          danger={danger}
          disabledReason={disabledReason}
          onDismiss={onDismiss}
          reopen={reopen}
        >
          {form}
        </Frame>
      )}
    >
      {asks && <LeaveGuard />}
      {children}
    </FormShell>
  );
}

function AskingFrame({ onDismiss, reopen, ...frame }: FrameProps) {
  const discard = useDiscardInput(onDismiss, reopen);
  return <PlainFrame {...frame} onDismiss={() => void discard()} />;
}

function PlainFrame({
  title,
  widths,
  submitLabel,
  danger,
  disabledReason,
  onDismiss,
  children,
}: FrameProps) {
  const submitting = useSubmitting();
  return (
    <Modal
      title={title}
      widths={widths}
      closable={!submitting}
      onClose={onDismiss}
      footer={
        <>
          <SubmitButton
            variant={danger === true ? 'danger' : 'primary'}
            disabledReason={disabledReason}
          >
            {submitLabel}
          </SubmitButton>
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
