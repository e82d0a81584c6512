import { type Language, readRow, ruleNames, type RuleRow } from '../report/finding';
import { type LocatedOperation, pointerOf } from '../model/openApi';

/**
 * Rules of the contract checker. The class is the risk for the client: `breaking` can make it fail,
 * `warn` loses data silently, and `compatible` breaks nothing (openapi/README.md, «Drift»). The
 * detail of a finding is appended to these texts.
 */
export const LIVE_ROWS = {
  'no-answer':
    'breaking | The backend gave no answer | Сервер не ответил | GET /v1/user → connection reset',
  'path-undocumented':
    'warn | The contract names no such call | Вызова с таким адресом нет в контракте | GET /api/v1/nowhere',
  'method-undocumented':
    'warn | The path has no such method | У этого адреса в контракте нет такого метода | PATCH /v1/user',
  'query-undocumented':
    'warn | The contract names no such query parameter | Параметра запроса нет в контракте | GET /v1/user?expand=roles',
  'parameter-missing':
    'breaking | A required parameter is missing | Нет обязательного параметра | GET /books without ?page',
  'parameter-invalid':
    'breaking | A parameter is not as described | Параметр не такой, как в контракте | GET /v1/nobank/product-agreement',
  'status-undocumented':
    'breaking | A success that is not described | Успешного ответа с таким статусом нет в контракте | 201 where 200 is described',
  'error-status-undocumented':
    'warn | An error that is not described | Ошибки с таким статусом нет в контракте | 418',
  'path-not-served':
    'breaking | Path is not served | По этому адресу сервер ничего не обслуживает: пришла страница со статусом | 404 with text/html',
  'gateway-page':
    'warn | A gateway answered, not the backend | Ответил не сервер, а прокси или балансировщик: страница со статусом | 502 with text/html',
  'content-type':
    'breaking | Another Content-Type, or none | Content-Type не тот или его нет, ожидается | text/plain for application/json',
  charset: 'warn | JSON goes in UTF-8 | Кодировка JSON другая, ожидается | charset=windows-1251',
  'header-missing':
    'breaking | A required header is missing | Нет обязательного заголовка | a file without Content-Disposition',
  'header-invalid':
    'breaking | A header is not as described | Заголовок не такой, как в контракте | Content-Disposition in raw Cyrillic',
  'body-missing':
    'breaking | The body is empty | Тело пустое, а контракт его описывает | 200 with Content-Length: 0',
  'body-unexpected':
    'warn | The contract describes no body here | Есть тело, которого контракт не описывает | a GET with a body',
  'body-truncated':
    'breaking | The body broke off or cannot be decompressed | Тело оборвалось или не распаковывается | {"id":',
  'body-unchecked':
    'warn | The body was too large to be kept, or cannot be read: it was not checked | Тело не проверено: слишком велико или его нельзя прочитать | a body over 16 MB',
  'body-not-json': 'breaking | The body is not JSON | Тело не читается как JSON | NaN',
  'body-required':
    'breaking | A required property is missing | Нет обязательного свойства | {} for required: [id]',
  'body-null':
    'breaking | null where it is not allowed | null там, где контракт его не допускает, ожидается | {"id":null}',
  'body-type': 'breaking | Another type | Другой тип, ожидается | {"id":"7"} for an integer',
  'body-enum':
    'breaking | Not a value of the closed enumeration | Значения нет в закрытом перечислении | "CRATE" for enum: [BOX]',
  'enum-value-unknown':
    'compatible | The enumeration does not name this value yet | Нового значения ещё нет в растущем перечислении | "LOST" for x-extensible-enum',
  'body-format':
    'breaking | Another format | Другой формат, ожидается | 2026-11-20T09:00:00 without an offset',
  'body-bom':
    'warn | The body begins with a BOM, which JSON has none | Тело начинается с BOM, в JSON его быть не должно (RFC 8259) | EF BB BF {"id":1}',
  'body-duplicate-key':
    'warn | A name stands twice in one object: one of its values is lost | Одно имя стоит в объекте дважды, одно из значений потеряется | {"id":1,"id":2}',
  'body-forbidden':
    'breaking | An answer with 204 has no body | Ответ с этим статусом не может иметь тела (RFC 9110) | 204 with Content-Length: 2',
  'body-bound': 'breaking | Out of bounds | Значение вне границ | 0 for minimum: 1',
  'body-schema':
    'breaking | The value does not fit the schema | Значение не подходит под схему | a value of two oneOf alternatives',
  'property-refused':
    'breaking | The contract allows no other properties here | Контракт не допускает здесь других свойств | additionalProperties: false',
  'property-undocumented':
    'warn | The contract names no such property | Свойства нет в контракте | {"nickname":"x"}',
  'page-too-long':
    'breaking | More rows than were asked for | Строк больше, чем просили, ожидается | pageSize: 2 → 3 rows',
  'page-number':
    'breaking | Not the page, or not its size, that was asked for | Страница или её размер не те, что просили, ожидается | pageNumber: 1 → number: 0',
  'page-totals':
    'breaking | The counts of the page contradict each other | Счётчики страницы противоречат друг другу, ожидается | totalElements: 3, size: 2, totalPages: 1',
  'search-field':
    'breaking | The list cannot be filtered by this field | По этому полю список не фильтруется, ожидается | field: salary',
  'search-operation':
    'breaking | The field does not take this comparison | Поле не сравнивается этой операцией, ожидается | amount LIKE "5"',
  'search-value':
    'breaking | The value is not what the field is compared with | Поле не сравнивается с таким значением, ожидается | status.name IN "PAID"',
  'search-sort':
    'breaking | The list cannot be ordered by this field | По этому полю список не сортируется, ожидается | sorts: debtor.id',
  'search-refused':
    'breaking | The contract offers this search, and it is refused | Поиск, который обещан контрактом, отклонён | amount GE 100 → 400',
  'search-unfulfilled':
    'breaking | A row does not fulfil what was asked for | Строка не подходит под условие поиска | amount GE 100 → amount: 50',
  'search-unsorted':
    'breaking | Rows do not stand in the order that was asked for | Строки стоят не в том порядке, который просили | amount ASC → 100, 50',
  'search-missing':
    'breaking | A row that fits is missing | Нет строки, которая подходит под условие поиска | id EQ 7 → no rows, and row 7 is in the list',
  'server-failed':
    'breaking | The server failed at what it was sent | Сервер сломался на запросе | a name of 500 letters → 500',
  'invalid-accepted':
    'breaking | What the contract refuses was accepted | Принято то, чего контракт не допускает | without name → 200',
  'cases-untried':
    'warn | Wrong bodies not tried, the right one is refused, too | Неверные тела не проверены: верное тоже отклонено | POST /books/7/author with the example → 404',
  'example-refused':
    'breaking | A body that the contract shows is refused; what it cannot know goes into --values | Отклонено тело из примера контракта (чего контракт знать не может, передают в --values) | POST /books with the example → 400',
  'auth-ignored':
    'breaking | A call without a token has a success | Вызов без токена закончился успехом | GET /books without a token → 200',
  'created-not-there':
    'breaking | What was made is not readable by any of the users of this check | Созданное не читается ни у кого из пользователей этой проверки | POST /books → id 7, GET /books/7 → 404',
  'deleted-still-there':
    'breaking | What was deleted is there as before | Удалённое осталось, как было | DELETE /books/7 → 204, GET /books/7 → 200',
  'method-accepted':
    'breaking | A method that the contract does not name has a success | Метод, которого нет в контракте, закончился успехом | PATCH /books → 200',
  'method-refusal':
    'warn | A method that the contract does not name must be refused with 405 and Allow | Метод, которого нет в контракте, отклоняют статусом 405 с заголовком Allow | PATCH /books → 405 without Allow',
  'too-slow':
    'breaking | The answer took longer than --max-ms allows | Ответ дольше, чем разрешает --max-ms | --max-ms 200 → 350 ms',
} as const satisfies Readonly<Record<string, RuleRow>>;

