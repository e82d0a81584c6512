// Longer than 300 lines: one table of the policy, its rows in two contracts.
import { describe } from 'vitest';
import { append, inOperation, put, remove, rename, without } from './editing';
import { rowsOf, testPolicy } from './policyRows';

const login = rowsOf('ours', 'login');
const search = rowsOf('ours', 'findUsers');
const register = rowsOf('ours', 'registerSeller');
const books = rowsOf('library', 'listBooks');
const addBook = rowsOf('library', 'addBook');
const replaceBook = rowsOf('library', 'replaceBook');

const S = '/components/schemas';
const LOGIN = `${S}/Credentials`;
const SEARCH = `${S}/SearchRequest`;
const BODY = '/requestBody/content/application~1json';
const NEW_BOOK = `${BODY}/schema`;
const CHANGE = `${S}/BookChange`;
const inAddBook = (...edits: readonly Parameters<typeof inOperation>[1][]) =>
  inOperation('addBook', ...edits);
const text = { type: 'string' };
const header = { name: 'X-Channel', in: 'header', schema: text };

const ADDED = 'compatible request-property-added';
const DEMANDED = 'breaking request-required-property-added';
const LOST = 'warn request-property-removed';
const REFUSED = 'breaking request-property-removed-from-closed';
const TIGHTER = 'breaking request-bound-tightened';
const LOOSER = 'compatible request-bound-widened';
const STYLE = 'breaking request-parameter-style-changed';
const PARAMETER_ADDED = 'compatible request-parameter-added';
const PARAMETER_DEMANDED = 'breaking request-parameter-added-required';
const PARAMETER_LOST = 'warn request-parameter-removed';
const REQUIRED = 'breaking request-parameter-became-required';
const OPTIONAL = 'compatible request-parameter-became-optional';
const DEFAULT = 'warn request-default-changed';

describe('in a request, a property', () => {
  testPolicy([
    login(
      'new and required',
      [put(`${LOGIN}/properties/otp`, text), append(`${LOGIN}/required`, 'otp')],
      DEMANDED,
      'warn request-required-property-removed',
    ),
    addBook(
      'new and required',
      [inAddBook(put(`${NEW_BOOK}/properties/isbn`, text), append(`${NEW_BOOK}/required`, 'isbn'))],
      DEMANDED,
      REFUSED,
    ),
    login('new and optional', [put(`${LOGIN}/properties/otp`, text)], ADDED, LOST),
    addBook(
      'new and optional',
      [inAddBook(put(`${NEW_BOOK}/properties/isbn`, text))],
      ADDED,
      REFUSED,
    ),
    login(
      'that became required',
      [append(`${LOGIN}/required`, 'otp')],
      'breaking request-property-became-required',
      'compatible request-property-became-optional',
      [put(`${LOGIN}/properties/otp`, text)],
    ),
    replaceBook(
      'that became required',
      [append(`${CHANGE}/required`, 'note')],
      'breaking request-property-became-required',
      'compatible request-property-became-optional',
    ),
    login('gone from a closed object', [remove(`${LOGIN}/properties/otp`)], REFUSED, ADDED, [
      put(`${LOGIN}/properties/otp`, text),
      put(`${LOGIN}/additionalProperties`, false),
    ]),
    replaceBook('gone from an open object', [remove(`${CHANGE}/properties/note`)], LOST, ADDED),
    replaceBook(
      'of an object that was closed',
      [put(`${CHANGE}/additionalProperties`, false)],
      'breaking request-object-closed',
      'compatible request-object-opened',
    ),
    replaceBook(
      'that only answers have',
      [put(`${CHANGE}/properties/changed`, { ...text, readOnly: true })],
      '',
      '',
    ),
  ]);
});

