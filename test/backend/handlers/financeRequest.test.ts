import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend';
import { READY_REQUEST } from '../scenarios/finance/offers';
import { ANNA, financeId, OLGA } from '../scenarios/finance/owners';
import { readPdf } from '../testing/readPdf';
import { expectNoProblems } from '../testing/expectNoProblems';
import { refuse, send, signIn, succeed } from '../testing/client';

const OFFER = financeId('offer', ANNA, 1);
const REFUSED_OFFER = financeId('offer', ANNA, 8);
const READY = { id: financeId('request', ANNA, READY_REQUEST) };
const SENT = { id: financeId('request', ANNA, 3) };

async function statusOf(backend: Backend, token: string, path: { id: string }): Promise<string> {
  return (await succeed(backend, 'getFinanceRequest', { token, path })).status.name;
}

/** Creates a request for an offer and fills in its form completely. */
async function filledRequest(backend: Backend, token: string, offerId: string) {
  const { id } = await succeed(backend, 'createFinanceRequest', { token, query: { offerId } });
  const ready = await succeed(backend, 'getFinanceRequestForm', { token, path: READY });
  const { founders, contactData, paymentDetails, agreementFlags } = ready;
  await succeed(backend, 'saveFinanceRequestForm', {
    token,
    path: { id },
    body: {
      founders: founders.map(({ id: _id, isBeneficiary: _isBeneficiary, ...founder }) => founder),
      contactData,
      paymentDetails,
      agreementFlags: agreementFlags.map(({ flag, accepted }) => ({ flag, accepted })),
    },
  });
  return { id };
}

