import { ruleNames, readRow, type RuleEntry, type RuleRow, type Words } from '../report/finding';
import { exampleOf, limitsOf, type Change, type Limits, type Site } from './drift';

/** Rules for changes of an operation, or of the contract outside of operations. */
const OPERATION_RULES = {
  'path-removed': 'breaking | The path is gone | Пути больше нет',
  'method-removed':
    'breaking | The path no longer has this method | У пути больше нет этого метода',
  'operation-added': 'compatible | A new operation | Новая операция',
  'operation-deprecated': 'warn | Deprecated | Операция объявлена устаревшей',
  'operation-id-renamed':
    'warn | The operationId is no longer {from} | operationId больше не {from}',
  'server-prefix-changed':
    'breaking | The server has another prefix before every path | У сервера другой префикс перед каждым путём',
  'security-tightened':
    'breaking | What was enough to be let in is not enough any more | Прежних средств доступа больше не достаточно',
  'security-loosened':
    'compatible | Less, or something else as well, is enough to be let in | Для доступа достаточно меньшего или есть ещё один способ',
  'path-parameter-renamed':
    'compatible | The path parameter {from} is called {to}; the URL is the same | Параметр пути {from} назван {to}; адрес прежний',
  'request-parameter-added':
    'compatible | The optional parameter {name} is new | Новый необязательный параметр {name}',
  'request-parameter-added-required':
    'breaking | The parameter {name} is new and required | Новый обязательный параметр {name}',
  'request-parameter-removed': 'warn | The parameter {name} is gone | Параметра {name} больше нет',
  'request-parameter-became-required':
    'breaking | The parameter {name} is now required | Параметр {name} стал обязательным',
  'request-parameter-became-optional':
    'compatible | The parameter {name} is no longer required | Параметр {name} больше не обязателен',
  'request-parameter-style-changed':
    'breaking | The parameter {name} is written in another way | Параметр {name} записывается по-другому',
  'request-parameter-deprecated':
    'warn | The parameter {name} is deprecated | Параметр {name} объявлен устаревшим',
  'request-body-added':
    'compatible | A request body is possible now | Теперь у запроса может быть тело',
  'request-body-added-required':
    'breaking | A request body is demanded now | Теперь запрос обязан иметь тело',
  'request-body-removed': 'warn | The request has no body any more | У запроса больше нет тела',
  'request-body-became-required':
    'breaking | The request body is now required | Тело запроса стало обязательным',
  'request-body-became-optional':
    'compatible | The request body is no longer required | Тело запроса больше не обязательно',
  'request-media-type-removed':
    'breaking | A body of the type {name} is no longer accepted | Тело типа {name} больше не принимается',
  'request-media-type-added':
    'compatible | A body of the type {name} is accepted, too | Принимается и тело типа {name}',
  'request-encoding-changed':
    'breaking | The parts of the form are encoded in another way | Части формы кодируются по-другому',
  'response-body-removed': 'breaking | The body is gone | Тела ответа больше нет',
  'response-body-added': 'compatible | There is a body now | У ответа появилось тело',
  'response-media-type-removed':
    'breaking | The answer no longer comes as {name} | Ответ больше не приходит как {name}',
  'response-media-type-replaced':
    'breaking | The answer comes as {to} in place of {from} | Ответ приходит как {to} вместо {from}',
  'response-media-type-added':
    'compatible | The answer can also come as {name} | Ответ может прийти и как {name}',
  'response-success-status-changed':
    'breaking | Success is no longer {from}, but {to} | Успех теперь не {from}, а {to}',
  'response-success-status-added':
    'breaking | Success may also be {status} now | Успехом теперь бывает и {status}',
  'response-success-status-removed':
    'warn | Success is never {status} any more | Успеха {status} больше не бывает',
  'response-error-status-added': 'compatible | The error {status} is new | Новая ошибка {status}',
  'response-error-status-added-other-shape':
    'breaking | The error {status} is new, and its body has another shape than the other errors | Новая ошибка {status}, и её тело устроено не так, как у других ошибок',
  'response-error-status-removed':
    'warn | The error {status} is no longer described | Ошибка {status} больше не описана',
  'response-header-added': 'compatible | The header {name} is new | Новый заголовок {name}',
  'response-header-removed':
    'warn | The optional header {name} is gone | Необязательного заголовка {name} больше нет',
  'response-header-required-removed':
    'breaking | The required header {name} is gone | Обязательного заголовка {name} больше нет',
  'response-header-became-optional':
    'breaking | The header {name} is no longer required | Заголовок {name} больше не обязателен',
  'response-header-became-required':
    'compatible | The header {name} is now required | Заголовок {name} стал обязательным',
  'response-header-deprecated':
    'warn | The header {name} is deprecated | Заголовок {name} объявлен устаревшим',
  'call-added': 'compatible | The server makes it now | Сервер теперь его делает',
  'call-removed': 'warn | The server does not make it any more | Сервер его больше не делает',
  'status-accepted':
    'compatible | The server accepts the status {status}, too | Сервер принимает и статус {status}',
  'status-refused':
    'breaking | The server does not accept the status {status} any more | Сервер больше не принимает статус {status}',
  'body-became-required':
    'compatible | What the server sends always has a body now | У того, что присылает сервер, теперь всегда есть тело',
  'body-became-optional':
    'breaking | What the server sends may have no body now | У того, что присылает сервер, теперь может не быть тела',
  'search-filter-added':
    'compatible | The list can now be filtered by {name} | Список теперь фильтруется по {name}',
  'search-filter-removed':
    'breaking | The list can no longer be filtered by {name} | Список больше не фильтруется по {name}',
  'search-comparison-added':
    'compatible | {name} can now be compared by {comparison} | {name} теперь сравнивается операцией {comparison}',
  'search-comparison-removed':
    'breaking | {name} can no longer be compared by {comparison} | {name} больше не сравнивается операцией {comparison}',
  'search-order-added':
    'compatible | The list can now be ordered by {name} | Список теперь сортируется по {name}',
  'search-order-removed':
    'breaking | The list can no longer be ordered by {name} | Список больше не сортируется по {name}',
  'search-described':
    'warn | The contract now says what the list can be asked for: nothing else may be | Контракт теперь говорит, о чём можно спросить список: о другом нельзя',
  'schema-removed': 'breaking | the schema {name} is gone | схемы {name} больше нет',
  'schema-added': 'compatible | the schema {name} is new | новая схема {name}',
  'search-undescribed':
    'warn | The contract no longer says what the list can be asked for | Контракт больше не говорит, о чём можно спросить список',
} as const satisfies Readonly<Record<string, RuleRow>>;

