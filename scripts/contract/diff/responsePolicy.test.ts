// Longer than 300 lines: one table of the policy, its rows in two contracts.
import { describe } from 'vitest';
import { append, inOperation, put, remove, rename, without } from './editing';
import { rowsOf, testPolicy } from './policyRows';

const offers = rowsOf('ours', 'findActualDebtorOffers');
const users = rowsOf('ours', 'findUsers');
const file = rowsOf('ours', 'downloadFile');
const book = rowsOf('library', 'getBook');
const books = rowsOf('library', 'listBooks');
const loans = rowsOf('library', 'listLoans');

const S = '/components/schemas';
const OFFER = `${S}/DebtorOffer`;
const AGREEMENT = `${S}/DebtorAgreement/properties`;
const BOOK = `${S}/Book`;
const ANSWER = '/responses/200/content/application~1json';
const META = `${ANSWER}/schema/properties/meta/properties`;
const JSON_LIKE = 'application/vnd.x+json';
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
const REPLACED = 'breaking response-media-type-replaced';
const STATUS = 'breaking response-success-status-changed';

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

describe('in a response, the envelope', () => {
  testPolicy([
    offers(
      'around a bare list',
      [
        inOperation(
          'findActualDebtorOffers',
          put(`${ANSWER}/schema`, { type: 'object', properties: { data: { type: 'array' } } }),
        ),
      ],
      CHANGED,
      CHANGED,
    ),
    users(
      'with its list under another name',
      [
        rename(`${S}/UserPage/allOf/1/properties/content`, 'data'),
        put(`${S}/UserPage/allOf/1/required`, ['data']),
      ],
      `${GONE}, ${ADDED}`,
      `${GONE}, ${ADDED}`,
    ),
    loans(
      'around a bare list',
      [inOperation('listLoans', put(`${ANSWER}/schema`, { type: 'object' }))],
      CHANGED,
      CHANGED,
    ),
    books(
      'with its list under another name',
      [
        inOperation(
          'listBooks',
          rename(`${ANSWER}/schema/properties/data`, 'items'),
          put(`${ANSWER}/schema/required`, ['items', 'meta']),
        ),
      ],
      `${GONE}, ${ADDED}`,
      `${GONE}, ${ADDED}`,
    ),
  ]);
});

describe('of a response, the header', () => {
  const disposition = '/responses/200/headers/Content-Disposition';
  const total = '/responses/200/headers/X-Total';
  testPolicy([
    file(
      'required and gone',
      [inOperation('downloadFile', remove(disposition))],
      'breaking response-header-required-removed',
      'compatible response-header-added',
    ),
    books(
      'required and gone',
      [inOperation('listBooks', remove(total))],
      'breaking response-header-required-removed',
      'compatible response-header-added',
    ),
    file(
      'no longer required',
      [put('/components/headers/ContentDisposition/required', false)],
      'breaking response-header-became-optional',
      'compatible response-header-became-required',
    ),
    books(
      'no longer required',
      [inOperation('listBooks', remove(`${total}/required`))],
      'breaking response-header-became-optional',
      'compatible response-header-became-required',
    ),
    books(
      'optional and gone',
      [inOperation('listBooks', remove('/responses/200/headers/X-Cache'))],
      'warn response-header-removed',
      'compatible response-header-added',
    ),
    books(
      'of another type',
      [inOperation('listBooks', put(`${total}/schema/type`, 'boolean'))],
      CHANGED,
      CHANGED,
    ),
  ]);
});

describe('of a response, the media type', () => {
  const added = 'compatible response-media-type-added';
  const removed = 'breaking response-media-type-removed';
  testPolicy([
    users('replaced', [inOperation('findUsers', rename(ANSWER, JSON_LIKE))], REPLACED, REPLACED),
    books('replaced', [inOperation('listBooks', rename(ANSWER, JSON_LIKE))], REPLACED, REPLACED),
    users(
      'beside another one',
      [inOperation('findUsers', put('/responses/200/content/text~1csv', text))],
      added,
      removed,
    ),
    books(
      'beside another one',
      [inOperation('listBooks', put('/responses/200/content/text~1csv', text))],
      added,
      removed,
    ),
    users(
      'with a charset',
      [inOperation('findUsers', rename(ANSWER, 'application/json; charset=utf-8'))],
      '',
      '',
    ),
  ]);
});

