import { describe, expect, it } from 'vitest';
import { debtorOffer, organization } from '../../../../test/render/seeds';
import { spoiled } from '../../../../test/render/spoiled';
import { agreementRequestOf, policyholderOf, policyholderRules } from './policyholderForm';

const clientCompany = {
  ...organization,
  itn: '7707083893',
  kpp: null,
  ogrn: '1027700132195',
  legalAddress: 'г. Москва',
};
const offer = { ...debtorOffer('NEW'), clientCompany };
const sender = { userId: 'user-1', offerId: 'offer-1' };

describe('the policyholder form', () => {
  it('is prefilled from the offer, with the confirmation unchecked', () => {
    expect(policyholderOf(offer)).toEqual({
      itn: '7707083893',
      name: 'ООО «Северный ветер»',
      ceoName: 'Соколова Анна Викторовна',
      kpp: '',
      ogrn: '1027700132195',
      legalAddress: 'г. Москва',
      confirmation: false,
    });
  });

  it('has an empty ИНН if the server’s data are incomplete', async () => {
    expect(policyholderOf(await spoiled('empty-object', offer)).itn).toBe('');
  });

  it('sends the organization, with null for an empty КПП and without the confirmation field', () => {
    const values = { ...policyholderOf(offer), confirmation: true };
    expect(agreementRequestOf(values, sender)).toEqual({
      userId: 'user-1',
      offerId: 'offer-1',
      organization: {
        itn: '7707083893',
        name: 'ООО «Северный ветер»',
        ceoName: 'Соколова Анна Викторовна',
        kpp: null,
        ogrn: '1027700132195',
        legalAddress: 'г. Москва',
      },
    });
  });

  it('sends nothing if the confirmation is unchecked or the user is unknown', () => {
    const values = policyholderOf(offer);
    expect(agreementRequestOf(values, sender)).toBeNull();
    expect(
      agreementRequestOf({ ...values, confirmation: true }, { ...sender, userId: undefined }),
    ).toBeNull();
  });

  it('has a message for each wrong requisite and for the missing confirmation', () => {
    const values = { ...policyholderOf(offer) };
    const check = (name: keyof typeof policyholderRules, value: unknown) =>
      policyholderRules[name](value, values);
    expect(check('itn', 'abc')).toBe('Значение должно быть числом');
    expect(check('itn', '7707083894')).toBe('Неправильное контрольное число ИНН');
    expect(check('itn', '7707083893')).toBeUndefined();
    expect(check('kpp', '')).toBeUndefined();
    expect(check('kpp', '77A')).toBe('Значение должно быть числом');
    expect(check('ogrn', '10277x')).toBe('Значение должно быть числом');
    expect(check('confirmation', false)).toBe('Необходимо подтвердить данные об организации');
    expect(check('confirmation', true)).toBeUndefined();
  });
});
