import { describe, expect, it } from 'vitest';
import { fileWith, typed } from '../cli/testing/commandLine';
import { isRecord } from '../model/openApi';
import { serveForTest } from './testing/localServer';
import { bookshop, BOOKSHOP, type ShopAnswer, type ShopCall } from './testing/bookshop';

const WRITE = ['--token', 'key', '--write'];

async function checkShop(
  fault?: (call: ShopCall) => ShopAnswer | undefined,
  flags: readonly string[] = WRITE,
) {
  const server = await serveForTest(bookshop(fault));
  const spec = ['--spec', fileWith('shop.yaml', BOOKSHOP), '--lang', 'en', '--format', 'json'];
  const { code, out, err } = await typed(['check', '--server', server.origin, ...spec, ...flags]);
  const read: unknown = out === '' ? {} : JSON.parse(out);
  const found: unknown = isRecord(read) ? read['findings'] : [];
  const findings: Record<string, unknown>[] = Array.isArray(found) ? found : [];
  const told = findings.map(({ operation, rule, received }) =>
    [operation, rule, received].join(' '),
  );
  const summary: unknown = isRecord(read) ? read['summary'] : {};
  const unexercised: unknown = isRecord(summary) ? summary['unexercised'] : [];
  return { code, err, told, findings, unexercised };
}

const refusal: ShopAnswer = { status: 400, body: { message: 'Нет' } };

/** A shop with one fault, and all its findings. */
const FAULTS: readonly (readonly [
  string,
  (call: ShopCall) => ShopAnswer | undefined,
  readonly string[],
])[] = [
  [
    'refuses every body of the contract',
    ({ call, isSigned }) => (isSigned && call === 'POST /books' ? refusal : undefined),
    ['createBook example-refused 400', 'createBook example-refused 400'],
  ],
  [
    'refuses one of two examples by 422',
    ({ call, body, isSigned }) =>
      isSigned && call === 'POST /books' && body['pages'] === 40
        ? { ...refusal, status: 422 }
        : undefined,
    ['createBook example-refused 422'],
  ],
  [
    'shows its books without a token',
    ({ call, shelf }) =>
      call === 'GET /books' ? { status: 200, body: [...shelf.values()] } : undefined,
    ['listBooks auth-ignored 200'],
  ],
  [
    'creates books without a token',
    ({ call, isSigned }) =>
      call === 'POST /books' && !isSigned
        ? { status: 201, body: { id: '9', title: 'Ёж' } }
        : undefined,
    ['createBook auth-ignored 201'],
  ],
  [
    'deletes without a token',
    ({ call, isSigned, id, shelf }) =>
      call === 'DELETE /books/{id}' && !isSigned && shelf.delete(id) ? { status: 204 } : undefined,
    ['deleteBook auth-ignored 204'],
  ],
  [
    'still shows a deleted book',
    ({ call, isSigned }) =>
      call === 'DELETE /books/{id}' && isSigned ? { status: 204 } : undefined,
    ['deleteBook deleted-still-there 204'],
  ],
  [
    'does not show a created book',
    ({ call, isSigned }) =>
      call === 'POST /books' && isSigned
        ? { status: 201, body: { id: '99', title: 'Ёж' } }
        : undefined,
    ['createBook created-not-there 404'],
  ],
  [
    'accepts an undocumented method',
    ({ call }) => (call === 'PATCH /hours' ? { status: 204 } : undefined),
    ['getHours method-accepted 204'],
  ],
  [
    'refuses an undocumented method without Allow',
    ({ call }) => (call === 'PATCH /hours' ? { ...refusal, status: 405 } : undefined),
    ['getHours method-refusal 405'],
  ],
  [
    'fails at an undocumented method',
    ({ call }) => (call === 'PATCH /books' ? { status: 500 } : undefined),
    ['createBook server-failed 500'],
  ],
  [
    'answers with another success and another body',
    ({ call, sound }) =>
      call === 'GET /books/{id}' && sound().status === 200
        ? { status: 203, body: { id: '1' } }
        : undefined,
    ['getBook body-required nothing', 'getBook status-undocumented 203'],
  ],
];

describe('the check of a bookshop backend', () => {
  it('passes for a backend without faults', async () => {
    const cases = [...WRITE, '--cases', '10'];
    expect(await checkShop(undefined, cases)).toMatchObject({ code: 0, err: '', told: [] });
    expect(await checkShop(undefined, ['--token', 'key'])).toMatchObject({ code: 0, told: [] });
  });

  it.each(FAULTS)('detects a backend that %s', async (_, fault, expected) => {
    const { told, findings } = await checkShop(fault);
    expect(told).toEqual(expected);
    expect(findings.every(({ source, repeat }) => source !== null && repeat !== null)).toBe(true);
  });

  it('tries an undocumented method on an existing entity, because a backend may look for it first', async () => {
    const { told } = await checkShop(({ call, id }) =>
      /^P\w+ \/books\/\{id\}$/.test(call) && id !== '1' ? { ...refusal, status: 404 } : undefined,
    );
    expect(told).toEqual([]);
  });

  it('does not count the calls without a token as answers of an operation', async () => {
    const { unexercised } = await checkShop(({ call, isSigned }) =>
      isSigned && call === 'DELETE /books/{id}' ? { ...refusal, status: 403 } : undefined,
    );
    expect(unexercised).toEqual([{ operation: 'deleteBook', reason: 'only answered 403' }]);
  });

  it('only warns of an unreadable entity if there is one user, who may not be allowed to see it', async () => {
    const hidden = ({ call, isSigned }: ShopCall) =>
      call === 'POST /books' && isSigned
        ? { status: 201, body: { id: '99', title: 'Ёж' } }
        : undefined;
    const one = await checkShop(hidden);
    expect(one).toMatchObject({ code: 0, findings: [{ class: 'warn' }] });
    expect(one.findings[0]?.['message']).toContain('not readable by any of the users');
    const two = await checkShop(hidden, [...WRITE, '--token', 'key']);
    expect(two).toMatchObject({ code: 1, findings: [{ class: 'breaking' }] });
  });

  it('detects without --write that a read needs no token, even if the check has no --token', async () => {
    const open = ({ call, shelf }: ShopCall) =>
      call === 'GET /books' ? { status: 200, body: [...shelf.values()] } : undefined;
    const signed = await checkShop(open, ['--token', 'key']);
    expect(signed.told).toEqual(['listBooks auth-ignored 200']);
    expect(String(signed.findings[0]?.['repeat'])).not.toContain('Authorization');
    expect((await checkShop(open, [])).told).toEqual(['listBooks auth-ignored 200']);
  });

  it('reports a backend as too slow if its answers take longer than --max-ms', async () => {
    const late = await checkShop(undefined, ['--token', 'key', '--max-ms', '0']);
    expect(new Set(late.findings.map(({ rule }) => rule))).toEqual(new Set(['too-slow']));
    expect(late.code).toBe(1);
    const patient = await checkShop(undefined, ['--token', 'key', '--max-ms', '600000']);
    expect(patient).toMatchObject({ code: 0, told: [] });
  });
});
