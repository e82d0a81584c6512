import { describe } from 'vitest';
import { append, inOperation, put, remove, rename } from './testing/editing';
import { rowsOf, testPolicy } from './testing/policyRows';

const login = rowsOf('ours', 'login');
const search = rowsOf('ours', 'findUsers');
const books = rowsOf('library', 'listBooks');
const text = { type: 'string' };
const header = { name: 'X-Channel', in: 'header', schema: text };
const STYLE = 'breaking request-parameter-style-changed';
const PARAMETER_ADDED = 'compatible request-parameter-added';
const PARAMETER_DEMANDED = 'breaking request-parameter-added-required';
const PARAMETER_LOST = 'warn request-parameter-removed';
const REQUIRED = 'breaking request-parameter-became-required';
const OPTIONAL = 'compatible request-parameter-became-optional';
const DEFAULT = 'warn request-default-changed';

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
