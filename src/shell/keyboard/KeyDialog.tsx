import { Modal } from '../../ui/overlay/Modal';
import type { ModalContentProps } from '../modal/modalContent';
import { KeyList } from './KeyList';

export default function KeyDialog({ close }: ModalContentProps<object>) {
  return (
    <Modal title="Клавиши" widths={{ sm: 560 }} onClose={() => close()}>
      <KeyList />
    </Modal>
  );
}
