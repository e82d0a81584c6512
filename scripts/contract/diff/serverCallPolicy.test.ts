import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
import { diffContracts } from './diffContracts';
import { append, edited, put, remove, rename, without, type Edit } from './testing/editing';
import { library, ours } from './testing/policyRows';

const JSON_TYPE = 'application~1json';

const CALL = {
  post: {
    parameters: [{ name: 'X-Signature', in: 'header', required: true, schema: { type: 'string' } }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['id'],
            properties: {
              id: { type: 'string' },
              kind: { type: 'string', enum: ['paid', 'denied'] },
              note: { type: 'string' },
            },
          },
        },
      },
    },
    responses: {
      200: {
        description: 'Taken.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['taken'],
              properties: { taken: { type: 'boolean' } },
            },
          },
        },
      },
    },
  },
};

interface Case {
  readonly title: string;
  readonly base: OpenApiDocument;
  /** JSON Pointer of the call in the document. */
  readonly at: string;
  readonly kind: 'webhook' | 'callback';
  /** Operation and pointer prefix of the expected findings. */
  readonly told: string;
}

function places(document: OpenApiDocument, title: string, operation: string, at: string): Case[] {
  const url = '{$request.body#~1url}';
  const callback = `${at}/callbacks/decided/${url}`;
  return [
    {
      title: `a webhook of ${title}`,
      base: edited(document, put('/webhooks', { decided: CALL })),
      at: '/webhooks/decided/post',
      kind: 'webhook',
      told: 'POST decided /webhooks/decided/post',
    },
    {
      title: `a callback of ${title}`,
      base: edited(document, put(`${at}/callbacks`, { decided: { '{$request.body#/url}': CALL } })),
      at: `${callback}/post`,
      kind: 'callback',
      told: `${operation} /callbacks/decided/${url}/post`,
    },
  ];
}

const PLACES = [
  ...places(ours, 'our contract', 'updateCurrentUser', '/paths/~1v1~1user/put'),
  ...places(library, 'the library', 'addBook', '/paths/~1books/post'),
];

const SENT = `/requestBody/content/${JSON_TYPE}/schema`;
const READ = `/responses/200/content/${JSON_TYPE}/schema`;

type Edits = (at: string) => readonly Edit[];

/** Name of a change, its edits, its findings, and the findings of the opposite change. */
const ROWS: readonly (readonly [string, Edits, readonly string[], readonly string[]])[] = [
  [
    'no longer sends a property',
    (at) => [remove(`${at}${SENT}/properties/id`), without(`${at}${SENT}/required`, 'id')],
    ['breaking request-required-property-removed /request/body/id'],
    ['compatible request-property-added /request/body/id'],
  ],
  [
    'sends a new value',
    (at) => [append(`${at}${SENT}/properties/kind/enum`, 'late')],
    ['breaking request-enum-value-added /request/body/kind'],
    ['compatible request-enum-value-removed /request/body/kind'],
  ],
  [
    'requires more of the answer',
    (at) => [
      put(`${at}${READ}/properties/at`, { type: 'string' }),
      append(`${at}${READ}/required`, 'at'),
    ],
    ['breaking response-required-property-added /response/body/at'],
    ['warn response-required-property-removed /response/body/at'],
  ],
  [
    'accepts another status',
    (at) => [rename(`${at}/responses/200`, '204')],
    ['breaking status-refused /responses/200', 'compatible status-accepted /responses/204'],
    ['breaking status-refused /responses/204', 'compatible status-accepted /responses/200'],
  ],
  [
    'sends another type of body',
    (at) => [rename(`${at}/requestBody/content/${JSON_TYPE}`, 'application/xml')],
    ['breaking request-media-type-replaced /request/content/application~1json'],
    ['breaking request-media-type-replaced /request/content/application~1xml'],
  ],
  [
    'no longer sends a header',
    (at) => [remove(`${at}/parameters/0`)],
    ['breaking request-header-required-removed /request/headers/x-signature'],
    ['compatible request-header-added /request/headers/x-signature'],
  ],
  [
    'may send no body',
    (at) => [put(`${at}/requestBody/required`, false)],
    ['breaking body-became-optional /request/body'],
    ['compatible body-became-required /request/body'],
  ],
  [
    'is deprecated',
    (at) => [put(`${at}/deprecated`, true)],
    ['warn operation-deprecated /deprecated'],
    [],
  ],
  ['is removed', (at) => [remove(at)], ['warn call-removed '], ['compatible call-added ']],
  [
    'has other descriptions',
    (at) => [put(`${at}/description`, 'Told when it is decided.')],
    [],
    [],
  ],
];

const named = PLACES.map((one) => [one.title, one] as const);

describe.each(named)('%s', (_title, { base, at, kind, told }) => {
  const seen = (one: OpenApiDocument, other: OpenApiDocument): string[] =>
    diffContracts(one, other).map((found) =>
      [found.class, found.rule, found.operation, found.pointer].join(' '),
    );
  /** Converts `breaking rule /place` to the finding of this kind of call. */
  const expected = (finds: readonly string[]) =>
    finds.map((find) => {
      const [level = '', rule = '', pointer = ''] = find.split(' ');
      return `${level} ${kind}-${rule} ${told}${pointer}`;
    });

  it.each(ROWS)('has the expected findings when it %s', (_, edits, finds, backFinds) => {
    const revision = edited(base, ...edits(at));
    expect(seen(base, revision)).toEqual(expected(finds));
    expect(seen(revision, base)).toEqual(expected(backFinds));
  });
});

describe('a change of a call that the server makes', () => {
  const [webhook] = PLACES;
  if (webhook === undefined) throw new Error('There is no webhook');
  const { base, at } = webhook;

  it('is reported with the webhook’s name, the side and the place in the contract', () => {
    const revision = edited(base, remove(`${at}${SENT}/properties/note`));
    const find = (pointer: string) => ({ file: 'contract.yaml', line: 1, pointer });
    const locators = { base: find, revision: find };
    const [found] = diffContracts(base, revision, locators);
    const [inRussian] = diffContracts(base, revision, { ...locators, language: 'ru' });
    if (found === undefined) throw new Error('Nothing was found');
    expect(found.message).toBe('Webhook decided: Request: the property note is gone');
    expect(inRussian?.message).toBe('Вебхук decided: Запрос: свойства note больше нет');
    const contract =
      '/webhooks/decided/post/requestBody/content/application~1json/schema/properties/note';
    expect(found).toMatchObject({
      class: 'warn',
      method: 'POST',
      path: 'decided',
      document: 'base',
      contract,
      source: { pointer: contract },
    });
  });

  it('is reported as added if the contract had no webhook', () => {
    expect(diffContracts(ours, base).map(({ class: kind, rule }) => `${kind} ${rule}`)).toEqual([
      'compatible webhook-call-added',
    ]);
  });
});
