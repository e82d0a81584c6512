import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/overlay/Modal';
import { SampleCheck, SampleField } from './SampleField';

export type SampleModal = 'form' | 'question' | 'fixed';

const FIELDS = [
  ['ИНН', '7801234564'],
  ['Наименование организации', 'ООО «Северный ветер»'],
  ['Генеральный директор', 'Соколова Анна Викторовна'],
  ['КПП', '780101001'],
  ['ОГРН/ОГРНИП', '1027800000015'],
  ['Юридический адрес', '199178, Санкт-Петербург, 10-я линия В. О., д. 17'],
] as const;

interface SampleModalsProps {
  shown: SampleModal | null;
  onClose: () => void;
}

/** A form with the widths of the specification, a question, and a dialog of a fixed width. */
export function SampleModals({ shown, onClose }: SampleModalsProps) {
  if (shown === 'form') return <FormModal onClose={onClose} />;
  if (shown === 'question') return <QuestionModal onClose={onClose} />;
  if (shown === 'fixed') return <FixedModal onClose={onClose} />;
  return null;
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
