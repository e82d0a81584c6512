import { describe, expect, it } from 'vitest';
import { createContractChecker } from '../exchange/checker';
import { asOpenApi31 } from '../model/normalise';
import type { OpenApiDocument } from '../model/openApi';
import { diffContracts } from './diffContracts';
import { edited, inOperation, put, remove, rename, type Edit } from './testing/editing';
import { library, ours } from './testing/policyRows';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Sample {
  readonly change: string;
  readonly contract: OpenApiDocument;
  readonly operation: string;
  /** Response of a server with the base contract. */
  readonly base: Answer;
  readonly edit: Edit;
  /** Response of a server with the revision. */
  readonly revision: Answer;
}

const registered = { codeSentTo: '+7 916 ***-**-67', registrationId: 'r1', resendAfterSeconds: 60 };
const author = { name: 'A. Writer', books: [] };
const bookValue = {
  id: '9b2f2c5e-5b0a-4b7e-9a1c-0d7f2b6f1a11',
  title: 'A Book',
  subtitle: null,
  author,
  genre: 'novel',
  published: '2026-11-20T09:00:00+03:00',
  price: 100,
};

const json = 'application/json';
const answer = (body: unknown): Answer => ({ status: 200, type: json, body });
const BOOK = '/components/schemas/Book/properties';
const STARTED = '/components/schemas/RegistrationStarted/properties';

function bookSample(change: string, edit: Edit, revision: Partial<Answer>): Sample {
  const base = answer(bookValue);
  return {
    change,
    contract: library,
    operation: 'getBook',
    base,
    edit,
    revision: { ...base, ...revision },
  };
}

const samples: Sample[] = [
  bookSample('a required property removed', remove(`${BOOK}/title`), {
    body: { ...bookValue, title: undefined },
  }),
  bookSample('a wider type', put(`${BOOK}/price/type`, 'number'), {
    body: { ...bookValue, price: 100.5 },
  }),
  bookSample('null added', put(`${BOOK}/title/type`, ['string', 'null']), {
    body: { ...bookValue, title: null },
  }),
  bookSample('another format', put(`${BOOK}/published/format`, 'date'), {
    body: { ...bookValue, published: '2026-11-20' },
  }),
  bookSample('a new value of a closed enumeration', put(`${BOOK}/genre/enum`, ['novel', 'drama']), {
    body: { ...bookValue, genre: 'drama' },
  }),
  bookSample('a lower bound', put(`${BOOK}/price/minimum`, -1), {
    body: { ...bookValue, price: -1 },
  }),
  bookSample(
    'another media type',
    inOperation('getBook', rename('/responses/200/content/application~1json', 'text/json')),
    { type: 'text/json' },
  ),
  bookSample('another status', inOperation('getBook', rename('/responses/200', '201')), {
    status: 201,
  }),
  {
    change: 'a required property removed',
    contract: ours,
    operation: 'register',
    base: answer(registered),
    edit: remove(`${STARTED}/registrationId`),
    revision: answer({ ...registered, registrationId: undefined }),
  },
  {
    change: 'another type',
    contract: ours,
    operation: 'register',
    base: answer(registered),
    edit: put(`${STARTED}/resendAfterSeconds/type`, 'string'),
    revision: answer({ ...registered, resendAfterSeconds: '60' }),
  },
  {
    change: 'a required header removed',
    contract: ours,
    operation: 'downloadFile',
    base: {
      status: 200,
      type: 'application/pdf',
      headers: { 'content-disposition': 'attachment' },
      body: '%PDF',
    },
    edit: inOperation('downloadFile', remove('/responses/200/headers/Content-Disposition')),
    revision: { status: 200, type: 'application/pdf', body: '%PDF' },
  },
];

function breakingLive(
  document: OpenApiDocument,
  operationId: string,
  { status, type, headers, body }: Answer,
): string[] {
  return createContractChecker(asOpenApi31(document))
    .checkResponse({
      operationId,
      status,
      headers: { ...headers, 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    .filter((one) => one.class === 'breaking')
    .map((one) => one.rule);
}

function breakingDiff(base: OpenApiDocument, revision: OpenApiDocument, operation: string) {
  return diffContracts(base, revision).filter(
    (one) => one.class === 'breaking' && one.operation === operation,
  );
}

describe('diff and the live checker agree', () => {
  const named = samples.map((one) => [one.change, one.operation, one] as const);
  it.each(named)('about %s in %s', (_change, _operation, sample) => {
    const { contract, operation, base, edit, revision } = sample;
    expect(breakingLive(contract, operation, base)).toEqual([]);
    expect(breakingDiff(contract, edited(contract, edit), operation)).toHaveLength(1);
    expect(breakingLive(contract, operation, revision)).toHaveLength(1);
  });
});