export type Rule = keyof typeof LIVE_ROWS;

export const LIVE_RULES: readonly Rule[] = ruleNames(LIVE_ROWS);

export interface Finding {
  readonly rule: Rule;
  readonly class: 'breaking' | 'warn' | 'compatible';
  /** operationId, or the method and masked path of an unknown call. */
  readonly operation: string;
  /** JSON Pointer into the exchange: /path/id, /query/page, /headers/content-type, /body/0/status. */
  readonly pointer: string;
  /** The mistake, in English. Contains no value of the exchange, so reports may show it. */
  readonly message: string;
  /** The contract's requirement, the same in every language: `integer`, `>= 0`, a name, or ''. */
  readonly detail: string;
  /** JSON Pointer of the broken part in the bundled contract, with references resolved; '' if there is none. */
  readonly contract: string;
  /**
   * JSON Pointer in the bundled contract of the property with the wrong or missing value; null if
   * there is none.
   */
  readonly property: string | null;
  /** See FindingFacts. */
  readonly expected: string | null;
  readonly received: string | null;
}

/** Texts that replace the defaults of the finding's rule. */
export type Details = Partial<Pick<Finding, 'message' | 'detail' | 'expected' | 'received'>>;

/** Operation of a finding, and JSON Pointers to its place in the exchange and in the contract. */
export type FindingPlace = Pick<Finding, 'operation' | 'pointer' | 'contract'> &
  Partial<Pick<Finding, 'property'>>;

/** Returns the place of a part of an operation. `parts` lead from the operation to it in the contract. */
export function placeIn(
  { path, method, operation }: LocatedOperation,
  pointer: string,
  ...parts: readonly string[]
): FindingPlace {
  const contract = pointerOf('paths', path, method, ...parts);
  return { operation: operation.operationId, pointer, contract };
}

export function finding(
  rule: Rule,
  { operation, pointer, contract, property = null }: FindingPlace,
  { message, detail = '', expected = null, received = null }: Details = {},
): Finding {
  const { class: kind, texts } = readRow(LIVE_ROWS[rule]);
  const place = { operation, pointer, contract, property };
  return { rule, class: kind, ...place, message: message ?? texts.en, detail, expected, received };
}

/** Keeps one finding per cause: a fault of 5 000 list items is reported once, at the first item. */
export function withoutRepetition(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, pointer, message }) => {
    const key = `${rule} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const russian = (rule: Rule): string => readRow(LIVE_ROWS[rule]).texts.ru;

/** Returns the Russian text of a rule, without the part that announces a detail. */
export function russianMeaning(rule: Rule): string {
  return russian(rule).replace(/, ожидается$/, '');
}

/** Returns a finding as a sentence, without any value of the exchange. */
export function liveMessage({ rule, detail, message }: Finding, language: Language): string {
  if (language === 'en') return message;
  if (rule === 'body-required' && detail.startsWith('«')) {
    return `Нет ${detail.replaceAll('» or «', '» или «')}: нужно хотя бы одно из этих свойств`;
  }
  return detail === '' ? russian(rule) : `${russian(rule)}: ${detail}`;
}
