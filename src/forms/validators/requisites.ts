import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isMobilePhone,
  isOgrn,
  isPassword,
  isSettlementAccount,
} from '../../lib/requisites';
import { isEmpty, otherField, whenFilled, type Validator } from './validator';

// F3: messages have the exact words of the product, including the typo «цифов».
const BIK_EMPTY = 'БИК пуст';
const BIK_LENGTH = 'Значение должно состоять из 9 символов';
const ACCOUNT_LENGTH = 'Значение должно содержать 20 символов';
const MOBILE_PHONE = 'Введите 10 цифов после +7 без пробелов и одиночных символов';

function rule(isValid: (value: unknown) => boolean, message: string): Validator {
  return whenFilled((value) => (isValid(value) ? undefined : message));
}

export const inn: Validator = rule(isInn, 'Неправильное контрольное число ИНН');
export const ogrn: Validator = rule(isOgrn, 'ОГРН некорректен');
export const kpp: Validator = rule(isKpp, 'КПП некорректен');
export const mobilePhone: Validator = rule(isMobilePhone, MOBILE_PHONE);
export const password: Validator = rule(isPassword, 'Пароль не соответствует требованиям');

/** Rule of a БИК. Unlike other rules it refuses an empty field, because the product has a message for that. */
export const bik: Validator = (value) => {
  if (isEmpty(value)) return BIK_EMPTY;
  return isBik(value) ? undefined : BIK_LENGTH;
};

type AccountRule = (account: unknown, bik: unknown) => boolean;

/**
 * Creates the rule of an account. The account's key is checked only with a valid БИК; without one, the rule of the БИК
 * field reports the error.
 */
function accountRule(
  isValid: AccountRule,
  messages: { empty: string; incorrect: string },
  bikField: string | undefined,
): Validator<string> {
  return (value, values) => {
    if (isEmpty(value)) return messages.empty;
    if (typeof value !== 'string' || !/^[0-9]{20}$/.test(value)) return ACCOUNT_LENGTH;
    const bikValue = bikField === undefined ? undefined : otherField(values, bikField);
    if (!isBik(bikValue)) return undefined;
    return isValid(value, bikValue) ? undefined : messages.incorrect;
  };
}

/** Creates the rule for a correspondent account; `bikField` names the field with the bank's БИК. */
export function correspondentAccount(bikField: string | undefined): Validator<string> {
  const messages = { empty: 'К/С пуст', incorrect: 'Корреспондентский счет некорректен' };
  return accountRule(isCorrespondentAccount, messages, bikField);
}

/** Creates the rule for a settlement account; `bikField` names the field with the bank's БИК. */
export function settlementAccount(bikField: string | undefined): Validator<string> {
  const messages = { empty: 'Р/С пуст', incorrect: 'Расчётный счет некорректен' };
  return accountRule(isSettlementAccount, messages, bikField);
}
