import { describe, expect, it } from 'vitest';
import { personOf } from './person';
import {
  isSoleProprietor,
  registrationOf,
  registrationValuesOf,
  type RegistrationValues,
} from './registration';

const values: RegistrationValues = {
  organization: {
    itn: '7707083893',
    name: 'ПАО Сбербанк',
    ceoName: 'Греф Герман Оскарович',
    kpp: '773601001',
    ogrn: '1027700132195',
    legalAddress: '117312, г. Москва, ул. Вавилова, д. 19',
  },
  lastname: 'Жукова',
  firstname: 'Вера',
  middlename: 'Ильинична',
  mobilePhone: '+79161230000',
  email: 'zhukova@novaya.ru',
  consents: { personalData: true, terms: true },
};

const PROPRIETOR = { ...values.organization, itn: '500100732259', ogrn: '304500116000157' };

describe('the application of an organization', () => {
  it('contains the input, and the state of each consent', () => {
    expect(registrationOf(values)).toEqual({
      organization: values.organization,
      lastname: 'Жукова',
      firstname: 'Вера',
      middlename: 'Ильинична',
      mobilePhone: '+79161230000',
      email: 'zhukova@novaya.ru',
      consents: { personalData: true, terms: true, mailing: false },
    });
  });

  it('has no КПП if the field is empty', () => {
    const { kpp: _kpp, ...organization } = values.organization;
    expect(registrationOf({ ...values, organization }).organization.kpp).toBeNull();
  });

  it('omits a КПП typed before if the organization is a sole proprietor', () => {
    const { organization } = registrationOf({ ...values, organization: PROPRIETOR });
    expect(organization).toEqual({ ...PROPRIETOR, kpp: null });
  });

  it('contains only the fields that the call accepts', () => {
    const hostile = { ...values, isVerified: true, roles: ['GODMOD'] };
    expect(Object.keys(registrationOf(hostile)).toSorted()).toEqual([
      'consents',
      'email',
      'firstname',
      'lastname',
      'middlename',
      'mobilePhone',
      'organization',
    ]);
  });

  it('is restored in the form, except for the consents', () => {
    const { consents: _consents, ...typed } = values;
    expect(registrationValuesOf(registrationOf(values))).toEqual(typed);
    const { kpp: _kpp, ...organization } = { ...values.organization, ...PROPRIETOR };
    const { middlename: _middlename, ...person } = typed;
    const withoutOptional = { ...person, organization, hasNoMiddlename: true };
    const again = registrationValuesOf(registrationOf(withoutOptional));
    expect(again).toEqual(withoutOptional);
  });
});

describe('the person of an application', () => {
  it('has no отчество if «Нет отчества» is checked, even if an отчество was typed before', () => {
    expect(personOf({ ...values, hasNoMiddlename: true }).middlename).toBeNull();
    const { middlename: _middlename, ...rest } = values;
    expect(personOf(rest).middlename).toBeNull();
  });

  it('has false for a consent that was not checked', () => {
    const { consents: _consents, ...rest } = values;
    expect(personOf(rest).consents).toEqual({ personalData: false, terms: false, mailing: false });
    const odd = { ...values, consents: { mailing: true } };
    expect(personOf(odd).consents).toEqual({ personalData: false, terms: false, mailing: true });
  });
});

it.each([
  ['500100732259', true],
  [' 500100732259 ', true],
  ['7707083893', false],
  ['50010073225', false],
  ['5001007322599', false],
  ['50010073225a', false],
  [500100732259, false],
  [undefined, false],
])('isSoleProprietor(%o) returns %s', (itn, expected) => {
  expect(isSoleProprietor(itn)).toBe(expected);
});
