import { inflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BrowserOptions } from '@sentry/react';
import { cleanTransport } from './cleanTransport';

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

const CANARIES = {
  password: 'Zaq1-Hidden!',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.Q2FuYXJ5MTIzNDU2',
  cookie: 'canaryCookie0123456789abcdef',
  itn: '7707083893',
  account: '40702810200000012345',
  bik: '044525225',
  phone: '+79161234567',
  mail: 'sokolova@severveter.ru',
  name: 'Соколова Анна Петровна',
  query: 'canaryQuery',
};
const WORDS = Object.values(CANARIES);

/** All canaries in one record, each in a place where the library may put it. */
const spoilt = {
  message: `Failed for ${CANARIES.name}, ${CANARIES.phone}, ${CANARIES.mail}`,
  request: {
    url: `https://lk.example/register?itn=${CANARIES.itn}&q=${CANARIES.query}`,
    headers: {
      Cookie: `refreshToken=${CANARIES.cookie}`,
      Authorization: `Bearer ${CANARIES.token}`,
    },
    data: { password: CANARIES.password },
    query_string: `q=${CANARIES.query}`,
  },
  user: { email: CANARIES.mail, ip_address: '{{auto}}' },
  breadcrumbs: [
    {
      category: 'fetch',
      data: { url: `/api/v1/x?token=${CANARIES.token}`, body: CANARIES.password },
    },
  ],
  exception: {
    values: [
      {
        type: 'SyntaxError',
        value: `Unexpected token in "{"password":"${CANARIES.password}"`,
        stacktrace: {
          frames: [
            {
              filename: `https://lk.example/assets/index-BVquFjpW.js?${CANARIES.query}`,
              lineno: 1,
              vars: { x: CANARIES.account },
            },
          ],
        },
      },
    ],
  },
  extra: { account: CANARIES.account, bik: CANARIES.bik, cookie: CANARIES.cookie },
  tags: { lastname: CANARIES.name, requisite: `${CANARIES.account} ${CANARIES.bik}` },
};

/** Events of a replay in the format of its recorder. */
const recorded = [
  {
    type: 4,
    timestamp: 1_795_000_000_000,
    data: { href: `https://lk.example/offer?q=${CANARIES.query}`, width: 1440 },
  },
  {
    type: 2,
    timestamp: 1_795_000_000_001,
    data: {
      node: {
        type: 0,
        id: 1,
        childNodes: [
          {
            tagName: 'a',
            attributes: { href: `/x?${CANARIES.query}`, 'data-name': CANARIES.name },
            id: 2,
            childNodes: [{ type: 3, id: 3, textContent: `ИНН ${CANARIES.itn}` }],
          },
        ],
      },
    },
  },
  {
    type: 5,
    timestamp: 1_795_000_000_002,
    data: {
      tag: 'breadcrumb',
      payload: { message: CANARIES.mail, data: { to: `/y?t=${CANARIES.token}` } },
    },
  },
];

const sent: Envelope[] = [];
const transport = cleanTransport(() => ({
  send: (envelope) => {
    sent.push(envelope);
    return Promise.resolve({ statusCode: 200 });
  },
  flush: () => Promise.resolve(true),
}))({ url: 'https://errors.example/', recordDroppedEvent: () => undefined });

const send = async (head: object, items: readonly unknown[]) =>
  transport.send([head, items] as unknown as Envelope);

/** Returns all sent envelopes, as text; packed ones are unpacked. */
function textOf(value: unknown): string {
  if (value instanceof Uint8Array) {
    const end = value.indexOf(10);
    const head = new TextDecoder().decode(value.subarray(0, end));
    return `${head}\n${inflateSync(value.subarray(end + 1)).toString('utf8')}`;
  }
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return JSON.stringify(value);
}

beforeEach(() => {
  sent.length = 0;
});

describe('the envelopes to the error service', () => {
  it.each(['event', 'transaction', 'session', 'client_report', 'feedback', 'span', 'replay_event'])(
    'contain no personal data if their type is %s',
    async (type) => {
      // Ensures that the input contains the data that must be removed.
      for (const canary of WORDS) expect(JSON.stringify(spoilt)).toContain(canary);
      await send({ trace: { transaction: CANARIES.name, user_id: '1' }, spoilt }, [
        [{ type }, { items: [spoilt], ...spoilt }],
      ]);
      expect(sent).toHaveLength(1);
      const text = textOf(sent);
      for (const canary of WORDS) expect(text).not.toContain(canary);
      expect(text).toContain('SyntaxError');
      expect(text).toContain('index-BVquFjpW.js');
    },
  );

  it('contain a cleaned replay that is then compressed, with its true length', async () => {
    const recording = `${JSON.stringify({ segment_id: 3 })}\n${JSON.stringify(recorded)}`;
    await send({ event_id: '0123456789abcdef0123456789abcdef' }, [
      [
        { type: 'replay_event' },
        { urls: [`https://lk.example/offer?q=${CANARIES.query}`], segment_id: 3 },
      ],
      [{ type: 'replay_recording', length: 1 }, recording],
    ]);
    const text = textOf(sent);
    for (const canary of WORDS) expect(text).not.toContain(canary);
    expect(text).toContain('{"segment_id":3}\n[{"type":4,"timestamp":1795000000000');
    expect(text).toContain('https://lk.example/offer');
    const [, recorder] = sent[0]?.[1] ?? [];
    const [head, bytes] = recorder as unknown as [{ length: number }, Uint8Array];
    expect(head.length).toBe(bytes.length);
    expect(bytes.length).toBeLessThan(recording.length);
  });

  it.each([
    ['a recording that was packed before', [[{ type: 'replay_recording' }, new Uint8Array([1])]]],
    ['a recording that cannot be read', [[{ type: 'replay_recording' }, 'no JSON']]],
    ['an attachment', [[{ type: 'attachment' }, 'Анна']]],
    ['a log', [[{ type: 'log' }, { items: [] }]]],
    ['an item of an unknown form', [['event', {}]]],
  ])('are not sent if they contain %s', async (_what, items) => {
    await send({}, items);
    expect(sent).toEqual([]);
  });
});
