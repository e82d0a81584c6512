import { expect, it } from 'vitest';
import { claimTypeName, documentKindName, noClaimReason, returnReasonName } from './claims';

it.each([
  ['DAMAGE', 'Повреждение'],
  ['LOSS', 'Утрата'],
  ['PARTIAL_LOSS', 'Частичная утрата'],
  ['RETURN', 'Возвраты и невыкупы'],
  ['LATER', 'LATER'],
  ['constructor', 'constructor'],
])('the cause %s of a claim is called «%s»', (code, name) => {
  expect(claimTypeName(code)).toBe(name);
});

it.each([
  ['RETURN', 'Возврат'],
  ['NOT_REDEEMED', 'Невыкуп'],
  ['LATER', 'LATER'],
])('the reason %s of a return is called «%s»', (code, name) => {
  expect(returnReasonName(code)).toBe(name);
});

it.each([
  ['PHOTO', 'Фото повреждений и упаковки'],
  ['DAMAGE_REPORT', 'Акт о повреждении'],
  ['WAYBILL', 'Накладная'],
  ['VALUE_PROOF', 'Подтверждение стоимости'],
  ['COURIER_REPLY', 'Ответ курьерской службы'],
  ['OTHER', 'Другие документы'],
  ['LATER', 'Другие документы'],
  ['toString', 'Другие документы'],
])('the document %s of a claim is called «%s»', (code, name) => {
  expect(documentKindName(code)).toBe(name);
});

it.each([
  ['CREATED', 'Заказ ещё не передан курьерской службе'],
  ['DELETED', 'Заказ удалён'],
  ['DELIVERED', undefined],
])('an order that is %s has the reason against a claim: %s', (status, title) => {
  expect(noClaimReason(status)?.title).toBe(title);
});
