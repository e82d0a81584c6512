import { digits } from '../../../../forms/field/useTextEntry';
import { SelectField } from '../../../../forms/field/SelectField';
import { TextField } from '../../../../forms/field/TextField';
import { EmailField } from '../../../../forms/person/EmailField';
import { PhoneField } from '../../../../forms/person/PhoneField';
import { mobilePhone } from '../../../../forms/validators/requisites';
import { email, maxLength, regex } from '../../../../forms/validators/text';
import { formatPhone } from '../../../../lib/requisites';
import { defineFields, type Bag } from '../../../../blocks/steps/fieldTable';
import { listInputs } from '../../../../blocks/steps/fieldInputs';
import {
  codeValue,
  flagValue,
  readText,
  textValue,
  withInput,
} from '../../../../blocks/steps/valueKinds';
import { MainContact } from '../contacts/MainContact';
import { line } from './requestKinds';

/** The roles of contact persons, in the order in which they are offered. */
const contactRoles: ReadonlyMap<string, string> = new Map([
  ['HEAD', 'Руководитель'],
  ['CHIEF_ACCOUNTANT', 'Главный бухгалтер'],
  ['FINANCE_DIRECTOR', 'Финансовый директор'],
  ['MANAGER', 'Менеджер'],
]);

const ROLES = [...contactRoles].map(([value, label]) => ({ value, label }));

/** The name of a role; undefined for an unknown one. */
export const roleName = (role: string): string | undefined => contactRoles.get(role);

const UNFILLED = { autoComplete: 'off' } as const;

// Required by the contract.
const roleValue = { ...codeValue(roleName), write: (value = 'MANAGER') => value };
const role = withInput(roleValue, SelectField, { options: ROLES });
const phone = withInput(textValue, PhoneField, UNFILLED);
const extension = withInput(textValue, TextField, {
  ...UNFILLED,
  inputMode: 'numeric',
  restrict: digits,
  maxLength: 10,
});
const mail = withInput(textValue, EmailField, UNFILLED);
const main = withInput(flagValue, MainContact, {});

/** The phone of a contact person with its extension, in one line; empty where there is neither. */
export function shownPhone({ phone: number, phoneExtension: extended }: Bag): string {
  const shown = formatPhone(readText(number) ?? '');
  const code = readText(extended);
  return code === undefined ? shown : `${shown}, доб. ${code}`;
}

/** Everything that is stated of a contact person's fields. */
export const contactTable = defineFields({
  role: { label: 'Роль', kind: role, required: true, span: 'third' },
  fullName: {
    label: 'ФИО',
    kind: line,
    rules: [maxLength(300)],
    required: true,
    span: 'third',
    summary: false,
  },
  position: {
    label: 'Должность',
    kind: line,
    rules: [maxLength(300)],
    required: true,
    span: 'third',
  },
  phone: {
    label: 'Телефон',
    kind: phone,
    rules: [mobilePhone],
    required: true,
    span: 'third',
    summary: { text: shownPhone },
  },
  phoneExtension: {
    label: 'Добавочный',
    kind: extension,
    rules: [regex(/^\d{1,10}$/, 'Добавочный — до 10 цифр')],
    span: 'third',
    summary: false,
  },
  email: {
    label: 'Электронная почта',
    kind: mail,
    rules: [email],
    required: true,
    span: 'third',
  },
  isMain: { label: 'Основной контакт', kind: main },
});

/** The fields of the contact person who stands at this place of the list. */
export const contactInputs = listInputs(contactTable, 'contactData');
