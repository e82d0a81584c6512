import {
  isBik,
  isCorrespondentAccount,
  isSettlementAccount,
} from '../../../../../src/lib/requisites';
import type { FieldError } from '../../../core/failure';
import type { FinanceFormRow } from '../../../tables/finance';
import { check, required, rule, textRule } from './field';

const accountLength = textRule(
  (text) => /^\d{20}$/.test(text),
  'Значение должно содержать 20 символов',
);

export function checkPaymentDetails(details: FinanceFormRow['paymentDetails']): FieldError[] {
  const { bik, bankName, correspondentAccount, settlementAccount } = details ?? {};
  const at = 'paymentDetails';
  const isRightBik = isBik(bik);
  // Accounts are checked against the БИК, which must be valid for that.
  const against = (isRight: (account: unknown, bik: unknown) => boolean, message: string) =>
    rule((account) => !isRightBik || isRight(account, bik), message);
  return [
    ...check(
      `${at}.bik`,
      bik,
      required('БИК пуст'),
      rule(isBik, 'Значение должно состоять из 9 символов'),
    ),
    ...check(`${at}.bankName`, bankName, required()),
    ...check(
      `${at}.correspondentAccount`,
      correspondentAccount,
      required('К/С пуст'),
      accountLength,
      against(isCorrespondentAccount, 'Корреспондентский счет некорректен'),
    ),
    ...check(
      `${at}.settlementAccount`,
      settlementAccount,
      required('Р/С пуст'),
      accountLength,
      against(isSettlementAccount, 'Расчётный счет некорректен'),
    ),
  ];
}
