import { expect, it } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import { unknownStatus } from '../../../../domain/statuses/status';
import { shownSupply } from './shownSupply';

it('takes nothing that is no text for one', () => {
  const values = [null, {}, [], 7, true, undefined];
  for (const value of values) {
    const fields = ['number', 'invoiceNumber', 'debtor', 'status', 'files', 'documentType'];
    const spoiled = Object.fromEntries(fields.map((field) => [field, value]));
    const supply = shownSupply(answered('getSupply', { id: 's1', ...spoiled }));
    expect(['', '7']).toContain(supply.number);
    expect(supply.buyer).toBe('');
    expect(supply.files).toEqual([]);
    expect(supply.status).toEqual(unknownStatus);
  }
});

it('names the documents with their dates, and a file without a name', () => {
  const row = {
    id: 's1',
    documentType: 'WAYBILL',
    invoiceNumber: '17',
    invoiceDate: '2026-11-03',
    contractNumber: 'П-4',
    contractDate: null,
    deferralDays: 45,
    files: [{ id: 'f1' }, { name: 'без id' }, null],
    status: { name: 'LATER', description: 'В пути' },
  };
  const supply = shownSupply(answered('getSupply', row));
  expect(supply.documentType).toBe('ТОРГ-12');
  expect(supply.invoice).toBe('№\u00A017 от\u00A003.11.2026');
  expect(supply.contract).toBe('№\u00A0П-4');
  expect(supply.deferral).toBe('45\u00A0дн.');
  expect(supply.files).toEqual([{ id: 'f1', name: 'Документ' }]);
  expect(supply.status).toEqual({ ...unknownStatus, label: 'В пути' });
  expect(shownSupply(answered('getSupply', { ...row, documentType: 'CMR' })).documentType).toBe(
    'CMR',
  );
});
