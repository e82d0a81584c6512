import { expect, it } from 'vitest';
import { shownPhone } from './contactTable';
import { knownLabel, labelOf } from './requestForm';

it('the label of a field is found by its path', () => {
  expect(labelOf('founders.0.itn')).toBe('Учредитель 1: ИНН');
  expect(labelOf('founders.1.passport.series')).toBe('Учредитель 2: Серия паспорта');
  expect(labelOf('contactData.2.phone')).toBe('Контактное лицо 3: Телефон');
  expect(labelOf('paymentDetails.bik')).toBe('БИК');
  expect(labelOf('founders')).toBe('Учредители');
});

it('an unknown path has no known label, and labelOf calls it «Поле анкеты»', () => {
  const strange = ['__proto__.x', 'founders.x.itn', 'founders.0.constructor', 'toString', ''];
  expect(strange.map(knownLabel)).toEqual(strange.map(() => undefined));
  expect(labelOf('founders.0.constructor')).toBe('Поле анкеты');
});

it('the phone of a contact is shown with its extension, or the extension alone without a phone', () => {
  expect(shownPhone({ phone: '79001234567', phoneExtension: '12' })).toMatch(/67, доб\. 12$/);
  expect(shownPhone({ phoneExtension: '12' })).toBe('доб. 12');
  expect(shownPhone({})).toBe('');
});