describe('of a response, the status', () => {
  const nothing = { description: 'Done.' };
  const errorRemoved = 'warn response-error-status-removed';
  const errorAdded = 'compatible response-error-status-added';
  const to204 = [remove('/responses/200'), put('/responses/204', nothing)];
  testPolicy([
    users(
      '200 that became 201',
      [inOperation('findUsers', rename('/responses/200', '201'))],
      STATUS,
      STATUS,
    ),
    book(
      '200 that became 201',
      [inOperation('getBook', rename('/responses/200', '201'))],
      STATUS,
      STATUS,
    ),
    users('200 that became 204', [inOperation('findUsers', ...to204)], STATUS, STATUS),
    book('200 that became 204', [inOperation('getBook', ...to204)], STATUS, STATUS),
    users(
      '202 beside 200',
      [inOperation('findUsers', put('/responses/202', nothing))],
      'breaking response-success-status-added',
      'warn response-success-status-removed',
    ),
    book(
      '202 beside 200',
      [inOperation('getBook', put('/responses/202', nothing))],
      'breaking response-success-status-added',
      'warn response-success-status-removed',
    ),
    users(
      '403 that is not described any more',
      [inOperation('findUsers', remove('/responses/403'))],
      errorRemoved,
      errorAdded,
    ),
    loans(
      '404 that is not described any more',
      [inOperation('listLoans', remove('/responses/404'))],
      errorRemoved,
      errorAdded,
    ),
    users(
      '409 with the body of the other errors',
      [
        inOperation(
          'findUsers',
          put('/responses/409', { $ref: '#/components/responses/Conflict' }),
        ),
      ],
      errorAdded,
      errorRemoved,
    ),
    users(
      '409 with a body of its own',
      [
        inOperation(
          'findUsers',
          put('/responses/409', { ...nothing, content: { 'application/json': text } }),
        ),
      ],
      'breaking response-error-status-added-other-shape',
      errorRemoved,
    ),
    loans(
      '409 with a body of its own',
      [
        inOperation(
          'listLoans',
          put('/responses/409', { ...nothing, content: { 'application/json': text } }),
        ),
      ],
      'breaking response-error-status-added-other-shape',
      errorRemoved,
    ),
    book(
      '404 that the default described already',
      [inOperation('getBook', put('/responses/404', { $ref: '#/components/responses/Problem' }))],
      '',
      '',
    ),
    users(
      '5XX of which only 503 is left',
      [inOperation('findUsers', remove('/responses/5XX'))],
      errorRemoved,
      errorAdded,
      [
        inOperation(
          'findUsers',
          put('/responses/5XX', { $ref: '#/components/responses/ServerError' }),
          remove('/responses/500'),
        ),
      ],
    ),
    users(
      '200 without its body',
      [inOperation('findUsers', remove('/responses/200/content'))],
      'breaking response-body-removed',
      'compatible response-body-added',
    ),
  ]);
});

describe('in a response, a format that changes with its type', () => {
  const both = ['string', 'integer'];
  const instant = `${OFFER}/properties/createdDateTime`;
  const published = `${BOOK}/properties/published`;
  const worse = `${NARROWED}, breaking response-format-changed`;
  const lost = `${NARROWED}, breaking response-format-dropped`;
  testPolicy([
    offers('to another one', [put(instant, { type: 'string', format: 'date' })], worse, WIDENED, [
      put(`${instant}/type`, both),
    ]),
    book('to another one', [put(published, { type: 'string', format: 'date' })], worse, WIDENED, [
      put(`${published}/type`, both),
    ]),
    offers('to none', [put(instant, { type: 'string' })], lost, WIDENED, [
      put(`${instant}/type`, both),
    ]),
    book('to none', [put(published, { type: 'string' })], lost, WIDENED, [
      put(`${published}/type`, both),
    ]),
    offers(
      'is told with the type',
      [put(instant, { type: 'integer', format: 'int64' })],
      CHANGED,
      CHANGED,
    ),
    book('is told with the type', [put(published, { type: 'integer' })], CHANGED, CHANGED),
  ]);
});