describe('in a request, a value', () => {
  testPolicy([
    search(
      'no longer enumerated',
      [without(`${S}/SearchFilter/properties/operation/enum`, 'LIKE')],
      'breaking request-enum-value-removed',
      'compatible request-enum-value-added',
    ),
    books(
      'no longer enumerated',
      [inOperation('listBooks', without('/parameters/1/schema/enum', 'poetry'))],
      'breaking request-enum-value-removed',
      'compatible request-enum-value-added',
    ),
    search(
      'of a lower maximum',
      [put(`${SEARCH}/properties/pageSize/maximum`, 50)],
      TIGHTER,
      LOOSER,
    ),
    books(
      'of a lower maximum',
      [inOperation('listBooks', put('/parameters/0/schema/maximum', 50))],
      TIGHTER,
      LOOSER,
    ),
    addBook(
      'of an exclusive bound that became inclusive',
      [
        inAddBook(
          remove(`${NEW_BOOK}/properties/pages/exclusiveMinimum`),
          put(`${NEW_BOOK}/properties/pages/minimum`, 1),
        ),
      ],
      '',
      '',
    ),
    register(
      'that may not be null any more',
      [put(`${S}/SellerRegistration/properties/middlename/type`, 'string')],
      'breaking request-became-non-null',
      'compatible request-became-nullable',
      [put(`${S}/SellerRegistration/properties/middlename`, { type: ['string', 'null'] })],
    ),
    addBook(
      'that may not be null any more',
      [inAddBook(put(`${NEW_BOOK}/properties/subtitle/type`, 'string'))],
      'breaking request-became-non-null',
      'compatible request-became-nullable',
    ),
    search(
      'of a narrower type',
      [put(`${S}/SearchFilter/properties/value/type`, ['string', 'null'])],
      'breaking request-type-narrowed',
      'compatible request-type-widened',
    ),
    addBook(
      'of a narrower format',
      [inAddBook(put(`${NEW_BOOK}/properties/pages/format`, 'int32'))],
      'breaking request-format-narrowed',
      'compatible request-format-widened',
    ),
    search(
      'of another default',
      [put(`${SEARCH}/properties/pageSize/default`, 50)],
      DEFAULT,
      DEFAULT,
    ),
  ]);
});

describe('of a request, a parameter', () => {
  testPolicy([
    login(
      'new and required',
      [inOperation('login', append('/parameters', { ...header, required: true }))],
      PARAMETER_DEMANDED,
      PARAMETER_LOST,
    ),
    books(
      'new and required',
      [inOperation('listBooks', append('/parameters', { ...header, required: true }))],
      PARAMETER_DEMANDED,
      PARAMETER_LOST,
    ),
    login(
      'new and optional',
      [inOperation('login', append('/parameters', header))],
      PARAMETER_ADDED,
      PARAMETER_LOST,
    ),
    books(
      'optional and gone',
      [inOperation('listBooks', remove('/parameters/1'))],
      PARAMETER_LOST,
      PARAMETER_ADDED,
    ),
    login(
      'that became required',
      [put('/components/parameters/SmartToken/required', true)],
      REQUIRED,
      OPTIONAL,
    ),
    books(
      'that became required',
      [inOperation('listBooks', put('/parameters/1/required', true))],
      REQUIRED,
      OPTIONAL,
    ),
    login(
      'of another default',
      [put('/components/parameters/SmartToken/schema/default', 'none')],
      DEFAULT,
      DEFAULT,
    ),
    books(
      'of another default',
      [inOperation('listBooks', put('/parameters/0/schema/default', 50))],
      DEFAULT,
      DEFAULT,
    ),
    books(
      'written in another style',
      [inOperation('listBooks', put('/parameters/2/explode', false))],
      STYLE,
      STYLE,
    ),
    books(
      'written in the style that it had by default',
      [
        inOperation(
          'listBooks',
          put('/parameters/2/explode', true),
          put('/parameters/2/style', 'form'),
        ),
      ],
      '',
      '',
    ),
    books(
      'with its header in other letters',
      [inOperation('listBooks', put('/parameters/3/name', 'x-trace'))],
      '',
      '',
    ),
  ]);
});

describe('of a request, the body', () => {
  const removed = 'breaking request-media-type-removed';
  const added = 'compatible request-media-type-added';
  const replaced = `${removed}, ${added}`;
  testPolicy([
    login(
      'of another media type',
      [inOperation('login', rename(BODY, 'text/json'))],
      replaced,
      replaced,
    ),
    addBook('of another media type', [inAddBook(rename(BODY, 'text/json'))], replaced, replaced),
    login(
      'of one more media type',
      [inOperation('login', put('/requestBody/content/text~1csv', {}))],
      added,
      removed,
    ),
    replaceBook(
      'that became required',
      [inOperation('replaceBook', put('/requestBody/required', true))],
      'breaking request-body-became-required',
      'compatible request-body-became-optional',
    ),
    login(
      'gone',
      [inOperation('login', remove('/requestBody'))],
      'warn request-body-removed',
      'breaking request-body-added-required',
    ),
    replaceBook(
      'gone',
      [inOperation('replaceBook', remove('/requestBody'))],
      'warn request-body-removed',
      'compatible request-body-added',
    ),
  ]);
});

