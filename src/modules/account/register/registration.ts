import type { Registration, Requisites } from '../../../api/endpoints/auth';
import { defineForm } from '../../../forms/description/defineForm';
import { text } from '../../../forms/field/TextField';
import { phone } from '../../../forms/person/PhoneField';
import { requisite } from '../../../forms/requisite/RequisiteField';
import { maxLength } from '../../../forms/validators/text';
import { personFields, personOf, personValuesOf, type PersonValues } from './person';

/** Values of /register. The call has the same names, so that the server's errors match the fields. */
export interface RegistrationValues extends PersonValues {
  /** A link may have filled in the ИНН alone, so each requisite is optional here. */
  organization: Partial<Record<keyof Requisites, string>>;
}

/** Returns true for the ИНН of a sole proprietor: 12 digits instead of 10. */
export function isSoleProprietor(itn: unknown): boolean {
  return typeof itn === 'string' && /^[0-9]{12}$/.test(itn.trim());
}

/** Returns the body of the registration call, without a КПП for a sole proprietor. */
export function registrationOf({ organization, ...person }: RegistrationValues): Registration {
  const { itn = '', name = '', ceoName = '', kpp, ogrn = '', legalAddress = '' } = organization;
  return {
    ...personOf(person),
    organization: {
      itn,
      name,
      ceoName,
      kpp: isSoleProprietor(itn) ? null : (kpp ?? null),
      ogrn,
      legalAddress,
    },
  };
}

/** Returns the values of the form for a sent application that the user wants to correct. */
export function registrationValuesOf(sent: Registration): RegistrationValues {
  const { kpp, ...requisites } = sent.organization;
  return {
    ...personValuesOf(sent),
    organization: { ...requisites, ...(typeof kpp === 'string' && { kpp }) },
  };
}

/** The form of /register. The layout replaces labels that differ for a sole proprietor. */
export const registrationForm = defineForm<RegistrationValues>()({
  name: 'registration',
  unsent: 'Заявка на регистрацию не отправлена',
  fields: {
    organization: {
      itn: requisite({
        kind: 'inn',
        required: true,
        hint: '10 цифр — организация, 12 — индивидуальный предприниматель',
      }),
      name: text({
        label: 'Наименование',
        required: true,
        trim: true,
        validate: maxLength(500),
        autoComplete: 'organization',
      }),
      kpp: requisite({ kind: 'kpp' }),
      ogrn: requisite({ kind: 'ogrn', required: true, innField: 'organization.itn' }),
      legalAddress: text({
        label: 'Юридический адрес',
        required: true,
        trim: true,
        validate: maxLength(1000),
        autoComplete: 'street-address',
      }),
      ceoName: text({
        label: 'Руководитель',
        required: true,
        trim: true,
        validate: maxLength(300),
        autoComplete: 'off',
        hint: 'Фамилия, имя и отчество',
      }),
    },
    ...personFields,
    mobilePhone: phone({ required: true, hint: 'На него придёт код подтверждения' }),
  },
  read: registrationValuesOf,
  write: registrationOf,
});
