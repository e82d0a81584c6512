import { describe } from 'vitest';
import { inOperation, put, rename } from './testing/editing';
import { rowsOf, testPolicy } from './testing/policyRows';

const offers = rowsOf('our contract', 'findActualDebtorOffers');
const file = rowsOf('our contract', 'downloadFile');
const book = rowsOf('library', 'getBook');
const books = rowsOf('library', 'listBooks');
const loans = rowsOf('library', 'listLoans');
const S = '/components/schemas';
const OFFER = `${S}/DebtorOffer`;
const AGREEMENT = `${S}/DebtorAgreement/properties`;
const BOOK = `${S}/Book`;
const CHANGED = 'breaking response-type-changed';
const WIDENED = 'breaking response-type-widened';
const NARROWED = 'compatible response-type-narrowed';

describe('in a response, a format next to a changed type', () => {
  const both = ['string', 'integer'];
  const instant = `${OFFER}/properties/createdDateTime`;
  const published = `${BOOK}/properties/published`;
  const worse = `${NARROWED}, breaking response-format-changed`;
  const lost = `${NARROWED}, breaking response-format-dropped`;
  testPolicy([
    offers(
      'becomes another format',
      [put(instant, { type: 'string', format: 'date' })],
      worse,
      WIDENED,
      [put(`${instant}/type`, both)],
    ),
    book(
      'becomes another format',
      [put(published, { type: 'string', format: 'date' })],
      worse,
      WIDENED,
      [put(`${published}/type`, both)],
    ),
    offers('is removed', [put(instant, { type: 'string' })], lost, WIDENED, [
      put(`${instant}/type`, both),
    ]),
    book('is removed', [put(published, { type: 'string' })], lost, WIDENED, [
      put(`${published}/type`, both),
    ]),
    offers(
      'belongs to a type that changes completely',
      [put(instant, { type: 'integer', format: 'int64' })],
      CHANGED,
      CHANGED,
    ),
    book(
      'belongs to a type that changes completely',
      [put(published, { type: 'integer' })],
      CHANGED,
      CHANGED,
    ),
  ]);
});

/** Two object types that overlap, because one value can fit both. */
const EITHER = [
  { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
  { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
];

/** Two object types that exclude each other. */
const TAGGED = [
  { type: 'object', required: ['tag'], properties: { tag: { type: 'string', enum: ['a'] } } },
  { type: 'object', required: ['tag'], properties: { tag: { type: 'string', enum: ['b'] } } },
];

const LOAN = '/paths/~1loans/get/responses/200/content/application~1json/schema/items';

describe('in a response, a choice of alternatives', () => {
  const exclusive = 'compatible response-alternatives-became-exclusive';
  const inclusive = 'breaking response-alternatives-became-inclusive';
  const insurer = `${OFFER}/properties/insurer`;
  const untagged = [
    put(`${S}/BookLoan/properties/kind`, { type: 'string' }),
    put(`${S}/RoomLoan/properties/kind`, { type: 'string' }),
  ];
  testPolicy([
    offers('becomes exclusive', [put(insurer, { oneOf: EITHER })], exclusive, inclusive, [
      put(insurer, { anyOf: EITHER }),
    ]),
    loans('becomes inclusive', [rename(`${LOAN}/oneOf`, 'anyOf')], inclusive, exclusive, untagged),
    offers(
      'becomes inclusive, but stays exclusive in effect',
      [put(insurer, { oneOf: TAGGED })],
      '',
      '',
      [put(insurer, { anyOf: TAGGED })],
    ),
    loans(
      'becomes inclusive, but stays exclusive in effect',
      [rename(`${LOAN}/oneOf`, 'anyOf')],
      '',
      '',
    ),
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
      'is added, and the alternatives enumerate the same values',
      [put(`${insurer}/discriminator`, { propertyName: 'kind' })],
      said,
      unsaid,
      [put(insurer, choice)],
    ),
    loans(
      'is added, and the alternatives enumerate the same values',
      [put(`${LOAN}/discriminator`, mapping('book', 'room'))],
      said,
      unsaid,
    ),
    loans(
      'is added, and the alternatives enumerate other values',
      [put(`${LOAN}/discriminator`, mapping('b', 'r'))],
      unclear,
      unclear,
    ),
    offers(
      'has another property',
      [put(`${insurer}/discriminator`, { propertyName: 'kind' })],
      unclear,
      unclear,
      [put(insurer, { ...choice, discriminator: { propertyName: 'type' } })],
    ),
    loans(
      'maps another value',
      [put(`${LOAN}/discriminator`, mapping('book', 'hall'))],
      unclear,
      unclear,
      [put(`${LOAN}/discriminator`, mapping('book', 'room'))],
    ),
  ]);
});

describe('in a response, a deprecated part', () => {
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
    offers(
      'is added, but every text passes it',
      [put(`${AGREEMENT}/agreementNumber/pattern`, '.*')],
      '',
      '',
    ),
    book(
      'is added, but every text passes it',
      [put(`${BOOK}/properties/title/pattern`, '^.*$')],
      '',
      '',
    ),
    book(
      'is added, but every text, even of several lines, passes it',
      [put(`${BOOK}/properties/title/pattern`, String.raw`^([\s\S]*)$`)],
      '',
      '',
    ),
    book(
      'is added, but all enumerated values pass it',
      [put(`${BOOK}/properties/genre/pattern`, '^[a-z]+$')],
      '',
      '',
    ),
    book(
      'is added, and some enumerated values do not pass it',
      [put(`${BOOK}/properties/genre/pattern`, '^n')],
      tighter,
      looser,
    ),
    offers(
      'is added, and only the empty text passes it',
      [put(`${AGREEMENT}/agreementNumber/pattern`, '^$')],
      tighter,
      looser,
    ),
  ]);
});
