import { expect, it } from 'vitest';
import { documentName, sellerDocuments, supplyDocuments } from './documents';

it.each([
  [sellerDocuments, 'AGREEMENT', 'Договор'],
  [sellerDocuments, 'CERTIFICATE', 'Сертификат'],
  [sellerDocuments, 'ACT', 'Акт'],
  [sellerDocuments, 'INVOICE', 'Счёт'],
  [supplyDocuments, 'UPD', 'УПД'],
  [supplyDocuments, 'WAYBILL', 'ТОРГ-12'],
  [supplyDocuments, 'ACT', 'Акт'],
  [supplyDocuments, 'LATER', 'LATER'],
  [supplyDocuments, 'constructor', 'constructor'],
])('of %j, the document %s is called «%s»', (kinds, type, name) => {
  expect(documentName(kinds, type)).toBe(name);
});
