import { describe } from 'vitest';
import { append, inOperation, put, remove, without } from './testing/editing';
import { rowsOf, testPolicy } from './testing/policyRows';

const offers = rowsOf('our contract', 'findActualDebtorOffers');
const users = rowsOf('our contract', 'findUsers');
const book = rowsOf('library', 'getBook');
const books = rowsOf('library', 'listBooks');
const loans = rowsOf('library', 'listLoans');
const S = '/components/schemas';
const OFFER = `${S}/DebtorOffer`;
const AGREEMENT = `${S}/DebtorAgreement/properties`;
const BOOK = `${S}/Book`;
const ANSWER = '/responses/200/content/application~1json';
const META = `${ANSWER}/schema/properties/meta/properties`;
const text = { schema: { type: 'string' } };
const GONE = 'breaking response-required-property-removed';
const ADDED = 'compatible response-property-added';
const OPTIONAL = 'breaking response-property-became-optional';
const REQUIRED = 'compatible response-property-became-required';
const CHANGED = 'breaking response-type-changed';
const WIDENED = 'breaking response-type-widened';
const NARROWED = 'compatible response-type-narrowed';
const NULLABLE = 'breaking response-became-nullable';
const NON_NULL = 'compatible response-became-non-null';

describe('in a response, a property', () => {
  testPolicy([
    offers(
      'is required and removed',
      [remove(`${OFFER}/properties/status`), without(`${OFFER}/required`, 'status')],
      GONE,
      ADDED,
    ),
    book(
      'is required and removed',
      [remove(`${BOOK}/properties/title`), without(`${BOOK}/required`, 'title')],
      GONE,
      ADDED,
    ),
    offers(
      'is still required, but no longer described',
      [remove(`${OFFER}/properties/status`)],
      GONE,
      NARROWED,
    ),
    book(
      'is still required, but no longer described',
      [remove(`${BOOK}/properties/title`)],
      GONE,
      NARROWED,
    ),
    offers('is no longer required', [without(`${OFFER}/required`, 'status')], OPTIONAL, REQUIRED),
    book('is no longer required', [without(`${BOOK}/required`, 'title')], OPTIONAL, REQUIRED),
    offers('has another type', [put(`${S}/Kopeks/type`, 'string')], CHANGED, CHANGED),
    book('has another type', [put(`${BOOK}/properties/author`, text.schema)], CHANGED, CHANGED),
    offers('has a wider type', [put(`${S}/Kopeks/type`, 'number')], WIDENED, NARROWED),
    book(
      'has a wider type',
      [put(`${BOOK}/properties/price/type`, ['integer', 'string'])],
      WIDENED,
      NARROWED,
    ),
    offers('may have any type', [put(`${AGREEMENT}/agreementNumber`, {})], WIDENED, NARROWED),
    offers(
      'becomes nullable',
      [put(`${AGREEMENT}/startedDate/type`, ['string', 'null'])],
      NULLABLE,
      NON_NULL,
    ),
    offers(
      'becomes an object or null',
      [
        put(`${OFFER}/properties/clientCompany`, {
          oneOf: [{ $ref: '#/components/schemas/Organization' }, { type: 'null' }],
        }),
      ],
      NULLABLE,
      NON_NULL,
    ),
    book(
      'becomes nullable',
      [put(`${BOOK}/properties/title`, { type: ['string', 'null'] })],
      NULLABLE,
      NON_NULL,
    ),
    offers(
      'is optional and removed',
      [remove(`${OFFER}/properties/insurer`)],
      'warn response-property-removed',
      ADDED,
    ),
    book(
      'is optional and removed',
      [remove(`${BOOK}/properties/isbn`)],
      'warn response-property-removed',
      ADDED,
    ),
    book(
      'is added to a closed object',
      [put(`${BOOK}/properties/weight`, { type: 'number' })],
      'breaking response-property-added-to-closed',
      'warn response-property-removed',
      [put(`${BOOK}/additionalProperties`, false)],
    ),
  ]);
});

