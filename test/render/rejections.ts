import type { Fault } from '../backend/faults/fault';

/** Name of a refusal after which the user stays on the form, its fault, and the form's message. */
type Rejection = [name: string, fault: Fault, message: string];

const GENERIC =
  'Произошла неизвестная ошибка. Пожалуйста, попробуйте еще раз или обратитесь в службу поддержки';

/**
 * Returns refusals that every form must handle; `field` is one of its fields. A 5xx is not included, because it
 * redirects to /unavailable.
 */
export function rejectionsOf(field: string): Rejection[] {
  const refused = (kind: Fault['kind'], message: string): Rejection => [
    `a ${kind}`,
    { kind, message },
    message,
  ];
  return [
    refused('400', 'Запрос не принят'),
    ['a 400 without a message', { kind: '400', message: '' }, GENERIC],
    refused('409', 'Данные уже изменены'),
    [
      'a 422 about a field',
      {
        kind: '422',
        message: 'Проверьте данные',
        fieldErrors: [{ field, message: 'Так нельзя' }],
      },
      'Так нельзя',
    ],
    refused('429', 'Слишком много попыток. Попробуйте позже'),
    [
      'a lost connection',
      { kind: 'drop' },
      'Нет связи с сервером. Проверьте подключение к интернету и попробуйте ещё раз',
    ],
  ];
}
