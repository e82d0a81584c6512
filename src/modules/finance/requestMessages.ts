import type { Tone } from '../../domain/statuses/status';

/** What a page says about a request that is on its way, as a note. */
export interface RequestMessage {
  tone: Tone;
  text: string;
}

/** The messages of the specification, section 2 («Finance offer screen»), word for word. */
const messages: ReadonlyMap<string, RequestMessage> = new Map(
  Object.entries({
    SEND_BANK: {
      tone: 'info',
      text: 'Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.',
    },
    PROCESSING: {
      tone: 'info',
      text: 'Заявка на рассмотрении. Время рассмотрения заявки занимает от 5 до 14 рабочих дней. Мы сообщим о решении банка по почте.',
    },
    CANCEL: { tone: 'danger', text: 'Заявка отклонена. Вы можете попробовать позже.' },
  } as const),
);

/**
 * The message to a request with this `status.name`, on its card and on its page; undefined for a
 * status that the specification says nothing about.
 */
export function requestMessage(statusName = ''): RequestMessage | undefined {
  return messages.get(statusName);
}
