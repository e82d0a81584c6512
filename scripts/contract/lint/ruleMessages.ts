import {
  entryOf,
  type Language,
  readRow,
  type ReportFinding,
  type RuleEntry,
  type RuleRow,
} from '../report/finding';

/** The requirement of each own rule (rules.ts), with an example that breaks it. */
const ROWS: Readonly<Record<string, RuleRow>> = {
  'x-origin':
    'warn | x-origin must be documented, inferred or proposed | Нужен x-origin: documented, inferred или proposed | x-origin: guessed',
  'operationId-camel-case':
    'warn | operationId is camelCase, verb and noun | operationId пишется в camelCase, глагол и предмет | operationId: get_user',
  summaries:
    'warn | summary (Russian) and x-summary-en (English) are needed | Нужны summary по-русски и x-summary-en по-английски | summary without x-summary-en',
  'one-declared-tag':
    'warn | Exactly one tag is needed, declared in the root | Нужен ровно один тег, и он объявлен в корне | tags: [user, admin]',
  'one-success':
    "breaking | Exactly one success is needed | Нужен ровно один успешный ответ | responses: { '200': …, '201': … }",
  'error-responses':
    "breaking | The answers 401, 500 and 503 are needed | Нужны ответы 401, 500 и 503 | responses without '503'",
  'bad-request':
    "breaking | An operation with a parameter in its path needs the answer 400 | У операции с параметром в пути должен быть ответ 400 | /v1/user/{id} without '400'",
  'retry-after':
    "breaking | The answers 429 and 503 describe the header Retry-After | Ответы 429 и 503 описывают заголовок Retry-After | '503' without Retry-After",
  'named-statuses':
    'breaking | Statuses are named one by one, without ranges and default | Статусы называются по одному, без диапазонов и default | responses: { 4XX: … }',
  'distinct-paths':
    'warn | Paths are alike by their templates: x-distinct-from must say why they never meet | Пути похожи по шаблону: нужен x-distinct-from с объяснением, почему они не совпадают | /v1/{a}/x and /v1/b/{c} without x-distinct-from',
  'shared-errors':
    'breaking | Errors answer with ApiError | Ошибки отвечают схемой ApiError | a 404 with a schema of its own',
  examples:
    'warn | The request and every answer need an example | У запроса и у каждого ответа должен быть пример | content without examples',
  'named-file':
    'breaking | A file comes with a required Content-Disposition | Файл приходит с обязательным Content-Disposition | format: binary without Content-Disposition',
  'named-body':
    'breaking | A request body is required, and its schema has a name | Тело запроса обязательно и описано именованной схемой | a request body with a schema in place',
  'money-in-kopeks':
    'breaking | Money is an int64 of kopeks | Деньги — целое число копеек, int64 | sum: { type: number }',
  'instant-with-offset':
    'breaking | An instant is a date-time | Момент времени — date-time | createdDateTime: { format: date }',
  searchable:
    'breaking | x-searchable names fields of the row, with comparisons that suit them | x-searchable называет поля строки и подходящие им сравнения | x-searchable: { filters: { salary: [EQ] } }',
  'described-property':
    'warn | A property needs a description, its own or that of its schema | Свойству нужно описание, своё или его схемы | phone: { type: string }',
  day: 'breaking | A day is a date, or has a pattern | День — date или ДД.ММ.ГГГГ с pattern | startDate: { type: string }',
};

/** Returns the class of a broken rule, and the sentence about it for a report. */
export function breachOf(
  rule: string,
  language: Language,
): Pick<ReportFinding, 'class' | 'message'> {
  const keyword = rule.replace(/^banned-/, '');
  const row =
    ROWS[rule] ?? 'breaking | {keyword} is not used here | {keyword} здесь не используется';
  const { class: kind, texts } = readRow(row, { keyword });
  return { class: kind, message: texts[language] };
}

/** Returns the rules that `lint` adds to those of Redocly, for the rule book. */
export function lintRules(): RuleEntry[] {
  return Object.entries(ROWS).map(([rule, row]) => entryOf(rule, row, 'lint'));
}
