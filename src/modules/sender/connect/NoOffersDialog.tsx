import type { ModalContentProps } from '../../../shell/modal/modalContent';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/overlay/Modal';

/** N4: shows that there is no offer for the contract. */
export default function NoOffersDialog({ close }: ModalContentProps<null>) {
  const dismiss = () => close();
  return (
    <Modal
      alert
      title="Нет предложений"
      widths={{ sm: 440 }}
      onClose={dismiss}
      footer={<Button onClick={dismiss}>Закрыть</Button>}
    >
      <p>Нет активных предложений по страхованию</p>
      <p>Проверьте корректность введённых данных и попробуйте ещё раз</p>
    </Modal>
  );
}
