import { describe, expect, it } from 'vitest';
import { STATUS_FAULTS, type Fault } from './fault';
import { HOSTILE_TEXT, MANY_ITEMS, needsRealAnswer, spoil, UNKNOWN_STATUS } from './spoil';

const offers = [
  { id: 'o-1', status: 'NEW', insuranceLimit: 100, insurer: { name: 'Опора' }, agreement: null },
  {
    id: 'o-2',
    status: 'DENIED',
    insuranceLimit: 200,
    insurer: { name: 'Гарант' },
    agreement: null,
  },
];

function spoiled(fault: Fault, answer = Response.json(offers)): Promise<Response> {
  return spoil(fault, needsRealAnswer(fault) ? answer : null, new AbortController().signal);
}

async function spoiledJson(fault: Fault, answer?: Response): Promise<unknown> {
  return (await spoiled(fault, answer)).json();
}

describe('status faults', () => {
  it.each(STATUS_FAULTS.filter((kind) => kind !== '502-html'))(
    'answer with the status %s and an ApiError',
    async (kind) => {
      const response = await spoiled({ kind });
      expect(response.status).toBe(Number(kind));
      expect(await response.json()).toMatchObject({
        code: kind,
        message: expect.stringMatching(/\S/),
      });
    },
  );

  it('return the tester’s message and field errors', async () => {
    const fieldErrors = [{ field: 'itn', message: 'Неправильное контрольное число ИНН' }];
    const body = await spoiledJson({ kind: '422', message: 'Проверьте поля', fieldErrors });
    expect(body).toEqual({ code: '422', message: 'Проверьте поля', fieldErrors });
  });

  it('return the tester’s code instead of the status', async () => {
    expect(await spoiledJson({ kind: '403', code: 'CAPTCHA_REQUIRED' })).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
    });
  });

  it('send an HTML page of a proxy with 502 if the fault is «502-html»', async () => {
    const response = await spoiled({ kind: '502-html' });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([502, 'text/html']);
    expect(await response.text()).toContain('<h1>502</h1>');
  });
});

describe('connection faults', () => {
  it('cause a network error if the fault is «drop»', async () => {
    expect((await spoiled({ kind: 'drop' })).type).toBe('error');
  });

  it('never execute the call if the request is cut off', async () => {
    const fault = { kind: 'drop-mid-request', processed: true } as const;
    expect(needsRealAnswer(fault)).toBe(false);
    expect((await spoiled(fault)).type).toBe('error');
  });

  it('send half of the body if the response is cut off', async () => {
    const whole = JSON.stringify(offers).length;
    const response = await spoiled({ kind: 'drop-mid-body' });
    expect(response.headers.get('Content-Length')).toBe(
      String(new TextEncoder().encode(JSON.stringify(offers)).length),
    );
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeGreaterThan(0);
    expect(first?.value?.length).toBeLessThan(whole);
    await expect(reader?.read()).rejects.toThrow(/connection was lost/);
  });

  it('keep the call pending until the client aborts if the fault is «timeout»', async () => {
    const client = new AbortController();
    const waiting = spoil({ kind: 'timeout' }, null, client.signal);
    client.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('body faults', () => {
  it('send no body, broken JSON, null or an empty object', async () => {
    expect(await (await spoiled({ kind: 'empty-body' })).text()).toBe('');
    await expect(spoiledJson({ kind: 'broken-json' })).rejects.toThrow(SyntaxError);
    expect(await spoiledJson({ kind: 'null' })).toBeNull();
    expect(await spoiledJson({ kind: 'empty-object' })).toEqual({});
  });

  it('keep the status of the original response', async () => {
    const answer = Response.json(offers, { status: 201 });
    expect((await spoiled({ kind: 'null' }, answer)).status).toBe(201);
  });

  it('change the type of every value if the fault is «wrong-types»', async () => {
    expect(await spoiledJson({ kind: 'wrong-types' })).toEqual([
      {
        id: 42,
        status: 42,
        insuranceLimit: 'не число',
        insurer: { name: 42 },
        agreement: { unexpected: true },
      },
      {
        id: 42,
        status: 42,
        insuranceLimit: 'не число',
        insurer: { name: 42 },
        agreement: { unexpected: true },
      },
    ]);
  });

  it('return many items, each with its own id, if the fault is «many-items»', async () => {
    const list = (await spoiledJson({ kind: 'many-items' })) as { id: string }[];
    expect(new Set(list.map(({ id }) => id)).size).toBe(MANY_ITEMS);
    const page = Response.json({ content: offers, totalElements: 2 });
    expect(await spoiledJson({ kind: 'many-items' }, page)).toMatchObject({
      totalElements: MANY_ITEMS,
      content: expect.objectContaining({ length: MANY_ITEMS }),
    });
  });

  it('set an unknown status, as a word or in an object, if the fault is «unknown-status»', async () => {
    const body = [
      { status: 'NEW' },
      { request: { status: { name: 'DRAFT', description: 'x' } } },
      { status: { code: 'SENT', name: 'Отправлен' } },
    ];
    expect(await spoiledJson({ kind: 'unknown-status' }, Response.json(body))).toEqual([
      { status: UNKNOWN_STATUS },
      { request: { status: { name: UNKNOWN_STATUS, description: 'x' } } },
      { status: { code: UNKNOWN_STATUS, name: 'Отправлен' } },
    ]);
  });

  it('put hostile text into texts for display, and keep ids, if the fault is «hostile-text»', async () => {
    expect(await spoiledJson({ kind: 'hostile-text' })).toMatchObject([
      { id: 'o-1', status: 'NEW', insurer: { name: HOSTILE_TEXT } },
      { id: 'o-2' },
    ]);
  });
});
