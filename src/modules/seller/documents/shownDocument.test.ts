import { describe, expect, it } from 'vitest';
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

describe('a document as it is shown', () => {
  it('has the words of the cabinet, and of the server where it has some', () => {
    const shown = shownDocument(row);
    expect(shown).toMatchObject({ type: 'Акт', period: '01.10.2026\u00A0— 31.10.2026' });
    expect(shown.status).toMatchObject({ label: 'Подписан', tone: 'success' });
  });

  it('without a period or a file says so', () => {
    expect(shownDocument({ ...row, period: null, fileId: null })).toMatchObject({
      period: '—',
      fileId: '',
    });
  });

  it('of a kind or in a status that nobody knows is shown all the same', () => {
    const shown = shownDocument({ ...row, type: 'RIDER', status: { name: 'LOST' } });
    expect(shown.type).toBe('RIDER');
    expect(shown.status.tone).toBe('neutral');
  });

  it.each([[{}], [{ ...row, name: { a: 1 }, type: ['ACT'], status: 7, date: null, fileId: {} }]])(
    'of any shape is text: %j',
    (spoiled) => {
      const { status, ...texts } = shownDocument(spoiled);
      expect(Object.values(texts).every((text) => typeof text === 'string')).toBe(true);
      expect(texts.name).not.toBe('');
      expect(status.tone).toBe('neutral');
    },
  );
});
