import { isMobilePhone } from '../../../../../src/lib/requisites';
import type { FieldError } from '../../../core/failure';
import type { FinanceFormRow } from '../../../tables/finance';
import { check, required, rule, textRule } from './field';

type ContactPerson = FinanceFormRow['contactData'][number];

const PHONE = 'Введите 10 цифр после +7 без пробелов и одиночных символов';

/**
 * Returns the errors of the contacts: at least one is required, all must be complete, and exactly one must be the main
 * contact.
 */
export function checkContacts(contacts: readonly ContactPerson[]): FieldError[] {
  if (contacts.length === 0) {
    return [{ field: 'contactData', message: 'Добавьте хотя бы одно контактное лицо' }];
  }
  const mains = contacts.filter(({ isMain }) => isMain === true).length;
  return [
    ...contacts.flatMap((contact, index) => checkContact(contact, `contactData.${index}`)),
    ...(mains === 1
      ? []
      : [{ field: 'contactData', message: 'Укажите одно основное контактное лицо' }]),
  ];
}

function checkContact(contact: ContactPerson, at: string): FieldError[] {
  const { fullName, position, phone, phoneExtension, email } = contact;
  return [
    ...check(`${at}.fullName`, fullName, required()),
    ...check(`${at}.position`, position, required()),
    ...check(`${at}.phone`, phone, required(), rule(isMobilePhone, PHONE)),
    ...check(
      `${at}.phoneExtension`,
      phoneExtension,
      textRule((text) => /^\d{1,10}$/.test(text), 'Значение должно быть числом'),
    ),
    ...check(
      `${at}.email`,
      email,
      required(),
      textRule((text) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text), 'Электронная почта некорректна'),
    ),
  ];
}
