import type { Answer } from '../../../shell/testing/cabinetForTests';

/** One way in which a server refuses a form. */
export interface Rejection {
  what: string;
  /** Throws where the network is lost. */
  answer: () => Answer;
  /** What the customer reads. */
  message: RegExp;
}

/**
 * The refusals that a form survives on its page, one of them about `field`. A 5xx is none of them: it
 * leads to /unavailable (specification, section 2).
 */
export function rejectionsOf(field: string): Rejection[] {
  return [
    {
      what: 'a 400 with a message',
      answer: () => ({ status: 400, body: { message: 'Проверьте данные' } }),
      message: /Проверьте данные/,
    },
    {
      what: 'a 409',
      answer: () => ({ status: 409, body: { message: 'Такие данные уже есть' } }),
      message: /Такие данные уже есть/,
    },
    {
      what: 'a 429',
      answer: () => ({
        status: 429,
        body: { message: 'Слишком много попыток. Повторите через минуту' },
      }),
      message: /Повторите через минуту/,
    },
    {
      what: 'a 422 about one field',
      answer: () => ({
        status: 422,
        body: {
          message: 'Данные не прошли проверку',
          fieldErrors: [{ field, message: 'Так нельзя' }],
        },
      }),
      message: /Так нельзя/,
    },
    {
      what: 'a lost network',
      answer: () => {
        throw new TypeError('Failed to fetch');
      },
      message: /Нет связи с сервером/,
    },
  ];
}
