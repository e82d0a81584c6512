import type { Answer } from './cabinetForTests';

/** A refusal that leaves the customer on the form, and what the form says about it. */
export interface Rejection {
  name: string;
  /** Null: the connection is lost. */
  answer: Answer | null;
  message: string;
}

/**
 * What any form has to live through; `field` is one of its own. A 5xx is none of them: it leads to
 * /unavailable (specification, section 2).
 */
export function rejectionsOf(field: string): Rejection[] {
  return [
    {
      name: '400 with a message',
      answer: { status: 400, body: { message: 'Запрос не принят' } },
      message: 'Запрос не принят',
    },
    {
      name: '400 without a word',
      answer: { status: 400 },
      message:
        'Произошла неизвестная ошибка. Пожалуйста, попробуйте еще раз или обратитесь в службу поддержки',
    },
    {
      name: '409',
      answer: { status: 409, body: { message: 'Данные уже изменены' } },
      message: 'Данные уже изменены',
    },
    {
      name: '422 about a field',
      answer: {
        status: 422,
        body: { message: 'Проверьте данные', fieldErrors: [{ field, message: 'Так нельзя' }] },
      },
      message: 'Так нельзя',
    },
    {
      name: '429',
      answer: { status: 429, body: { message: 'Слишком много попыток. Попробуйте позже' } },
      message: 'Слишком много попыток. Попробуйте позже',
    },
    {
      name: 'a lost connection',
      answer: null,
      message: 'Нет связи с сервером. Проверьте подключение к интернету и попробуйте ещё раз',
    },
  ];
}

/** The answer as the network brings it. Throws where the connection is lost. */
export function delivered(answer: Answer | null): Answer {
  if (answer === null) throw new TypeError('Failed to fetch');
  return answer;
}