describe('of a request, the security', () => {
  const tighter = 'breaking security-tightened';
  const looser = 'compatible security-loosened';
  testPolicy([
    login(
      'with a scheme where none was',
      [inOperation('login', put('/security', [{ bearer: [] }]))],
      tighter,
      looser,
    ),
    search(
      'with one more scheme',
      [inOperation('findUsers', put('/security', [{ bearer: [], refreshBearer: [] }]))],
      tighter,
      looser,
    ),
    books('with one more scheme', [put('/security', [{ apiKey: [], basic: [] }])], tighter, looser),
    books(
      'with one more choice',
      [put('/security', [{ apiKey: [] }, { basic: [] }])],
      looser,
      tighter,
    ),
    books('with another scheme', [put('/security', [{ basic: [] }])], tighter, tighter),
    books(
      'with a scheme of another kind',
      [put('/components/securitySchemes/apiKey/in', 'query')],
      tighter,
      tighter,
    ),
    books(
      'with its scheme renamed',
      [rename('/components/securitySchemes/apiKey', 'key'), put('/security', [{ key: [] }])],
      '',
      '',
    ),
  ]);
});

describe('in a request, a format that changes with its type', () => {
  const day = { type: ['string', 'integer'], format: 'date' };
  const widened = 'compatible request-type-widened';
  const narrowed = 'breaking request-type-narrowed';
  const otp = `${LOGIN}/properties/otp`;
  const isbn = `${NEW_BOOK}/properties/isbn`;
  testPolicy([
    login(
      'to another one',
      [put(otp, { ...day, format: 'date-time' })],
      `${widened}, breaking request-format-changed`,
      narrowed,
      [put(otp, { type: 'string', format: 'date' })],
    ),
    addBook(
      'to another one',
      [inAddBook(put(isbn, { ...day, format: 'date-time' }))],
      `${widened}, breaking request-format-changed`,
      narrowed,
      [inAddBook(put(isbn, { type: 'string', format: 'date' }))],
    ),
    login('to none', [put(otp, { type: day.type })], widened, narrowed, [
      put(otp, { type: 'string', format: 'date' }),
    ]),
  ]);
});

/** Two objects that one value can be at once. */
const EITHER = [
  { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
  { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
];

describe('in a request, several schemas', () => {
  const exclusive = 'breaking request-alternatives-became-exclusive';
  const inclusive = 'compatible request-alternatives-became-inclusive';
  const apart = EITHER.map((one) => ({ ...one, additionalProperties: false }));
  const otp = `${LOGIN}/properties/otp`;
  const isbn = `${NEW_BOOK}/properties/isbn`;
  testPolicy([
    login('of which only one may hold now', [put(otp, { oneOf: EITHER })], exclusive, inclusive, [
      put(otp, { anyOf: EITHER }),
    ]),
    addBook(
      'of which only one may hold now',
      [inAddBook(put(isbn, { oneOf: EITHER }))],
      exclusive,
      inclusive,
      [inAddBook(put(isbn, { anyOf: EITHER }))],
    ),
    login('that exclude each other anyway', [put(otp, { oneOf: apart })], '', '', [
      put(otp, { anyOf: apart }),
    ]),
    addBook(
      'with a discriminator',
      [inAddBook(put(`${isbn}/discriminator`, { propertyName: 'a' }))],
      'compatible request-discriminator-added',
      'compatible request-discriminator-removed',
      [inAddBook(put(isbn, { oneOf: EITHER }))],
    ),
  ]);
});

describe('in a request, what is deprecated', () => {
  const told = 'warn request-parameter-deprecated';
  testPolicy([
    rowsOf('ours', 'getUser')(
      'is a parameter',
      [put('/components/parameters/Id/deprecated', true)],
      told,
      '',
    ),
    books(
      'is a parameter',
      [inOperation('listBooks', put('/parameters/0/deprecated', true))],
      told,
      '',
    ),
    login(
      'is a property',
      [put(`${LOGIN}/properties/password/deprecated`, true)],
      'warn request-property-deprecated',
      '',
    ),
    addBook(
      'is a property',
      [inAddBook(put(`${NEW_BOOK}/properties/genre/deprecated`, true))],
      'warn request-property-deprecated',
      '',
    ),
  ]);
});

describe('in a request, a pattern', () => {
  testPolicy([
    login('that every text passes', [put(`${LOGIN}/properties/otp/pattern`, '.*')], '', '', [
      put(`${LOGIN}/properties/otp`, text),
    ]),
    addBook(
      'that every text passes',
      [inAddBook(put(`${NEW_BOOK}/properties/title/pattern`, '^.*$'))],
      '',
      '',
    ),
    addBook(
      'that all its values pass',
      [inAddBook(put(`${NEW_BOOK}/properties/genre/pattern`, '^(novel|poetry)$'))],
      '',
      '',
    ),
    addBook(
      'that not all texts pass',
      [inAddBook(put(`${NEW_BOOK}/properties/title/pattern`, '.+'))],
      TIGHTER,
      LOOSER,
    ),
  ]);
});
