import { describe, expect, it } from 'vitest';
import { answered } from '../../../../test/render/answered';
import { shownDocument } from './shownDocument';

const row = {
  id: 'd1',
  name: 'Акт об оказанных услугах',
  number: 'АКТ-2026-10/114',
  type: 'ACT',
  period: { startDate: '2026-10-01', endDate: '2026-10-31' },
  date: '2026-11-01',
  status: { name: 'VALID', description: 'Подписан' },
  fileId: 'f1',
};

/** Parses a server row with its schema, and prepares it for display like the page does. */
function shown(document: object) {
  const [read] = answered('findSellerDocuments', [{ id: 'd1', ...document }]).content;
  if (read === undefined) throw new Error('The row was left out');
  return shownDocument(read);
}

describe('a document for display', () => {
  it('has the cabinet’s text for its kind, and the server’s for its status', () => {
    const one = shown(row);
    expect(one).toMatchObject({ type: 'Акт', period: '01.10.2026\u00A0— 31.10.2026' });
    expect(one.status).toMatchObject({ label: 'Подписан', tone: 'done' });
  });

  it('has the month and the kind as its title, or its name if it has no kind or its period is not exactly one month', () => {
    expect(shown(row).title).toBe('Октябрь 2026 · Акт');
    const longer = { startDate: '2026-10-01', endDate: '2026-11-30' };
    for (const other of [{ period: longer }, { period: null }, { type: null }]) {
      expect(shown({ ...row, ...other }).title).toBe('Акт об оказанных услугах');
    }
  });

  it('has empty texts for a missing period or file', () => {
    expect(shown({ ...row, period: null, fileId: null })).toMatchObject({
      period: '',
      fileId: '',
    });
  });

  it('is displayed even if its kind or status is unknown', () => {
    const one = shown({ ...row, type: 'RIDER', status: { name: 'LOST' } });
    expect(one.type).toBe('RIDER');
    expect(one.status.tone).toBe('neutral');
  });

  it.each([[{}], [{ ...row, name: { a: 1 }, type: ['ACT'], status: 7, date: null, fileId: {} }]])(
    'has text in all fields for any data: %j',
    (spoiled) => {
      const { status, ...texts } = shown(spoiled);
      expect(Object.values(texts).every((text) => typeof text === 'string')).toBe(true);
      expect(texts.name).not.toBe('');
      expect(status.tone).toBe('neutral');
    },
  );
});
