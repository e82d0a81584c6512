import { listFields } from '../../../../forms/description/listFields';
import { digits } from '../../../../forms/field/restrict';
import { select } from '../../../../forms/field/SelectField';
import { text } from '../../../../forms/field/TextField';
import { email } from '../../../../forms/person/EmailField';
import { phone } from '../../../../forms/person/PhoneField';
import { contactFieldRules as rules } from '../form/contactRules';
import { contactLabels as labels, contactRoles } from '../form/fieldLabels';

const ROLES = Object.entries(contactRoles).map(([value, label]) => ({ value, label }));
const LINE = { required: true, trim: true, autoComplete: 'off' } as const;

/** The fields of the contact person who stands at this place of the list. */
export const contactFields = listFields('contactData', () => ({
  role: select({ label: labels.role, options: ROLES, required: true }),
  fullName: text({ label: labels.fullName, validate: rules.fullName, ...LINE }),
  position: text({ label: labels.position, validate: rules.position, ...LINE }),
  phone: phone({ label: labels.phone, required: true, autoComplete: 'off' }),
  phoneExtension: text({
    label: labels.phoneExtension,
    validate: rules.phoneExtension,
    inputMode: 'numeric',
    restrict: digits,
    maxLength: 10,
    autoComplete: 'off',
  }),
  email: email({ required: true, autoComplete: 'off' }),
}));
