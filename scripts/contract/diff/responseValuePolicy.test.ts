import { describe } from 'vitest';
import { append, inOperation, put, remove, without } from './testing/editing';
import { rowsOf, testPolicy } from './testing/policyRows';

const offers = rowsOf('ours', 'findActualDebtorOffers');
const users = rowsOf('ours', 'findUsers');
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
      'required and gone',
      [remove(`${OFFER}/properties/status`), without(`${OFFER}/required`, 'status')],
      GONE,
      ADDED,
    ),
    book(
      'required and gone',
      [remove(`${BOOK}/properties/title`), without(`${BOOK}/required`, 'title')],
      GONE,
      ADDED,
    ),
    offers(
      'required and described no more',
      [remove(`${OFFER}/properties/status`)],
      GONE,
      NARROWED,
    ),
    book('required and described no more', [remove(`${BOOK}/properties/title`)], GONE, NARROWED),
    offers('no longer required', [without(`${OFFER}/required`, 'status')], OPTIONAL, REQUIRED),
    book('no longer required', [without(`${BOOK}/required`, 'title')], OPTIONAL, REQUIRED),
    offers('of another type', [put(`${S}/Kopeks/type`, 'string')], CHANGED, CHANGED),
    book('of another type', [put(`${BOOK}/properties/author`, text.schema)], CHANGED, CHANGED),
    offers('of a wider type', [put(`${S}/Kopeks/type`, 'number')], WIDENED, NARROWED),
    book(
      'of a wider type',
      [put(`${BOOK}/properties/price/type`, ['integer', 'string'])],
      WIDENED,
      NARROWED,
    ),
    offers('of any type', [put(`${AGREEMENT}/agreementNumber`, {})], WIDENED, NARROWED),
    offers(
      'nullable',
      [put(`${AGREEMENT}/startedDate/type`, ['string', 'null'])],
      NULLABLE,
      NON_NULL,
    ),
    offers(
      'an object or null',
      [
        put(`${OFFER}/properties/clientCompany`, {
          oneOf: [{ $ref: '#/components/schemas/Organization' }, { type: 'null' }],
        }),
      ],
      NULLABLE,
      NON_NULL,
    ),
    book(
      'nullable',
      [put(`${BOOK}/properties/title`, { type: ['string', 'null'] })],
      NULLABLE,
      NON_NULL,
    ),
    offers(
      'optional and gone',
      [remove(`${OFFER}/properties/insurer`)],
      'warn response-property-removed',
      ADDED,
    ),
    book(
      'optional and gone',
      [remove(`${BOOK}/properties/isbn`)],
      'warn response-property-removed',
      ADDED,
    ),
    book(
      'added where no others were allowed',
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
      'int32 that became int64',
      [put(`${S}/Page/properties/totalElements/format`, 'int64')],
      'breaking response-format-widened',
      'compatible response-format-narrowed',
      [put(`${S}/Page/properties/totalElements/format`, 'int32')],
    ),
    books(
      'int32 that became int64',
      [inOperation('listBooks', put(`${META}/total/format`, 'int64'))],
      'breaking response-format-widened',
      'compatible response-format-narrowed',
    ),
    offers(
      'of another format',
      [put(`${AGREEMENT}/startedDate/format`, 'date-time')],
      'breaking response-format-changed',
      'breaking response-format-changed',
    ),
    book(
      'of another format',
      [put(`${BOOK}/properties/published/format`, 'date')],
      'breaking response-format-changed',
      'breaking response-format-changed',
    ),
    offers(
      'of no format any more',
      [remove(`${AGREEMENT}/startedDate/format`)],
      'breaking response-format-dropped',
      'compatible response-format-added',
    ),
    book(
      'of no format any more',
      [remove(`${BOOK}/properties/id/format`)],
      'breaking response-format-dropped',
      'compatible response-format-added',
    ),
    offers(
      'new in a closed enumeration',
      [append(`${S}/DebtorOfferStatus/enum`, 'PAUSED')],
      'breaking response-enum-value-added',
      'compatible response-enum-value-removed',
      [remove(`${S}/DebtorOfferStatus/x-extensible-enum`)],
    ),
    book(
      'new in a closed enumeration',
      [append(`${BOOK}/properties/genre/enum`, 'drama')],
      'breaking response-enum-value-added',
      'compatible response-enum-value-removed',
    ),
    offers(
      'new in an extensible enumeration',
      [append(`${S}/DebtorOfferStatus/enum`, 'PAUSED')],
      'warn response-extensible-enum-value-added',
      'compatible response-enum-value-removed',
    ),
    book(
      'new in an extensible enumeration',
      [append(`${BOOK}/properties/shelf/enum`, 'C')],
      'warn response-extensible-enum-value-added',
      'compatible response-enum-value-removed',
    ),
    book(
      'no longer of a closed enumeration',
      [remove(`${BOOK}/properties/genre/enum`)],
      'breaking response-enum-dropped',
      'compatible response-enum-added',
    ),
    offers(
      'no longer of a closed enumeration',
      [remove(`${S}/DebtorOfferStatus/enum`)],
      'breaking response-enum-dropped',
      'compatible response-enum-added',
      [remove(`${S}/DebtorOfferStatus/x-extensible-enum`)],
    ),
    book(
      'of an enumeration that became extensible',
      [put(`${BOOK}/properties/genre/x-extensible-enum`, true)],
      'breaking response-enum-opened',
      'compatible response-enum-closed',
    ),
    users(
      'of a lower minimum',
      [put(`${S}/Page/properties/size/minimum`, 0)],
      'breaking response-bound-widened',
      'compatible response-bound-tightened',
    ),
    books(
      'of a lower minimum: pages counted from 0',
      [inOperation('listBooks', put(`${META}/page/minimum`, 0))],
      'breaking response-bound-widened',
      'compatible response-bound-tightened',
    ),
    book(
      'of no pattern any more',
      [remove(`${BOOK}/properties/isbn/pattern`)],
      'breaking response-bound-widened',
      'compatible response-bound-tightened',
    ),
    loans(
      'of one more alternative',
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
