import { clockIcon } from '../../../ui/icon/drawings/clockIcon';
import { Note } from '../../../ui/state/Note';

/** What a request's status means for the customer, word for word as the product demands (rule B4). */
const MESSAGES: Readonly<Partial<Record<string, string>>> = {
  SEND_BANK: 'Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.',
  PROCESSING:
    'Заявка на рассмотрении. Время рассмотрения заявки занимает от 5 до 14 рабочих дней. ' +
    'Мы сообщим о решении банка по почте.',
  CANCEL: 'Заявка отклонена. Вы можете попробовать позже.',
};

/** Nothing is said of a status that the product has no words for: its badge names it. */
export function RequestNote({ status }: { status: string }) {
  const message = Object.hasOwn(MESSAGES, status) ? MESSAGES[status] : undefined;
  if (message === undefined) return null;
  if (status === 'CANCEL') return <Note tone="danger">{message}</Note>;
  return (
    <Note tone="info" icon={clockIcon}>
      {message}
    </Note>
  );
}
