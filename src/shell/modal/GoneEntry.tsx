import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { Modal, type ModalProps } from '../../ui/overlay/Modal';

interface GoneEntryProps extends Pick<ModalProps, 'title' | 'widths'> {
  onClose: () => void;
  children: ReactNode;
}

/** Shown instead of a dialog whose entry was removed by a colleague or in another tab. */
export function GoneEntry({ title, widths, onClose, children }: GoneEntryProps) {
  return (
    <Modal
      title={title}
      widths={widths}
      onClose={onClose}
      footer={<Button onClick={onClose}>Закрыть</Button>}
    >
      <p>{children}</p>
    </Modal>
  );
}
