import { describe } from 'vitest';
import { append, inOperation, put, remove, rename, without } from './testing/editing';
import { rowsOf, testPolicy } from './testing/policyRows';

const login = rowsOf('our contract', 'login');
const search = rowsOf('our contract', 'findUsers');
const register = rowsOf('our contract', 'registerSeller');
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
const ADDED = 'compatible request-property-added';
const DEMANDED = 'breaking request-required-property-added';
const LOST = 'warn request-property-removed';
const REFUSED = 'breaking request-property-removed-from-closed';
const TIGHTER = 'breaking request-bound-tightened';
const LOOSER = 'compatible request-bound-widened';
const DEFAULT = 'warn request-default-changed';

describe('in a request, a property', () => {
  testPolicy([
    login(
      'is added and required',
      [put(`${LOGIN}/properties/otp`, text), append(`${LOGIN}/required`, 'otp')],
      DEMANDED,
      'warn request-required-property-removed',
    ),
    addBook(
      'is added and required',
      [inAddBook(put(`${NEW_BOOK}/properties/isbn`, text), append(`${NEW_BOOK}/required`, 'isbn'))],
      DEMANDED,
      REFUSED,
    ),
    login('is added and optional', [put(`${LOGIN}/properties/otp`, text)], ADDED, LOST),
    addBook(
      'is added and optional',
      [inAddBook(put(`${NEW_BOOK}/properties/isbn`, text))],
      ADDED,
      REFUSED,
    ),
    login(
      'becomes required',
      [append(`${LOGIN}/required`, 'otp')],
      'breaking request-property-became-required',
      'compatible request-property-became-optional',
      [put(`${LOGIN}/properties/otp`, text)],
    ),
    replaceBook(
      'becomes required',
      [append(`${CHANGE}/required`, 'note')],
      'breaking request-property-became-required',
      'compatible request-property-became-optional',
    ),
    login('is removed from a closed object', [remove(`${LOGIN}/properties/otp`)], REFUSED, ADDED, [
      put(`${LOGIN}/properties/otp`, text),
      put(`${LOGIN}/additionalProperties`, false),
    ]),
    replaceBook(
      'is removed from an open object',
      [remove(`${CHANGE}/properties/note`)],
      LOST,
      ADDED,
    ),
    replaceBook(
      'belongs to an object that becomes closed',
      [put(`${CHANGE}/additionalProperties`, false)],
      'breaking request-object-closed',
      'compatible request-object-opened',
    ),
    replaceBook(
      'is added and read-only',
      [put(`${CHANGE}/properties/changed`, { ...text, readOnly: true })],
      '',
      '',
    ),
  ]);
});

describe('in a request, a value', () => {
  testPolicy([
    search(
      'is no longer enumerated',
      [without(`${S}/SearchFilter/properties/operation/enum`, 'LIKE')],
      'breaking request-enum-value-removed',
      'compatible request-enum-value-added',
    ),
    books(
      'is no longer enumerated',
      [inOperation('listBooks', without('/parameters/1/schema/enum', 'poetry'))],
      'breaking request-enum-value-removed',
      'compatible request-enum-value-added',
    ),
    search(
      'has a lower maximum',
      [put(`${SEARCH}/properties/pageSize/maximum`, 50)],
      TIGHTER,
      LOOSER,
    ),
    books(
      'has a lower maximum',
      [inOperation('listBooks', put('/parameters/0/schema/maximum', 50))],
      TIGHTER,
      LOOSER,
    ),
    addBook(
      'has an exclusive bound that becomes inclusive',
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
      'may no longer be null',
      [put(`${S}/SellerRegistration/properties/middlename/type`, 'string')],
      'breaking request-became-non-null',
      'compatible request-became-nullable',
      [put(`${S}/SellerRegistration/properties/middlename`, { type: ['string', 'null'] })],
    ),
    addBook(
      'may no longer be null',
      [inAddBook(put(`${NEW_BOOK}/properties/subtitle/type`, 'string'))],
      'breaking request-became-non-null',
      'compatible request-became-nullable',
    ),
    search(
      'has a narrower type',
      [put(`${S}/SearchFilter/properties/value/type`, ['string', 'null'])],
      'breaking request-type-narrowed',
      'compatible request-type-widened',
    ),
    addBook(
      'has a narrower format',
      [inAddBook(put(`${NEW_BOOK}/properties/pages/format`, 'int32'))],
      'breaking request-format-narrowed',
      'compatible request-format-widened',
    ),
    search(
      'has another default',
      [put(`${SEARCH}/properties/pageSize/default`, 50)],
      DEFAULT,
      DEFAULT,
    ),
  ]);
});

describe('the body of a request', () => {
  const removed = 'breaking request-media-type-removed';
  const added = 'compatible request-media-type-added';
  const replaced = `${removed}, ${added}`;
  testPolicy([
    login(
      'has another media type',
      [inOperation('login', rename(BODY, 'text/json'))],
      replaced,
      replaced,
    ),
    addBook('has another media type', [inAddBook(rename(BODY, 'text/json'))], replaced, replaced),
    login(
      'has one more media type',
      [inOperation('login', put('/requestBody/content/text~1csv', {}))],
      added,
      removed,
    ),
    replaceBook(
      'becomes required',
      [inOperation('replaceBook', put('/requestBody/required', true))],
      'breaking request-body-became-required',
      'compatible request-body-became-optional',
    ),
    login(
      'is removed',
      [inOperation('login', remove('/requestBody'))],
      'warn request-body-removed',
      'breaking request-body-added-required',
    ),
    replaceBook(
      'is removed',
      [inOperation('replaceBook', remove('/requestBody'))],
      'warn request-body-removed',
      'compatible request-body-added',
    ),
  ]);
});
