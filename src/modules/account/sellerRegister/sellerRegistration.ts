import type { SellerCheck, SellerData, SellerRegistration } from '../../../api/endpoints/auth';
import type { ApiError } from '../../../api/errors';
import { defineForm } from '../../../forms/description/defineForm';
import { text as textField } from '../../../forms/field/TextField';
import { phone } from '../../../forms/person/PhoneField';
import { requisite } from '../../../forms/requisite/RequisiteField';
import { maxLength } from '../../../forms/validators/text';
import { personFields, personOf, personValuesOf, type PersonValues } from '../register/person';

/** Values of the second step of /seller/register/; the phone belongs to the first step. */
export type SellerPersonValues = Omit<PersonValues, 'mobilePhone'>;

const NOT_FOUND =
  'Данные не найдены. Проверьте ИНН и номер договора или запросите ссылку в поддержке маркетплейса';

/** Returns the failure of a check with a message for the user; a 404 gets the cabinet's own message. */
export function checkFailure(error: ApiError): ApiError {
  return error.status === 404 ? { ...error, message: NOT_FOUND, fieldErrors: [] } : error;
}

/**
 * Returns the found seller; missing texts are empty, a missing КПП is null. Returns null if the response contains
 * no name.
 */
export function foundSeller({ organization, contractNumber = '' }: SellerData) {
  const { itn = '', name, ceoName = '', kpp, ogrn = '', legalAddress = '' } = organization ?? {};
  if (!name) return null;
  return {
    organization: { itn, name, ceoName, kpp: kpp || null, ogrn, legalAddress },
    contractNumber,
  };
}

/** Returns the body of the registration call; the keys of the check identify the seller. */
export function sellerRegistrationOf(
  person: SellerPersonValues,
  { itn, contractNumber, mobilePhone }: SellerCheck,
): SellerRegistration {
  return { itn, contractNumber, ...personOf({ ...person, mobilePhone }) };
}

/** Returns the values of both steps for a sent application that the user wants to correct. */
export function sellerValuesOf(sent: SellerRegistration): {
  check: SellerCheck;
  person: SellerPersonValues;
} {
  const { itn, contractNumber, mobilePhone } = sent;
  const { mobilePhone: _phone, ...person } = personValuesOf(sent);
  return { check: { itn, contractNumber, mobilePhone }, person };
}

export const sellerCheckForm = defineForm<SellerCheck>()({
  name: 'seller-check',
  unsent: 'Данные продавца не проверены',
  fields: {
    itn: requisite({ kind: 'inn', required: true }),
    contractNumber: textField({
      label: 'Номер договора',
      required: true,
      trim: true,
      validateOnInput: true,
      validate: maxLength(64),
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
      hint: 'Номер договора с маркетплейсом, например МП-123456',
    }),
    mobilePhone: phone({
      required: true,
      hint: 'Телефон из договора: на него придёт код подтверждения',
    }),
  },
});

/** The second step: the person who applies. */
export const sellerPersonForm = defineForm<SellerPersonValues>()({
  name: 'seller-registration',
  unsent: 'Заявка на регистрацию не отправлена',
  fields: personFields,
  write: sellerRegistrationOf,
});
