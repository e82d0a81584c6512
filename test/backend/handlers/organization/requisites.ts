import { ApiFailure, type FieldError } from '../../core/failure';
import { isBankAccount, ogrn, organizationInn, personalInn } from '../../scenarios/checksums';

/**
 * Throws a 422 if a control digit is wrong. The contract has already checked the format.
 *
 * @param prefix path of the requisites in the request body, such as `organization.`
 */
export function demandValidRequisites(
  requisites: { itn: string; ogrn: string },
  prefix: string,
): void {
  const wrong: FieldError[] = [];
  if (!isInn(requisites.itn)) {
    wrong.push({ field: `${prefix}itn`, message: 'Неправильное контрольное число ИНН' });
  }
  if (ogrn(requisites.ogrn.slice(0, -1)) !== requisites.ogrn) {
    wrong.push({ field: `${prefix}ogrn`, message: 'ОГРН некорректен' });
  }
  refuse(wrong);
}

/** Throws a 422 if an account does not match the БИК. */
export function demandValidAccounts(accounts: {
  bik: string;
  correspondentAccount: string;
  settlementAccount: string;
}): void {
  const { bik, correspondentAccount, settlementAccount } = accounts;
  const wrong: FieldError[] = [];
  if (!isBankAccount(`0${bik.slice(4, 6)}`, correspondentAccount)) {
    wrong.push({
      field: 'correspondentAccount',
      message: 'Корреспондентский счет некорректен',
    });
  }
  if (!isBankAccount(bik.slice(6), settlementAccount)) {
    wrong.push({ field: 'settlementAccount', message: 'Расчётный счет некорректен' });
  }
  refuse(wrong);
}

function isInn(itn: string): boolean {
  const completed =
    itn.length === 10 ? organizationInn(itn.slice(0, 9)) : personalInn(itn.slice(0, 10));
  return completed === itn;
}

function refuse(fieldErrors: readonly FieldError[]): void {
  const [first] = fieldErrors;
  if (first === undefined) return;
  throw new ApiFailure(422, first.message, { code: 'VALIDATION_ERROR', fieldErrors });
}
