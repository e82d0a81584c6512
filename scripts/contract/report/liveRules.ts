import { classOfRule, LIVE_RULES, type Rule } from '../checker/findings';
import { russianMeaning } from './liveMessages';
import type { RuleEntry } from './ruleEntry';

/** What each rule of the live checker means, and an exchange that breaks it. */
const ENGLISH: Readonly<Record<Rule, readonly [meaning: string, example: string]>> = {
  'no-answer': ['The backend gave no answer', 'GET /v1/user → connection reset'],
  'path-undocumented': ['The contract names no such call', 'GET /api/v1/nowhere'],
  'method-undocumented': ['The path has no such method', 'PATCH /v1/user'],
  'query-undocumented': ['The contract names no such parameter', 'GET /v1/user?expand=roles'],
  'parameter-missing': ['A required parameter is missing', 'GET /books without ?page'],
  'parameter-invalid': ['A parameter is not as described', 'GET /v1/nobank/product-agreement'],
  'status-undocumented': ['A success that is not described', '201 where 200 is described'],
  'error-status-undocumented': ['An error that is not described', '418'],
  'path-not-served': ['Nobody serves the path', '404 with text/html'],
  'gateway-page': ['A gateway answered, not the backend', '502 with text/html'],
  'content-type': ['Another Content-Type, or none', 'text/plain for application/json'],
  charset: ['JSON in another encoding than UTF-8', 'charset=windows-1251'],
  'header-missing': ['A required header is missing', 'a file without Content-Disposition'],
  'header-invalid': ['A header is not as described', 'Content-Disposition in raw Cyrillic'],
  'body-missing': ['The body is empty', '200 with Content-Length: 0'],
  'body-unexpected': ['A body that is not described', 'a GET with a body'],
  'body-forbidden': ['A body where HTTP allows none', '204 with Content-Length: 2'],
  'body-truncated': ['The body broke off or does not unpack', '{"id":'],
  'body-unchecked': ['The body was not checked', 'a body over 16 MB'],
  'body-not-json': ['The body is not JSON', 'NaN'],
  'body-bom': ['The body begins with a BOM', 'EF BB BF {"id":1}'],
  'body-duplicate-key': ['A name stands twice in one object', '{"id":1,"id":2}'],
  'body-required': ['A required property is missing', '{} for required: [id]'],
  'body-null': ['null where it is not allowed', '{"id":null}'],
  'body-type': ['Another type', '{"id":"7"} for an integer'],
  'body-enum': ['Not a value of the closed enumeration', '"CRATE" for enum: [BOX]'],
  'enum-value-unknown': ['A growing enumeration gained a value', '"LOST" for x-extensible-enum'],
  'body-format': ['Another format', '2026-11-20T09:00:00 without an offset'],
  'body-bound': ['Out of bounds', '0 for minimum: 1'],
  'body-schema': ['The value does not fit the schema', 'a value of two oneOf alternatives'],
  'property-refused': [
    'No other properties are allowed in the request',
    'additionalProperties: false',
  ],
  'property-undocumented': ['The contract names no such property', '{"nickname":"x"}'],
  'page-too-long': ['More rows than were asked for', 'pageSize: 2 → 3 rows'],
  'page-number': ['Another page, or another size, than was asked for', 'pageNumber: 1 → number: 0'],
  'page-totals': [
    'The counts of a page contradict each other',
    'totalElements: 3, size: 2, totalPages: 1',
  ],
  'search-field': ['A search filters by a field that its list does not offer', 'field: salary'],
  'search-operation': ['A field does not take this comparison', 'amount LIKE "5"'],
  'search-value': ['A search compares with another kind of value', 'status.name IN "PAID"'],
  'search-sort': ['A search orders by a field that its list does not offer', 'sorts: debtor.id'],
  'search-refused': ['A search that the contract offers is refused', 'amount GE 100 → 400'],
  'search-unfulfilled': ['A row does not fulfil what was asked for', 'amount GE 100 → amount: 50'],
  'search-missing': ['A row that fits is missing', 'id EQ 7 → no rows, and row 7 is in the list'],
  'server-failed': ['The server failed at what it was sent', 'a name of 500 letters → 500'],
  'invalid-accepted': ['What the contract refuses was accepted', 'without name → 200'],
  'search-unsorted': ['Rows do not stand in the order that was asked for', 'amount ASC → 100, 50'],
};

/** Every rule by which exchanges are checked. */
export function liveRules(): RuleEntry[] {
  return LIVE_RULES.map((rule) => {
    const [en, example] = ENGLISH[rule];
    return {
      rule,
      class: classOfRule(rule),
      verbs: 'check, proxy, har, fixtures',
      meaning: { en, ru: russianMeaning(rule) },
      example,
    };
  });
}