type OperationRule = keyof typeof OPERATION_RULES;

export type OperationWords = {
  readonly [Rule in OperationRule]: Words<(typeof OPERATION_RULES)[Rule]>;
};

/** Sample words for the texts in the list of rules. */
const SAMPLE = {
  name: 'phone',
  from: 'getUser',
  to: 'readUser',
  status: '202',
  comparison: 'LIKE',
};

/** Returns every rule of this file, each with an example. */
export function operationRules(): RuleEntry[] {
  return ruleNames(OPERATION_RULES).map((rule) => {
    const { class: kind, texts: meaning } = readRow(OPERATION_RULES[rule], SAMPLE);
    return { rule, class: kind, verbs: 'diff', meaning, example: exampleOf(rule, rule, SAMPLE) };
  });
}

/** Creates a change of an operation, or of the contract outside of operations. */
export function operationChange<Rule extends OperationRule>(
  rule: Rule,
  words: OperationWords[Rule],
  pointer: string,
  place: Site | null,
  limits: Limits = {},
): Change {
  const { class: kind, texts } = readRow(OPERATION_RULES[rule], words);
  const topic = `${rule} ${JSON.stringify(words)}`;
  return { class: kind, rule, topic, pointer, texts, place, ...limitsOf(rule, words, limits) };
}
