import type { Language } from './reportFinding';
import type { RuleEntry } from './ruleEntry';

type Words = Readonly<Record<Language, string>>;

/** What each rule of our contract (rules.ts) asks for. */
const MESSAGES: Readonly<Record<string, Words>> = {
  'x-origin': {
    ru: 'Нужен x-origin: documented, inferred или proposed',
    en: 'x-origin must be documented, inferred or proposed',
  },
  'operationId-camel-case': {
    ru: 'operationId пишется в camelCase, глагол и предмет',
    en: 'operationId is camelCase, verb and noun',
  },
  'operationId-unique': { ru: 'operationId повторяется', en: 'operationId is not unique' },
  summaries: {
    ru: 'Нужны summary по-русски и x-summary-en по-английски',
    en: 'summary (Russian) and x-summary-en (English) are needed',
  },
  'one-declared-tag': {
    ru: 'Нужен ровно один тег, и он объявлен в корне',
    en: 'Exactly one tag is needed, declared in the root',
  },
  'one-success': { ru: 'Нужен ровно один успешный ответ', en: 'Exactly one success is needed' },
  'error-responses': {
    ru: 'Нужны ответы 401, 500 и 503',
    en: 'The answers 401, 500 and 503 are needed',
  },
  'bad-request': {
    ru: 'У операции с параметром в пути должен быть ответ 400',
    en: 'An operation with a parameter in its path needs the answer 400',
  },
  'retry-after': {
    ru: 'Ответы 429 и 503 описывают заголовок Retry-After',
    en: 'The answers 429 and 503 describe the header Retry-After',
  },
  'named-statuses': {
    ru: 'Статусы называются по одному, без диапазонов и default',
    en: 'Statuses are named one by one, without ranges and default',
  },
  'distinct-paths': {
    ru: 'Пути похожи по шаблону: нужен x-distinct-from с объяснением, почему они не совпадают',
    en: 'Paths are alike by their templates: x-distinct-from must say why they never meet',
  },
  'shared-errors': { ru: 'Ошибки отвечают схемой ApiError', en: 'Errors answer with ApiError' },
  examples: {
    ru: 'У запроса и у каждого ответа должен быть пример',
    en: 'The request and every answer need an example',
  },
  'named-file': {
    ru: 'Файл приходит с обязательным Content-Disposition',
    en: 'A file comes with a required Content-Disposition',
  },
  'named-body': {
    ru: 'Тело запроса обязательно и описано именованной схемой',
    en: 'A request body is required, and its schema has a name',
  },
  'money-in-kopeks': {
    ru: 'Деньги — целое число копеек, int64',
    en: 'Money is an int64 of kopeks',
  },
  'instant-with-offset': { ru: 'Момент времени — date-time', en: 'An instant is a date-time' },
  day: { ru: 'День — date или ДД.ММ.ГГГГ с pattern', en: 'A day is a date, or has a pattern' },
};

/** What breaks each of them. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'x-origin': 'x-origin: guessed',
  'operationId-camel-case': 'operationId: get_user',
  'operationId-unique': 'operationId: getUser, twice',
  summaries: 'summary without x-summary-en',
  'one-declared-tag': 'tags: [user, admin]',
  'one-success': "responses: { '200': …, '201': … }",
  'error-responses': "responses without '503'",
  'bad-request': "/v1/user/{id} without '400'",
  'retry-after': "'503' without Retry-After",
  'named-statuses': 'responses: { 4XX: … }',
  'distinct-paths': '/v1/{a}/x and /v1/b/{c} without x-distinct-from',
  'shared-errors': 'a 404 with a schema of its own',
  examples: 'content without examples',
  'named-file': 'format: binary without Content-Disposition',
  'named-body': 'a request body with a schema in place',
  'money-in-kopeks': 'sum: { type: number }',
  'instant-with-offset': 'createdDateTime: { format: date }',
  day: 'startDate: { type: string }',
};

/** What a broken rule asks for; a rule that nobody described is called by its name. */
export function breachMessage(rule: string, language: Language): string {
  const keyword = /^banned-(.+)$/.exec(rule)?.[1];
  if (keyword !== undefined) {
    return language === 'ru' ? `${keyword} здесь не используется` : `${keyword} is not used here`;
  }
  return MESSAGES[rule]?.[language] ?? rule;
}

/** Our own rules of `lint`; what breaks one is the opposite of what it asks for. */
export function lintRules(): RuleEntry[] {
  return Object.entries(MESSAGES).map(([rule, meaning]) => ({
    rule,
    class: 'breaking',
    verbs: 'lint',
    meaning,
    example: EXAMPLES[rule] ?? rule,
  }));
}