/** Two objects that one value can be at once. */
const EITHER = [
  { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
  { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
];
/** Two objects that no value can be at once. */
const TAGGED = [
  { type: 'object', required: ['tag'], properties: { tag: { type: 'string', enum: ['a'] } } },
  { type: 'object', required: ['tag'], properties: { tag: { type: 'string', enum: ['b'] } } },
];
const LOAN = '/paths/~1loans/get/responses/200/content/application~1json/schema/items';

describe('in a response, several schemas', () => {
  const exclusive = 'compatible response-alternatives-became-exclusive';
  const inclusive = 'breaking response-alternatives-became-inclusive';
  const insurer = `${OFFER}/properties/insurer`;
  const untagged = [
    put(`${S}/BookLoan/properties/kind`, { type: 'string' }),
    put(`${S}/RoomLoan/properties/kind`, { type: 'string' }),
  ];
  testPolicy([
    offers(
      'of which only one may hold now',
      [put(insurer, { oneOf: EITHER })],
      exclusive,
      inclusive,
      [put(insurer, { anyOf: EITHER })],
    ),
    loans(
      'of which several may hold now',
      [rename(`${LOAN}/oneOf`, 'anyOf')],
      inclusive,
      exclusive,
      untagged,
    ),
    offers('that exclude each other anyway', [put(insurer, { oneOf: TAGGED })], '', '', [
      put(insurer, { anyOf: TAGGED }),
    ]),
    loans('that exclude each other anyway', [rename(`${LOAN}/oneOf`, 'anyOf')], '', ''),
  ]);
});

describe('in a response, a discriminator', () => {
  const said = 'compatible response-discriminator-added';
  const unsaid = 'compatible response-discriminator-removed';
  const unclear = 'breaking response-constraint-changed';
  const insurer = `${OFFER}/properties/insurer`;
  const choice = { oneOf: [{ $ref: `#${S}/Insurer` }, { $ref: `#${S}/Period` }] };
  const mapping = (book: string, room: string) => ({
    propertyName: 'kind',
    mapping: { [book]: `#${S}/BookLoan`, [room]: `#${S}/RoomLoan` },
  });
  testPolicy([
    offers(
      'with the same values',
      [put(`${insurer}/discriminator`, { propertyName: 'kind' })],
      said,
      unsaid,
      [put(insurer, choice)],
    ),
    loans(
      'with the same values',
      [put(`${LOAN}/discriminator`, mapping('book', 'room'))],
      said,
      unsaid,
    ),
    loans('with other values', [put(`${LOAN}/discriminator`, mapping('b', 'r'))], unclear, unclear),
    offers(
      'of another property',
      [put(`${insurer}/discriminator`, { propertyName: 'kind' })],
      unclear,
      unclear,
      [put(insurer, { ...choice, discriminator: { propertyName: 'type' } })],
    ),
    loans(
      'that maps another value',
      [put(`${LOAN}/discriminator`, mapping('book', 'hall'))],
      unclear,
      unclear,
      [put(`${LOAN}/discriminator`, mapping('book', 'room'))],
    ),
  ]);
});

describe('in a response, what is deprecated', () => {
  const told = 'warn response-property-deprecated';
  testPolicy([
    offers('is a property', [put(`${OFFER}/properties/insurer/deprecated`, true)], told, ''),
    book('is a property', [put(`${BOOK}/properties/isbn/deprecated`, true)], told, ''),
    file(
      'is a header',
      [put('/components/headers/ContentDisposition/deprecated', true)],
      'warn response-header-deprecated',
      '',
    ),
    books(
      'is a header',
      [inOperation('listBooks', put('/responses/200/headers/X-Cache/deprecated', true))],
      'warn response-header-deprecated',
      '',
    ),
  ]);
});

describe('in a response, a pattern', () => {
  const tighter = 'compatible response-bound-tightened';
  const looser = 'breaking response-bound-widened';
  testPolicy([
    offers('that every text passes', [put(`${AGREEMENT}/agreementNumber/pattern`, '.*')], '', ''),
    book('that every text passes', [put(`${BOOK}/properties/title/pattern`, '^.*$')], '', ''),
    book(
      'that every text passes',
      [put(`${BOOK}/properties/title/pattern`, String.raw`^([\s\S]*)$`)],
      '',
      '',
    ),
    book('that all its values pass', [put(`${BOOK}/properties/genre/pattern`, '^[a-z]+$')], '', ''),
    book(
      'that not all its values pass',
      [put(`${BOOK}/properties/genre/pattern`, '^n')],
      tighter,
      looser,
    ),
    offers(
      'that only the empty text passes',
      [put(`${AGREEMENT}/agreementNumber/pattern`, '^$')],
      tighter,
      looser,
    ),
  ]);
});
