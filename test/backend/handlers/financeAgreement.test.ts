import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend';
import { DAY } from '../core/clock';
import { ANNA, financeId, OLGA } from '../scenarios/finance/owners';
import { expectNoProblems } from '../testing/expectNoProblems';
import { readPdf } from '../testing/readPdf';
import { refuse, send, signIn, succeed } from '../testing/client';

describe('the finance agreements', () => {
  it('show the used part of their limit and the rest', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const { content } = await succeed(backend, 'findFinanceAgreements', {
      token,
      body: { sorts: [{ field: 'financingLimit', direction: 'DESC' }] },
    });
    expect(content.length).toBe(3);
    const [main, ended] = content;
    const inUse = backend.world.db.financingObject
      .all()
      .filter(
        ({ agreement, financingDate, orderDate, status }) =>
          agreement.id === main?.id &&
          (financingDate ?? orderDate) !== null &&
          status.name !== 'REPAID',
      );
    expect(inUse.length).toBe(18);
    const sum = inUse.reduce((total, { financingAmount }) => total + financingAmount, 0);
    expect([main?.valid, main?.usedAmount]).toEqual([true, sum]);
    expect(main?.availableAmount).toBe((main?.financingLimit ?? 0) - sum);
    expect([ended?.valid, ended?.availableAmount]).toEqual([false, 0]);
    expectNoProblems(backend);
  });

  it('are no longer in force after their last day', async () => {
    const backend = createBackend();
    backend.world.tokens.setLifetimes({ accessSeconds: 400 * 24 * 3600 });
    const token = await signIn(backend);
    const inForce = async () =>
      (
        await succeed(backend, 'findFinanceAgreements', {
          token,
          body: { filters: [{ field: 'valid', value: true, operation: 'EQ' }] },
        })
      ).totalElements;
    expect(await inForce()).toBe(2);
    backend.world.clock.advance(365 * DAY);
    expect(await inForce()).toBe(0);
  });

  it('are downloaded as a valid PDF with a Russian name', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { agreementId: financeId('agreement', ANNA, 1) };
    const response = await send(backend, 'downloadFinanceAgreement', { token, path });
    expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toMatch(
      /Договор финансирования № ФД-\d{4}-041\.pdf/,
    );
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages.join('\n')).toContain('Банк: ПАО «Национальный банк развития»');
    expect(pages.join('\n')).toContain('Клиент: ООО «Северный ветер»');
    const foreign = { agreementId: financeId('agreement', OLGA, 1) };
    const refusal = await refuse(backend, 'downloadFinanceAgreement', { token, path: foreign });
    expect(refusal.status).toBe(404);
  });

  it('require the permission FINANCE, as all registries do', async () => {
    const backend = createBackend();
    const token = await signIn(backend, 'gavrilov@delovoy-kabinet.ru');
    const body = {};
    const refusals = await Promise.all([
      refuse(backend, 'findFinanceAgreements', { token, body }),
      refuse(backend, 'findFinanceInvoices', { token, body }),
      refuse(backend, 'findSupplies', { token, body }),
      refuse(backend, 'findFinancingObjects', { token, body }),
      refuse(backend, 'exportFinancingObjects', { token, body }),
      refuse(backend, 'orderFinancingObjects', { token, body: { objectIds: ['1'] } }),
      refuse(backend, 'findFinanceRules', { token, body }),
    ]);
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([403]));
  });
});

describe('the bills of banks', () => {
  it('have every status', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const { content, totalElements } = await succeed(backend, 'findFinanceInvoices', {
      token,
      body: { pageSize: 100 },
    });
    expect(totalElements).toBe(12);
    expect(new Set(content.map(({ status }) => status.name))).toEqual(
      new Set(['UNPAID', 'OVERDUE', 'PARTIALLY_PAID', 'CANCELLED', 'PAID']),
    );
    for (const { amount, vatAmount } of content) {
      expect(vatAmount).toBe(Math.round((amount * 22) / 122));
    }
  });

  it('become overdue with time, and can be filtered and sorted', async () => {
    const backend = createBackend();
    backend.world.tokens.setLifetimes({ accessSeconds: 100 * 24 * 3600 });
    const token = await signIn(backend);
    const overdue = async () =>
      (
        await succeed(backend, 'findFinanceInvoices', {
          token,
          body: {
            filters: [{ field: 'status.name', value: 'OVERDUE', operation: 'EQ' }],
            sorts: [{ field: 'dueDate', direction: 'DESC' }],
          },
        })
      ).content.map(({ id }) => id);
    expect(await overdue()).toEqual([financeId('invoice', ANNA, 2)]);
    backend.world.clock.advance(11 * DAY);
    expect(await overdue()).toEqual([1, 3, 2].map((n) => financeId('invoice', ANNA, n)));
  });

  it('have a PDF with the recipient’s account, hidden from other organizations', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: financeId('invoice', ANNA, 1) };
    const invoice = await succeed(backend, 'getFinanceInvoice', { token, path });
    const file = await send(backend, 'downloadFile', { token, path: { id: invoice.fileId ?? '' } });
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(pages.join('\n')).toContain(`Р/С: ${invoice.paymentDetails.settlementAccount}`);
    const olga = await signIn(backend, 'kuznetsova@uralmetall-snab.ru');
    expect((await refuse(backend, 'getFinanceInvoice', { token: olga, path })).status).toBe(404);
    const foreign = { token: olga, path: { id: invoice.fileId ?? '' } };
    expect((await refuse(backend, 'downloadFile', foreign)).status).toBe(404);
  });
});
