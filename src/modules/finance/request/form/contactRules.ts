import { required } from '../../../../forms/validators/required';
import { mobilePhone } from '../../../../forms/validators/requisites';
import { email, maxLength, regex } from '../../../../forms/validators/text';
import { firstFailing, type Validator } from '../../../../forms/validators/validator';
import type { contactLabels } from './fieldLabels';
import type { ContactValues } from './requestValues';

/** The name of a field of a contact person. */
export type ContactField = keyof typeof contactLabels;

/** The rules of a contact person's fields (rule B6); what is not named has none. */
export const contactFieldRules = {
  role: required,
  fullName: firstFailing(required, maxLength(300)),
  position: firstFailing(required, maxLength(300)),
  phone: firstFailing(required, mobilePhone),
  phoneExtension: regex(/^\d{1,10}$/, 'Добавочный — до 10 цифр'),
  email: firstFailing(required, email),
} as const satisfies Partial<Record<ContactField, Validator>>;

const CHECKED = ['role', 'fullName', 'position', 'phone', 'phoneExtension', 'email'] as const;

/** Everything that is wrong with a contact person, by field. */
export function contactErrors(contact: ContactValues): Map<ContactField, string> {
  const errors = new Map<ContactField, string>();
  for (const field of CHECKED) {
    const message = contactFieldRules[field](contact[field], {});
    if (message !== undefined) errors.set(field, message);
  }
  return errors;
}
