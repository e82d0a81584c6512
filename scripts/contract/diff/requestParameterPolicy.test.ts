import { describe } from 'vitest';
import { append, inOperation, put, remove, rename } from './testing/editing';
import { rowsOf, testPolicy } from './testing/policyRows';

const login = rowsOf('our contract', 'login');
const search = rowsOf('our contract', 'findUsers');
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

describe('a parameter of a request', () => {
  testPolicy([
    login(
      'is added and required',
      [inOperation('login', append('/parameters', { ...header, required: true }))],
      PARAMETER_DEMANDED,
      PARAMETER_LOST,
    ),
    books(
      'is added and required',
      [inOperation('listBooks', append('/parameters', { ...header, required: true }))],
      PARAMETER_DEMANDED,
      PARAMETER_LOST,
    ),
    login(
      'is added and optional',
      [inOperation('login', append('/parameters', header))],
      PARAMETER_ADDED,
      PARAMETER_LOST,
    ),
    books(
      'is optional and removed',
      [inOperation('listBooks', remove('/parameters/1'))],
      PARAMETER_LOST,
      PARAMETER_ADDED,
    ),
    login(
      'becomes required',
      [put('/components/parameters/SmartToken/required', true)],
      REQUIRED,
      OPTIONAL,
    ),
    books(
      'becomes required',
      [inOperation('listBooks', put('/parameters/1/required', true))],
      REQUIRED,
      OPTIONAL,
    ),
    login(
      'has another default',
      [put('/components/parameters/SmartToken/schema/default', 'none')],
      DEFAULT,
      DEFAULT,
    ),
    books(
      'has another default',
      [inOperation('listBooks', put('/parameters/0/schema/default', 50))],
      DEFAULT,
      DEFAULT,
    ),
    books(
      'has another style',
      [inOperation('listBooks', put('/parameters/2/explode', false))],
      STYLE,
      STYLE,
    ),
    books(
      'has its default style written out',
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
      'has its header name in other case',
      [inOperation('listBooks', put('/parameters/3/name', 'x-trace'))],
      '',
      '',
    ),
  ]);
});

describe('the security of a request', () => {
  const tighter = 'breaking security-tightened';
  const looser = 'compatible security-loosened';
  testPolicy([
    login(
      'requires a scheme for the first time',
      [inOperation('login', put('/security', [{ bearer: [] }]))],
      tighter,
      looser,
    ),
    search(
      'requires one more scheme',
      [inOperation('findUsers', put('/security', [{ bearer: [], refreshBearer: [] }]))],
      tighter,
      looser,
    ),
    books(
      'requires one more scheme',
      [put('/security', [{ apiKey: [], basic: [] }])],
      tighter,
      looser,
    ),
    books(
      'accepts one more alternative',
      [put('/security', [{ apiKey: [] }, { basic: [] }])],
      looser,
      tighter,
    ),
    books('requires another scheme', [put('/security', [{ basic: [] }])], tighter, tighter),
    books(
      'requires a scheme of another kind',
      [put('/components/securitySchemes/apiKey/in', 'query')],
      tighter,
      tighter,
    ),
    books(
      'has its scheme renamed',
      [rename('/components/securitySchemes/apiKey', 'key'), put('/security', [{ key: [] }])],
      '',
      '',
    ),
  ]);
});
