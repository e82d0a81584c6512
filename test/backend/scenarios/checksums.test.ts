import { describe, expect, it } from 'vitest';
import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isMobilePhone,
  isOgrn,
  isPassword,
  isSettlementAccount,
} from '../../../src/lib/requisites';
import { createBackend } from '../backend';
import { correspondentAccount, ogrn, organizationInn, personalInn } from './checksums';

describe('requisites that the mock backend completes', () => {
  it('are equal to known requisites', () => {
    // ПАО Сбербанк: published requisites.
    expect(organizationInn('770708389')).toBe('7707083893');
    expect(ogrn('102770013219')).toBe('1027700132195');
    expect(correspondentAccount('044525225')).toBe('30101810400000000225');
    expect(personalInn('5001007322')).toBe('500100732259');
  });
});

describe('the validation of the cabinet', () => {
  const { db } = createBackend().world;

  it.each(db.organization.getAll().map((row) => [row.name, row] as const))(
    'accepts the requisites of %s',
    (_name, row) => {
      expect(isInn(row.itn)).toBe(true);
      expect(isOgrn(row.ogrn)).toBe(true);
      expect(row.kpp === null ? row.legalStatusName : isKpp(row.kpp)).toBe(
        row.kpp === null ? 'INDIVIDUAL' : true,
      );
    },
  );

  it.each(db.paymentDetails.getAll().map((row) => [row.settlementAccount, row] as const))(
    'accepts the account %s',
    (_account, row) => {
      expect(isBik(row.bik)).toBe(true);
      expect(isCorrespondentAccount(row.correspondentAccount, row.bik)).toBe(true);
      expect(isSettlementAccount(row.settlementAccount, row.bik)).toBe(true);
    },
  );

  it('accepts the phones and passwords of the demo users', () => {
    for (const { mobilePhone, password } of db.user.getAll()) {
      expect(mobilePhone === null || isMobilePhone(mobilePhone)).toBe(true);
      expect(isPassword(password)).toBe(true);
    }
  });
});
