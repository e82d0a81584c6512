import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/overlay/Modal';
import type { ModalContentProps } from './modalContent';

export interface ConfirmProps {
  title: string;
  /** Text that names the subject of the action. */
  message: string;
  /** An infinitive: «Удалить», «Отключить». */
  confirmLabel: string;
  cancelLabel?: string;
  /** True if the action can't be undone. */
  danger?: boolean;
}

/** With `danger` the initial focus is on the cancel button. */
export default function ConfirmDialog({ props, close }: ModalContentProps<ConfirmProps, boolean>) {
  const { title, message, confirmLabel, cancelLabel = 'Отменить', danger = false } = props;
  return (
    <Modal
      alert
      title={title}
      onClose={() => close(false)}
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => close(true)}>
            {confirmLabel}
          </Button>
          <Button
            variant="outlined"
            {...(danger && { 'data-autofocus': true })}
            onClick={() => close(false)}
          >
            {cancelLabel}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Modal>
  );
}
