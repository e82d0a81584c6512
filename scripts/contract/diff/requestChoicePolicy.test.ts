import { describe } from 'vitest';
import { inOperation, put } from './testing/editing';
import { rowsOf, testPolicy } from './testing/policyRows';

const login = rowsOf('our contract', 'login');
const books = rowsOf('library', 'listBooks');
const addBook = rowsOf('library', 'addBook');
const S = '/components/schemas';
const LOGIN = `${S}/Credentials`;
const BODY = '/requestBody/content/application~1json';
const NEW_BOOK = `${BODY}/schema`;

const inAddBook = (...edits: readonly Parameters<typeof inOperation>[1][]) =>
  inOperation('addBook', ...edits);

const text = { type: 'string' };
const TIGHTER = 'breaking request-bound-tightened';
const LOOSER = 'compatible request-bound-widened';

describe('in a request, a format next to a changed type', () => {
  const day = { type: ['string', 'integer'], format: 'date' };
  const widened = 'compatible request-type-widened';
  const narrowed = 'breaking request-type-narrowed';
  const otp = `${LOGIN}/properties/otp`;
  const isbn = `${NEW_BOOK}/properties/isbn`;
  testPolicy([
    login(
      'becomes another format',
      [put(otp, { ...day, format: 'date-time' })],
      `${widened}, breaking request-format-changed`,
      narrowed,
      [put(otp, { type: 'string', format: 'date' })],
    ),
    addBook(
      'becomes another format',
      [inAddBook(put(isbn, { ...day, format: 'date-time' }))],
      `${widened}, breaking request-format-changed`,
      narrowed,
      [inAddBook(put(isbn, { type: 'string', format: 'date' }))],
    ),
    login('is removed', [put(otp, { type: day.type })], widened, narrowed, [
      put(otp, { type: 'string', format: 'date' }),
    ]),
  ]);
});

/** Two object types that overlap, because one value can fit both. */
const EITHER = [
  { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
  { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
];

describe('in a request, a choice of alternatives', () => {
  const exclusive = 'breaking request-alternatives-became-exclusive';
  const inclusive = 'compatible request-alternatives-became-inclusive';
  const apart = EITHER.map((one) => ({ ...one, additionalProperties: false }));
  const otp = `${LOGIN}/properties/otp`;
  const isbn = `${NEW_BOOK}/properties/isbn`;
  testPolicy([
    login('becomes exclusive', [put(otp, { oneOf: EITHER })], exclusive, inclusive, [
      put(otp, { anyOf: EITHER }),
    ]),
    addBook('becomes exclusive', [inAddBook(put(isbn, { oneOf: EITHER }))], exclusive, inclusive, [
      inAddBook(put(isbn, { anyOf: EITHER })),
    ]),
    login('becomes exclusive, which it was in effect', [put(otp, { oneOf: apart })], '', '', [
      put(otp, { anyOf: apart }),
    ]),
    addBook(
      'gets a discriminator',
      [inAddBook(put(`${isbn}/discriminator`, { propertyName: 'a' }))],
      'compatible request-discriminator-added',
      'compatible request-discriminator-removed',
      [inAddBook(put(isbn, { oneOf: EITHER }))],
    ),
  ]);
});

describe('in a request, a deprecated part', () => {
  const told = 'warn request-parameter-deprecated';
  testPolicy([
    rowsOf('our contract', 'getUser')(
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
    login(
      'is added, but every text passes it',
      [put(`${LOGIN}/properties/otp/pattern`, '.*')],
      '',
      '',
      [put(`${LOGIN}/properties/otp`, text)],
    ),
    addBook(
      'is added, but every text passes it',
      [inAddBook(put(`${NEW_BOOK}/properties/title/pattern`, '^.*$'))],
      '',
      '',
    ),
    addBook(
      'is added, but all enumerated values pass it',
      [inAddBook(put(`${NEW_BOOK}/properties/genre/pattern`, '^(novel|poetry)$'))],
      '',
      '',
    ),
    addBook(
      'is added, and some texts do not pass it',
      [inAddBook(put(`${NEW_BOOK}/properties/title/pattern`, '.+'))],
      TIGHTER,
      LOOSER,
    ),
  ]);
});