describe('in a response, a value', () => {
  testPolicy([
    users(
      'is int32 and becomes int64',
      [put(`${S}/Page/properties/totalElements/format`, 'int64')],
      'breaking response-format-widened',
      'compatible response-format-narrowed',
      [put(`${S}/Page/properties/totalElements/format`, 'int32')],
    ),
    books(
      'is int32 and becomes int64',
      [inOperation('listBooks', put(`${META}/total/format`, 'int64'))],
      'breaking response-format-widened',
      'compatible response-format-narrowed',
    ),
    offers(
      'has another format',
      [put(`${AGREEMENT}/startedDate/format`, 'date-time')],
      'breaking response-format-changed',
      'breaking response-format-changed',
    ),
    book(
      'has another format',
      [put(`${BOOK}/properties/published/format`, 'date')],
      'breaking response-format-changed',
      'breaking response-format-changed',
    ),
    offers(
      'loses its format',
      [remove(`${AGREEMENT}/startedDate/format`)],
      'breaking response-format-dropped',
      'compatible response-format-added',
    ),
    book(
      'loses its format',
      [remove(`${BOOK}/properties/id/format`)],
      'breaking response-format-dropped',
      'compatible response-format-added',
    ),
    offers(
      'is added to a closed enumeration',
      [append(`${S}/DebtorOfferStatus/enum`, 'PAUSED')],
      'breaking response-enum-value-added',
      'compatible response-enum-value-removed',
      [remove(`${S}/DebtorOfferStatus/x-extensible-enum`)],
    ),
    book(
      'is added to a closed enumeration',
      [append(`${BOOK}/properties/genre/enum`, 'drama')],
      'breaking response-enum-value-added',
      'compatible response-enum-value-removed',
    ),
    offers(
      'is added to an extensible enumeration',
      [append(`${S}/DebtorOfferStatus/enum`, 'PAUSED')],
      'warn response-extensible-enum-value-added',
      'compatible response-enum-value-removed',
    ),
    book(
      'is added to an extensible enumeration',
      [append(`${BOOK}/properties/shelf/enum`, 'C')],
      'warn response-extensible-enum-value-added',
      'compatible response-enum-value-removed',
    ),
    book(
      'loses its closed enumeration',
      [remove(`${BOOK}/properties/genre/enum`)],
      'breaking response-enum-dropped',
      'compatible response-enum-added',
    ),
    offers(
      'loses its closed enumeration',
      [remove(`${S}/DebtorOfferStatus/enum`)],
      'breaking response-enum-dropped',
      'compatible response-enum-added',
      [remove(`${S}/DebtorOfferStatus/x-extensible-enum`)],
    ),
    book(
      'has an enumeration that becomes extensible',
      [put(`${BOOK}/properties/genre/x-extensible-enum`, true)],
      'breaking response-enum-opened',
      'compatible response-enum-closed',
    ),
    users(
      'has a lower minimum',
      [put(`${S}/Page/properties/size/minimum`, 0)],
      'breaking response-bound-widened',
      'compatible response-bound-tightened',
    ),
    books(
      'has a lower minimum: pages counted from 0',
      [inOperation('listBooks', put(`${META}/page/minimum`, 0))],
      'breaking response-bound-widened',
      'compatible response-bound-tightened',
    ),
    book(
      'loses its pattern',
      [remove(`${BOOK}/properties/isbn/pattern`)],
      'breaking response-bound-widened',
      'compatible response-bound-tightened',
    ),
    loans(
      'has one more alternative',
      [
        append('/paths/~1loans/get/responses/200/content/application~1json/schema/items/oneOf', {
          $ref: '#/components/schemas/Author',
        }),
      ],
      'breaking response-alternative-added',
      'compatible response-alternative-removed',
    ),
  ]);
});
