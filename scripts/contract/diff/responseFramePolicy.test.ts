import { describe } from 'vitest';
import { inOperation, put, remove, rename } from './testing/editing';
import { rowsOf, testPolicy } from './testing/policyRows';

const offers = rowsOf('our contract', 'findActualDebtorOffers');
const users = rowsOf('our contract', 'findUsers');
const file = rowsOf('our contract', 'downloadFile');
const book = rowsOf('library', 'getBook');
const books = rowsOf('library', 'listBooks');
const loans = rowsOf('library', 'listLoans');
const S = '/components/schemas';
const ANSWER = '/responses/200/content/application~1json';
const JSON_LIKE = 'application/vnd.x+json';
const text = { schema: { type: 'string' } };
const GONE = 'breaking response-required-property-removed';
const ADDED = 'compatible response-property-added';
const CHANGED = 'breaking response-type-changed';
const REPLACED = 'breaking response-media-type-replaced';
const STATUS = 'breaking response-success-status-changed';

describe('in a response, the envelope', () => {
  testPolicy([
    offers(
      'is added around a bare list',
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
      'has its list under another name',
      [
        rename(`${S}/UserPage/allOf/1/properties/content`, 'data'),
        put(`${S}/UserPage/allOf/1/required`, ['data']),
      ],
      `${GONE}, ${ADDED}`,
      `${GONE}, ${ADDED}`,
    ),
    loans(
      'is added around a bare list',
      [inOperation('listLoans', put(`${ANSWER}/schema`, { type: 'object' }))],
      CHANGED,
      CHANGED,
    ),
    books(
      'has its list under another name',
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

describe('the header of a response', () => {
  const disposition = '/responses/200/headers/Content-Disposition';
  const total = '/responses/200/headers/X-Total';
  testPolicy([
    file(
      'is required and removed',
      [inOperation('downloadFile', remove(disposition))],
      'breaking response-header-required-removed',
      'compatible response-header-added',
    ),
    books(
      'is required and removed',
      [inOperation('listBooks', remove(total))],
      'breaking response-header-required-removed',
      'compatible response-header-added',
    ),
    file(
      'is no longer required',
      [put('/components/headers/ContentDisposition/required', false)],
      'breaking response-header-became-optional',
      'compatible response-header-became-required',
    ),
    books(
      'is no longer required',
      [inOperation('listBooks', remove(`${total}/required`))],
      'breaking response-header-became-optional',
      'compatible response-header-became-required',
    ),
    books(
      'is optional and removed',
      [inOperation('listBooks', remove('/responses/200/headers/X-Cache'))],
      'warn response-header-removed',
      'compatible response-header-added',
    ),
    books(
      'has another type',
      [inOperation('listBooks', put(`${total}/schema/type`, 'boolean'))],
      CHANGED,
      CHANGED,
    ),
  ]);
});

describe('the media type of a response', () => {
  const added = 'compatible response-media-type-added';
  const removed = 'breaking response-media-type-removed';
  testPolicy([
    users('is replaced', [inOperation('findUsers', rename(ANSWER, JSON_LIKE))], REPLACED, REPLACED),
    books('is replaced', [inOperation('listBooks', rename(ANSWER, JSON_LIKE))], REPLACED, REPLACED),
    users(
      'is joined by another one',
      [inOperation('findUsers', put('/responses/200/content/text~1csv', text))],
      added,
      removed,
    ),
    books(
      'is joined by another one',
      [inOperation('listBooks', put('/responses/200/content/text~1csv', text))],
      added,
      removed,
    ),
    users(
      'has a charset',
      [inOperation('findUsers', rename(ANSWER, 'application/json; charset=utf-8'))],
      '',
      '',
    ),
  ]);
});

describe('the status of a response', () => {
  const nothing = { description: 'Done.' };
  const errorRemoved = 'warn response-error-status-removed';
  const errorAdded = 'compatible response-error-status-added';
  const to204 = [remove('/responses/200'), put('/responses/204', nothing)];
  testPolicy([
    users(
      'changes from 200 to 201',
      [inOperation('findUsers', rename('/responses/200', '201'))],
      STATUS,
      STATUS,
    ),
    book(
      'changes from 200 to 201',
      [inOperation('getBook', rename('/responses/200', '201'))],
      STATUS,
      STATUS,
    ),
    users('changes from 200 to 204', [inOperation('findUsers', ...to204)], STATUS, STATUS),
    book('changes from 200 to 204', [inOperation('getBook', ...to204)], STATUS, STATUS),
    users(
      'can also be 202',
      [inOperation('findUsers', put('/responses/202', nothing))],
      'breaking response-success-status-added',
      'warn response-success-status-removed',
    ),
    book(
      'can also be 202',
      [inOperation('getBook', put('/responses/202', nothing))],
      'breaking response-success-status-added',
      'warn response-success-status-removed',
    ),
    users(
      'can no longer be 403',
      [inOperation('findUsers', remove('/responses/403'))],
      errorRemoved,
      errorAdded,
    ),
    loans(
      'can no longer be 404',
      [inOperation('listLoans', remove('/responses/404'))],
      errorRemoved,
      errorAdded,
    ),
    users(
      'can also be 409, with the body of the other errors',
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
      'can also be 409, with a body of its own',
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
      'can also be 409, with a body of its own',
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
      'can also be 404, which the default already describes',
      [inOperation('getBook', put('/responses/404', { $ref: '#/components/responses/Problem' }))],
      '',
      '',
    ),
    users(
      'changes from 5XX to 503',
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
      'is 200 and loses its body',
      [inOperation('findUsers', remove('/responses/200/content'))],
      'breaking response-body-removed',
      'compatible response-body-added',
    ),
  ]);
});
