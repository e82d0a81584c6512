import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend';
import { readPdf } from '../testing/readPdf';
import { refuse, send, signIn, succeed } from '../testing/client';
import { expectNoProblems } from '../testing/expectNoProblems';

const MARIA = 'belova@lavka-belovoy.ru';

describe('the documents of a seller', () => {
  it('are 25 documents of four types, the newest first', async () => {
    const backend = createBackend();
    const token = await signIn(backend, MARIA);
    const { content } = await succeed(backend, 'findSellerDocuments', {
      token,
      body: { pageSize: 100 },
    });
    expect(content.length).toBe(25);
    expect(new Set(content.map(({ type }) => type))).toEqual(
      new Set(['AGREEMENT', 'CERTIFICATE', 'ACT', 'INVOICE']),
    );
    const dates = content.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('can be filtered by the displayed fields', async () => {
    const backend = createBackend();
    const token = await signIn(backend, MARIA);
    const page = await succeed(backend, 'findSellerDocuments', {
      token,
      body: {
        filters: [
          { field: 'type', value: ['ACT', 'INVOICE'], operation: 'IN' },
          { field: 'status.name', value: 'AWAITING_SIGNATURE', operation: 'EQ' },
        ],
      },
    });
    expect(page.content.map(({ type, fileId }) => [type, fileId])).toEqual([['ACT', null]]);
  });

  it('are valid PDF files with Russian names, for their owner', async () => {
    const backend = createBackend();
    const token = await signIn(backend, MARIA);
    const { content } = await succeed(backend, 'findSellerDocuments', {
      token,
      body: { filters: [{ field: 'type', value: 'AGREEMENT', operation: 'EQ' }] },
    });
    const path = { id: content[0]?.fileId ?? '' };
    const response = await send(backend, 'downloadFile', { token, path });
    const disposition = response.headers.get('Content-Disposition') ?? '';
    const name = /filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '';
    expect(decodeURIComponent(name)).toBe('Договор страхования заказов.pdf');
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages.join(' ')).toContain('ИП Белова Мария Андреевна');
    const stranger = await signIn(backend);
    expect((await refuse(backend, 'downloadFile', { token: stranger, path })).status).toBe(404);
    expect((await refuse(backend, 'deleteFile', { token, path })).status).toBe(409);
    expectNoProblems(backend);
  });

  it('are refused to users who are not sellers', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const asked = { token, body: {} };
    expect((await refuse(backend, 'findSellerDocuments', asked)).status).toBe(403);
    backend.reset({ scenario: 'seller', keepSessions: true });
    expect((await succeed(backend, 'findSellerDocuments', asked)).totalElements).toBe(25);
  });
});
