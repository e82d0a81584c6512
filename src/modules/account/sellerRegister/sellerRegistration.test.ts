import { describe, expect, it } from 'vitest';
import { answered } from '../../../../test/render/answered';
import type { ApiError } from '../../../api/errors';
import {
  checkFailure,
  foundSeller,
  sellerRegistrationOf,
  sellerValuesOf,
} from './sellerRegistration';

const check = { itn: '781623456717', contractNumber: 'МП-204518', mobilePhone: '+79217654321' };
const person = {
  lastname: 'Лебедев',
  firstname: 'Павел',
  middlename: 'Олегович',
  email: 'lebedev@lavka-lebedeva.ru',
};

describe('the application of a seller', () => {
  it('contains the values of both steps, and no consent to mailing by default', () => {
    const values = { ...person, consents: { personalData: true, terms: true } };
    expect(sellerRegistrationOf(values, check)).toEqual({
      ...check,
      ...person,
      consents: { personalData: true, terms: true, mailing: false },
    });
  });

  it('is restored in both steps, except for the consents', () => {
    expect(sellerValuesOf(sellerRegistrationOf(person, check))).toEqual({ check, person });
  });
});

const found = (body: object) => foundSeller(answered('checkSellerData', body));

describe('the response to a seller check', () => {
  const organization = {
    itn: '7707083893',
    name: 'ПАО Сбербанк',
    ceoName: 'Греф Герман Оскарович',
    kpp: '773601001',
    ogrn: '1027700132195',
    legalAddress: 'г. Москва',
  };

  it('contains the seller unchanged', () => {
    const answer = { organization, contractNumber: 'МП-1' };
    expect(found(answer)).toEqual(answer);
  });

  it('has empty fields for values that are neither text nor numbers', () => {
    const answer = { organization: { ...organization, ogrn: {}, kpp: 5 }, contractNumber: [] };
    expect(found(answer)).toEqual({
      organization: { ...organization, ogrn: '', kpp: '5' },
      contractNumber: '',
    });
  });

  it.each([{}, { organization: null }, { organization: { name: {} } }])(
    'is refused for %j',
    (answer) => {
      expect(found(answer)).toBeNull();
    },
  );
});

describe('a failed check', () => {
  const refusal: ApiError = {
    status: 404,
    code: null,
    message: 'Not Found',
    fieldErrors: [{ field: 'itn', message: 'x' }],
  };

  it('has the cabinet’s own message if no seller was found', () => {
    expect(checkFailure(refusal)).toEqual({
      status: 404,
      code: null,
      message:
        'Данные не найдены. Проверьте ИНН и номер договора или запросите ссылку в поддержке маркетплейса',
      fieldErrors: [],
    });
  });

  it('has the server’s message for any other refusal', () => {
    const busy = { ...refusal, status: 429 };
    expect(checkFailure(busy)).toBe(busy);
  });
});
