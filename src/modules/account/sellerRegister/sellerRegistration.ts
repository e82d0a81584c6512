import type {
  Requisites,
  SellerCheck,
  SellerData,
  SellerRegistration,
} from '../../../api/endpoints/auth';
import type { ApiError } from '../../../api/errors';
import { fieldsOf } from '../../../lib/fieldsOf';
import { personOf, personValuesOf, type PersonValues } from '../register/person';

/** The second step of /seller/register/; the phone is that of the first. */
export type SellerPersonValues = Omit<PersonValues, 'mobilePhone'>;

/** Design of the screens, word for word. */
const NOT_FOUND =
  'Данные не найдены. Проверьте ИНН и номер договора или запросите ссылку в поддержке маркетплейса';

/** A failed check in words for the customer: what a 404 means is ours to say. */
export function checkFailure(error: ApiError): ApiError {
  return error.status === 404 ? { ...error, message: NOT_FOUND, fieldErrors: [] } : error;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function requisitesOf(value: unknown): Requisites {
  const { itn, name, ceoName, kpp, ogrn, legalAddress } = fieldsOf(value);
  return {
    itn: text(itn),
    name: text(name),
    ceoName: text(ceoName),
    kpp: text(kpp) === '' ? null : text(kpp),
    ogrn: text(ogrn),
    legalAddress: text(legalAddress),
  };
}

/** The answer to a check, whatever a server puts into it; null where it found nobody by name. */
export function foundSeller(answer: unknown): SellerData | null {
  const { organization, contractNumber } = fieldsOf(answer);
  const requisites = requisitesOf(organization);
  if (requisites.name === '') return null;
  return { organization: requisites, contractNumber: text(contractNumber) };
}

/** The application of a seller who was found by `check`. */
export function sellerRegistrationOf(
  { itn, contractNumber, mobilePhone }: SellerCheck,
  person: SellerPersonValues,
): SellerRegistration {
  return { itn, contractNumber, ...personOf({ ...person, mobilePhone }) };
}

/** Both steps with an application that was sent, to correct it. */
export function sellerValuesOf(sent: SellerRegistration): {
  check: SellerCheck;
  person: SellerPersonValues;
} {
  const { itn, contractNumber, mobilePhone } = sent;
  const { mobilePhone: _phone, ...person } = personValuesOf(sent);
  return { check: { itn, contractNumber, mobilePhone }, person };
}