describe('a finance request', () => {
  it('moves from DRAFT through SEND_BANK and PROCESSING to an agreement', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = await filledRequest(backend, token, OFFER);
    expect(await statusOf(backend, token, path)).toBe('DRAFT');
    const sent = await succeed(backend, 'sendFinanceRequest', { token, path });
    expect(sent.status).toEqual({ name: 'SEND_BANK', description: 'Отправлена в банк' });
    backend.world.clock.advance(3000);
    expect(await statusOf(backend, token, path)).toBe('PROCESSING');
    backend.world.clock.advance(4000);
    const done = await succeed(backend, 'getFinanceRequest', { token, path });
    expect(done.statusHistory?.map(({ status }) => status.name)).toEqual([
      'DRAFT',
      'SEND_BANK',
      'PROCESSING',
      'APPROVED',
    ]);
    expect(done.agreement).toMatchObject({ financingLimit: 3_500_000_000, valid: true });
    const { content } = await succeed(backend, 'findFinanceAgreements', { token, body: {} });
    expect(content.map(({ id }) => id)).toContain(done.agreement?.id);
    expectNoProblems(backend);
  });

  it('keeps its whole history when time jumps over a step, and is decided once', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    await succeed(backend, 'sendFinanceRequest', { token, path: READY });
    const agreements = backend.world.db.financeAgreement.count();
    backend.world.clock.advance(60_000);
    const { statusHistory = [] } = await succeed(backend, 'getFinanceRequest', {
      token,
      path: READY,
    });
    const times = statusHistory.map(({ changedDateTime }) => Date.parse(changedDateTime));
    expect(times.length).toBe(4);
    expect(times).toEqual(times.toSorted((left, right) => left - right));
    await statusOf(backend, token, READY);
    expect(backend.world.db.financeAgreement.count()).toBe(agreements + 1);
  });

  it('is refused by the bank if its offer has the outcome CANCEL, and can then be deleted and created again', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = await filledRequest(backend, token, REFUSED_OFFER);
    await succeed(backend, 'sendFinanceRequest', { token, path });
    backend.world.clock.advance(7000);
    const refused = await succeed(backend, 'getFinanceRequest', { token, path });
    expect([refused.status.name, refused.agreement]).toEqual(['CANCEL', null]);
    await succeed(backend, 'deleteFinanceRequest', { token, path });
    const query = { offerId: REFUSED_OFFER };
    const again = await succeed(backend, 'createFinanceRequest', { token, query });
    expect(again.id).not.toBe(path.id);
  });

  it('has the outcome that a tester has set', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const body = JSON.stringify({ sendBankMs: 0, processingMs: 0, outcome: 'CANCEL' });
    const control = new Request('http://cabinet.test/__backend/financing', {
      method: 'POST',
      body,
    });
    expect((await backend.handle(control)).status).toBe(200);
    await succeed(backend, 'sendFinanceRequest', { token, path: READY });
    expect(await statusOf(backend, token, READY)).toBe('CANCEL');
  });

  it('can be created once for an offer, and not for an expired, foreign or missing offer', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    await succeed(backend, 'createFinanceRequest', { token, query: { offerId: OFFER } });
    const messageFor = async (n: number) => {
      const query = { offerId: financeId('offer', ANNA, n) };
      const { status, message } = await refuse(backend, 'createFinanceRequest', { token, query });
      return `${status} ${message}`;
    };
    expect(await messageFor(1)).toBe('409 Заявка по этому предложению уже создана');
    expect(await messageFor(12)).toBe('409 Срок действия предложения истёк');
    const query = { offerId: financeId('offer', OLGA, 1) };
    expect((await refuse(backend, 'createFinanceRequest', { token, query })).status).toBe(404);
    const missing = await backend.handle(
      new Request('http://cabinet.test/api/v1/finance/request', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    expect(missing.status).toBe(400);
  });

  it('cannot be sent again, changed or deleted after it was sent', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = SENT;
    const refusals = await Promise.all([
      refuse(backend, 'sendFinanceRequest', { token, path }),
      refuse(backend, 'saveFinanceRequestForm', { token, path, body: {} }),
      refuse(backend, 'deleteFinanceRequest', { token, path }),
      refuse(backend, 'createFounder', { token, path, body: { type: 'PERSON' } }),
      refuse(backend, 'setRequestPaymentDetails', { token, path, body: {} }),
      refuse(backend, 'deleteContactPerson', {
        token,
        path: { id: financeId('contact', ANNA, 5) },
      }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
    expect(await statusOf(backend, token, path)).toBe('SEND_BANK');
  });

  it('is visible only to its organization', async () => {
    const backend = createBackend();
    const token = await signIn(backend, 'kuznetsova@uralmetall-snab.ru');
    const founder = { id: financeId('founder', ANNA, 2 * READY_REQUEST) };
    const refusals = await Promise.all([
      refuse(backend, 'getFinanceRequest', { token, path: READY }),
      refuse(backend, 'getFinanceRequestForm', { token, path: READY }),
      refuse(backend, 'sendFinanceRequest', { token, path: READY }),
      refuse(backend, 'deleteFounder', { token, path: founder }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(refusals[3]?.message).toBe('Учредитель не найден');
  });
});

describe('the list of requests', () => {
  it('can be filtered and sorted; findActualFinanceRequests returns only unfinished requests', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const actual = await succeed(backend, 'findActualFinanceRequests', {
      token,
      body: {
        pageSize: 3,
        filters: [{ field: 'bank.fullName', value: 'БАНК', operation: 'LIKE' }],
        sorts: [{ field: 'financingLimit.financingLimit', direction: 'DESC' }],
      },
    });
    expect(actual.content.map(({ status }) => status.name)).toEqual(['SEND_BANK', 'DRAFT']);
    const all = await succeed(backend, 'findFinanceRequests', {
      token,
      body: { filters: [{ field: 'status.name', value: ['CANCEL'], operation: 'IN' }] },
    });
    expect(all.content.map(({ offerId }) => offerId)).toEqual([financeId('offer', ANNA, 6)]);
  });
});

it('the preview of a request is a PDF with the input', async () => {
  const backend = createBackend();
  const token = await signIn(backend);
  const response = await send(backend, 'previewFinanceRequestDocument', { token, path: READY });
  expect(response.headers.get('Content-Disposition')).toContain(
    encodeURIComponent('Заявка на финансирование.pdf'),
  );
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  const text = pages.join('\n');
  for (const part of ['Соколова Анна Викторовна', '7810987652', '044030999', 'Зайцева Вера']) {
    expect(text).toContain(part);
  }
  expectNoProblems(backend);
});
