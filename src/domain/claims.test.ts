import { expect, it } from 'vitest';
import {
  claimedOrders,
  claimTypeName,
  documentKindName,
  documentsByEvent,
  isAnsweredObjection,
  isEndedClaim,
  isOpenClaim,
  isRevocableClaim,
  noClaimReason,
  returnReasonName,
} from './claims';

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
  [
    'CREATED',
    {
      title: 'Заказ ещё не передан курьерской службе',
      text: 'Он будет застрахован с момента передачи: до неё заявление подать нельзя.',
    },
  ],
  [
    'DELETED',
    {
      title: 'Заказ удалён',
      text: 'Удалённый заказ не застрахован: заявление по нему подать нельзя.',
    },
  ],
  ['DELIVERED', undefined],
])('noClaimReason for the order status %s returns %j', (status, reason) => {
  expect(noClaimReason(status)).toEqual(reason);
});

it.each([
  ['DRAFT', 'can be changed', 'changed'],
  ['SUBMITTED', 'can be withdrawn', 'withdrawn'],
  ['UNDER_REVIEW', 'can be withdrawn', 'withdrawn'],
  ['DOCUMENTS_REQUESTED', 'can be changed and withdrawn', 'changed withdrawn'],
  ['APPROVED', 'can be neither changed nor withdrawn', ''],
  ['PARTIALLY_APPROVED', 'can be neither changed nor withdrawn', ''],
  ['REJECTED', 'is over', 'over'],
  ['PAID', 'is over', 'over'],
  ['WITHDRAWN', 'is over', 'over'],
  ['LATER', 'can be neither changed nor withdrawn', ''],
])('a claim with the status %s %s', (status, _rights, expected) => {
  const rights = { changed: isOpenClaim, withdrawn: isRevocableClaim, over: isEndedClaim };
  const held = Object.entries(rights).filter(([, isHeld]) => isHeld(status));
  expect(held.map(([right]) => right).join(' ')).toBe(expected);
});

it('an objection counts as answered once the insurer has accepted or declined it', () => {
  const statuses = ['ACCEPTED', 'DECLINED', 'SUBMITTED', 'LATER'];
  expect(statuses.filter(isAnsweredObjection)).toEqual(['ACCEPTED', 'DECLINED']);
});

it('claimedOrders returns the orders of a monthly claim that are not excluded', () => {
  const orders = [{ exclusionReason: null }, { exclusionReason: 'NOT_INSURED' }, {}];
  expect(claimedOrders({ orders })).toEqual([{ exclusionReason: null }, {}]);
});

it('each cause of a claim has its documents, the most important first', () => {
  const names = Object.entries(documentsByEvent).map(([cause, kinds]) => [
    claimTypeName(cause),
    kinds.map(documentKindName).join(', '),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    Повреждение:
      'Фото повреждений и упаковки, Акт о повреждении, Накладная, Подтверждение стоимости',
    Утрата: 'Накладная, Ответ курьерской службы, Подтверждение стоимости',
    'Частичная утрата':
      'Фото повреждений и упаковки, Акт о повреждении, Накладная, Подтверждение стоимости, Ответ курьерской службы',
  });
});
