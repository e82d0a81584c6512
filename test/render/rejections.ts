import type { Fault } from '../backend/faults/fault';

/** A refusal after which the user stays on the form and sees its message. */
export interface Rejection {
  name: string;
  fault: Fault;
  message: string;
}

const GENERIC =
  'Произошла неизвестная ошибка. Пожалуйста, попробуйте еще раз или обратитесь в службу поддержки';

/**
 * Returns refusals that every form must handle; `field` is one of its fields. A 5xx is not included, because it
 * redirects to /unavailable.
 */
export function rejectionsOf(field: string): Rejection[] {
  const refused = (kind: Fault['kind'], message: string): Rejection => ({
    name: `a ${kind}`,
    fault: { kind, message },
    message,
  });
  return [
    refused('400', 'Запрос не принят'),
    { name: 'a 400 without a word', fault: { kind: '400', message: '' }, message: GENERIC },
    refused('409', 'Данные уже изменены'),
    {
      name: 'a 422 about a field',
      fault: {
        kind: '422',
        message: 'Проверьте данные',
        fieldErrors: [{ field, message: 'Так нельзя' }],
      },
      message: 'Так нельзя',
    },
    refused('429', 'Слишком много попыток. Попробуйте позже'),
    {
      name: 'a lost connection',
      fault: { kind: 'drop' },
      message: 'Нет связи с сервером. Проверьте подключение к интернету и попробуйте ещё раз',
    },
  ];
}
