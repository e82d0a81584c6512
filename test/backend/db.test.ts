import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from './backend';
import { createDatabase } from './db';
import { APPROVED_IN_THE_END, SEEDED_AGREEMENT_ID } from './scenarios/offers';

afterEach(() => vi.unstubAllGlobals());

const row = { code: '12300', name: 'Общества с ограниченной ответственностью' };

const FILE = {
  id: 'f-1',
  name: 'Карточка.txt',
  mimeType: 'text/plain',
  content: 'x',
  isBase64: false,
  documentKind: '',
  documentId: '',
  createdDateTime: '',
  organizationId: 'o-1',
};

describe('a database', () => {
  it('has a type that requires every column, and fills in a missing one at run time', () => {
    const { content: _, ...part } = FILE;
    // @ts-expect-error the content is missing: the compiler must refuse the row
    const made = createDatabase().storedFile.create(part);
    expect(made.content).toBe('');
  });

  it('shares no data with another database', () => {
    const first = createDatabase();
    const second = createDatabase();
    first.okopf.create(row);
    expect([first.okopf.count(), second.okopf.count()]).toEqual([1, 0]);
  });

  it('opens no BroadcastChannel, even if there is a window', () => {
    const opened = vi.fn<(what: string) => void>();
    class Channel extends EventTarget {
      constructor(name: string) {
        super();
        opened(name);
      }
      postMessage(): void {
        opened('message');
      }
    }
    vi.stubGlobal('window', {});
    vi.stubGlobal('BroadcastChannel', Channel);
    createDatabase().okopf.create(row);
    expect(opened).not.toHaveBeenCalled();
    expect(globalThis.BroadcastChannel).toBe(Channel);
  });

  it('keeps null as null', () => {
    const file = createDatabase().storedFile.create({ ...FILE, organizationId: null });
    expect(file.organizationId).toBeNull();
  });
});

describe('the relations of rows', () => {
  it('return the rows to which a row’s ids refer, even after a change', () => {
    const { world } = createBackend();
    const where = { id: { equals: APPROVED_IN_THE_END } };
    const offer = world.db.debtorOffer.findFirst({ where });
    expect(offer?.insurer?.name).toBe('Страховая компания «Опора»');
    expect(offer?.organization?.name).toBe('ООО «Северный ветер»');
    expect(offer?.agreement).toBeNull();
    const changed = world.db.debtorOffer.update({
      where,
      data: { insurerId: 'pervaya', agreementId: SEEDED_AGREEMENT_ID },
    });
    expect(changed?.insurer?.name).toBe('«Первая страховая»');
    expect(changed?.agreement?.organization?.name).toBe('ООО «Северный ветер»');
  });

  it('return all rows that refer to a row, even after a change and a removal', () => {
    const { world, seed } = createBackend();
    const [one, other] = seed.financeAgreement.many(2);
    const agreementOf = (id = '') =>
      world.db.financeAgreement.findFirst({ where: { id: { equals: id } } });
    const [first, second] = seed.financeInvoice.many(2, { ...(one && { agreement: one }) });
    const where = { id: { equals: first?.id ?? '' } };
    expect(one?.invoices.map(({ id }) => id)).toEqual([first?.id, second?.id]);
    world.db.financeInvoice.update({ where, data: { agreementId: other?.id ?? '' } });
    expect(agreementOf(one?.id)?.invoices.map(({ id }) => id)).toEqual([second?.id]);
    expect(agreementOf(other?.id)?.invoices.map(({ id }) => id)).toEqual([first?.id]);
    world.db.financeInvoice.delete({ where });
    expect(other?.invoices).toEqual([]);
    expect(JSON.stringify(one)).not.toContain('invoices');
  });

  it('are not columns, so they are neither copied nor saved', () => {
    const { world } = createBackend();
    const [offer] = world.db.debtorOffer.getAll();
    expect(Object.keys({ ...offer })).not.toContain('insurer');
    expect(JSON.stringify(offer)).not.toContain('Опора');
  });

  it('return the related rows after a saved state was restored', () => {
    const [first, second] = [createBackend(), createBackend({ scenario: 'empty' })];
    second.restore(JSON.parse(JSON.stringify(first.snapshot())));
    expect(second.world.db.financeRequest.getAll()[0]?.offer?.bank?.fullName).toMatch(
      /банк|кредит/,
    );
  });
});
