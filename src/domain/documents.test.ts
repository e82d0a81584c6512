import { expect, it } from 'vitest';
import { documentName, sellerDocuments, supplyDocuments } from './documents';

const kindsOf = { seller: sellerDocuments, supply: supplyDocuments };

it.each([
  ['seller', 'AGREEMENT', 'Договор'],
  ['seller', 'CERTIFICATE', 'Сертификат'],
  ['seller', 'ACT', 'Акт'],
  ['seller', 'INVOICE', 'Счёт'],
  ['supply', 'UPD', 'УПД'],
  ['supply', 'WAYBILL', 'ТОРГ-12'],
  ['supply', 'ACT', 'Акт'],
  ['supply', 'LATER', 'LATER'],
  ['supply', 'constructor', 'constructor'],
] as const)('a %s’s document of the kind %s is called «%s»', (owner, type, name) => {
  expect(documentName(kindsOf[owner], type)).toBe(name);
});
