import { Button } from '../../src/ui/button/Button';
import { Modal } from '../../src/ui/overlay/Modal';
import type { ModalContentProps } from '../../src/shell/modal/modalContent';
import { SampleCheck, SampleField } from './SampleField';

const FIELDS = [
  ['ИНН', '7801234564'],
  ['Наименование организации', 'ООО «Северный ветер»'],
  ['Генеральный директор', 'Соколова Анна Викторовна'],
  ['КПП', '780101001'],
  ['ОГРН/ОГРНИП', '1027800000015'],
  ['Юридический адрес', '199178, Санкт-Петербург, 10-я линия В. О., д. 17'],
] as const;

export interface SampleDialogProps {
  /** `form`: a form with the specified widths; `question`: a confirmation; `fixed`: a dialog of a fixed width. */
  sample: 'form' | 'question' | 'fixed';
}

const samples = { form: FormModal, question: QuestionModal, fixed: FixedModal };

export default function SampleDialog({
  props: { sample },
  close,
}: ModalContentProps<SampleDialogProps>) {
  const Sample = samples[sample];
  return <Sample onClose={() => close()} />;
}

function FormModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Реквизиты страхователя"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Подать заявку</Button>
          <Button variant="outlined" onClick={onClose}>
            Отменить
          </Button>
        </>
      }
    >
      <div className="gallery__columns">
        {FIELDS.map(([label, value]) => (
          <SampleField key={label} label={label} value={value} disabled readOnly />
        ))}
        <SampleCheck label="Я подтверждаю данные об организации" />
      </div>
    </Modal>
  );
}

function QuestionModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      alert
      title="Отключить страхование заказов?"
      onClose={onClose}
      closable={false}
      widths={{ sm: 440 }}
      footer={
        <>
          <Button variant="danger" onClick={onClose}>
            Отключить
          </Button>
          <Button variant="outlined" data-autofocus onClick={onClose}>
            Оставить
          </Button>
        </>
      }
    >
      Заказы, созданные после отключения, не будут застрахованы.
    </Modal>
  );
}

function FixedModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Подключение аккаунта"
      onClose={onClose}
      closeOnEscape={false}
      widths={{ sm: 623 }}
      footer={<Button onClick={onClose}>Продолжить</Button>}
    >
      <SampleField label="Номер договора" inputMode="numeric" data-autofocus />
    </Modal>
  );
}
