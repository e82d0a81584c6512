import { digits } from '../../../../forms/field/useTextEntry';
import { SelectField } from '../../../../forms/field/SelectField';
import { TextField } from '../../../../forms/field/TextField';
import { EmailField } from '../../../../forms/person/EmailField';
import { PhoneField } from '../../../../forms/person/PhoneField';
import { mobilePhone } from '../../../../forms/validators/requisites';
import { email, maxLength, regex } from '../../../../forms/validators/text';
import { formatPhone } from '../../../../lib/requisites';
import type { RawEntry } from '../../../../blocks/steps/fieldTable';
import { statedKind } from '../../../../blocks/steps/statedKind';
import { codeValue, flagValue, readText, textValue } from '../../../../blocks/steps/valueKinds';
import { MainContact } from '../contacts/MainContact';
import { line } from './requestKinds';

/** The roles of contact persons, in display order. */
const ROLES = [
  { value: 'HEAD', label: 'Руководитель' },
  { value: 'CHIEF_ACCOUNTANT', label: 'Главный бухгалтер' },
  { value: 'FINANCE_DIRECTOR', label: 'Финансовый директор' },
  { value: 'MANAGER', label: 'Менеджер' },
];

/** Returns the name of a role; undefined for an unknown role. */
export const roleName = (role: string): string | undefined =>
  ROLES.find(({ value }) => value === role)?.label;

const UNFILLED = { autoComplete: 'off' } as const;

// The contract requires a role, so MANAGER is sent if the role is missing.
const roleValue = { ...codeValue(roleName), write: (value = 'MANAGER') => value };
const role = statedKind(roleValue, SelectField, { options: ROLES });
const phone = statedKind(textValue, PhoneField, UNFILLED);
const extension = statedKind(textValue, TextField, {
  ...UNFILLED,
  inputMode: 'numeric',
  restrict: digits,
  maxLength: 10,
});
const mail = statedKind(textValue, EmailField, UNFILLED);
const main = statedKind(flagValue, MainContact, {});

/** Returns the phone of a contact person in one line, with the extension; empty if both are missing. */
export function shownPhone({ phone: number, phoneExtension: extended }: RawEntry): string {
  const code = readText(extended);
  const parts = [formatPhone(readText(number) ?? ''), code && `доб. ${code}`];
  return parts.filter(Boolean).join(', ');
}

export const contactTable = {
  role: role({ label: 'Роль', required: true, span: 'third' }),
  fullName: line({
    label: 'ФИО',
    rules: [maxLength(300)],
    required: true,
    span: 'third',
    summary: false,
  }),
  position: line({
    label: 'Должность',
    rules: [maxLength(300)],
    required: true,
    span: 'third',
  }),
  phone: phone({
    label: 'Телефон',
    rules: [mobilePhone],
    required: true,
    span: 'third',
    summary: { text: shownPhone },
  }),
  phoneExtension: extension({
    label: 'Добавочный',
    rules: [regex(/^\d{1,10}$/, 'Добавочный — до 10 цифр')],
    span: 'third',
    summary: false,
  }),
  email: mail({
    label: 'Электронная почта',
    rules: [email],
    required: true,
    span: 'third',
  }),
  isMain: main({ label: 'Основной контакт' }),
};
