import { describe, expect, it } from 'vitest';
import { groupErrors, wrongEntries } from './requestSteps';
import type { ContactValues, FounderValues, RequestValues } from './requestValues';

const context = { individual: false };
const empty: RequestValues = { founders: [], contactData: [], agreementFlags: {} };
const contact = (key: string, more: Partial<ContactValues> = {}): ContactValues => ({
  key,
  role: 'HEAD',
  fullName: 'Соколова Анна Викторовна',
  position: 'Директор',
  phone: '+79161234567',
  email: 'director@example.ru',
  ...more,
});

describe('the founders', () => {
  const share = (sharePercent: string): FounderValues => ({
    key: sharePercent,
    type: 'PERSON',
    sharePercent,
  });
  const of = (...founders: FounderValues[]) =>
    groupErrors('FOUNDERS', { ...empty, founders }, context).get('founders');

  it('must be at least one, with at most 100 percent together', () => {
    expect(of()).toBe('Добавьте хотя бы одного учредителя');
    expect(of(share('60'), share('40'))).toBeUndefined();
    expect(of(share('33,33'), share('33,34'), share('33,33'))).toBeUndefined();
    expect(of(share('60'), share('40,01'))).toBe('Сумма долей не может превышать 100 %');
  });

  it('are not required from a sole proprietor', () => {
    expect(groupErrors('FOUNDERS', empty, { ...context, individual: true }).size).toBe(0);
  });
});

describe('the contact persons', () => {
  const of = (...contactData: ContactValues[]) =>
    groupErrors('CONTACT_DATA', { ...empty, contactData }, context);

  it('must have exactly one main contact', () => {
    expect(of().get('contactData')).toBe('Добавьте хотя бы одно контактное лицо');
    expect(of(contact('1')).get('contactData')).toBe('Укажите одно основное контактное лицо');
    expect(of(contact('1', { isMain: true })).size).toBe(0);
    expect(of(contact('1', { isMain: true }), contact('2', { isMain: true })).size).toBe(1);
  });

  it.each<[keyof ContactValues, string, string]>([
    ['phone', '89161234567', 'Введите 10 цифов после +7 без пробелов и одиночных символов'],
    ['phoneExtension', '12-3', 'Добавочный — до 10 цифр'],
    ['email', 'director@', 'Электронная почта некорректна'],
    ['position', '', 'Поле обязательно для заполнения'],
  ])('may not have the %s %j: %s', (field, value, message) => {
    const errors = of(contact('1', { isMain: true, [field]: value }));
    expect([...errors]).toEqual([[`contactData.0.${field}`, message]]);
  });
});

describe('the account', () => {
  const of = (paymentDetails: RequestValues['paymentDetails']) => [
    ...groupErrors('PAYMENT_DETAILS', { ...empty, paymentDetails }, context).values(),
  ];

  it('has four required fields, most of them with their own messages', () => {
    expect(of(undefined)).toEqual([
      'БИК пуст',
      'Поле обязательно для заполнения',
      'К/С пуст',
      'Р/С пуст',
    ]);
  });

  it('is checked against its БИК if the БИК is complete', () => {
    const account = {
      bik: '044030999',
      bankName: 'Банк',
      correspondentAccount: '30101810400000000998',
      settlementAccount: '40702810655000012346',
    };
    expect(of(account)).toEqual([
      'Корреспондентский счет некорректен',
      'Расчётный счет некорректен',
    ]);
    expect(of({ ...account, bik: '04' })).toEqual(['Значение должно состоять из 9 символов']);
  });
});

it('every consent must be given', () => {
  const agreementFlags = { PERSONAL_DATA: true, CREDIT_HISTORY: false };
  expect([...groupErrors('AGREEMENT_FLAGS', { ...empty, agreementFlags }, context)]).toEqual([
    ['agreementFlags.CREDIT_HISTORY', 'Поле должно быть выбрано'],
  ]);
});

it('wrongEntries returns the keys of the entries that are named by the paths of errors', () => {
  const values = { ...empty, contactData: [contact('a'), contact('b')] };
  const errors = new Map([
    ['contactData.1.phone', 'x'],
    ['contactData', 'y'],
    ['founders.0.itn', 'z'],
  ]);
  expect(wrongEntries(values, errors)).toEqual(['b']);
});
