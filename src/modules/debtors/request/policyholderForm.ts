import type { DebtorAgreementRequest, DebtorOffer } from '../../../api/endpoints/debtors';
import { defineForm } from '../../../forms/description/defineForm';
import { checkbox } from '../../../forms/field/CheckboxField';
import { readOnly } from '../../../forms/field/ReadOnlyField';
import { confirm } from '../../../forms/validators/equality';
import { numeric } from '../../../forms/validators/numbers';
import { inn } from '../../../forms/validators/requisites';
import { firstFailing } from '../../../forms/validators/validator';

/** D7: the dialog shows the requisites and one checkbox. */
export interface PolicyholderValues {
  itn: string;
  name: string;
  ceoName: string;
  kpp: string;
  ogrn: string;
  legalAddress: string;
  confirmation: boolean;
}

/** Rules of the fields, applied after the `required` of the fields themselves. */
export const policyholderRules = {
  itn: firstFailing(numeric, inn),
  kpp: numeric,
  ogrn: numeric,
  confirmation: confirm(true, 'Необходимо подтвердить данные об организации'),
};

/** Returns the requisites of the offer; missing ones are empty. */
export function policyholderOf(offer: DebtorOffer): PolicyholderValues {
  const { itn, name, ceoName, kpp, ogrn, legalAddress } = offer.clientCompany ?? {};
  return {
    itn: itn ?? '',
    name: name ?? '',
    ceoName: ceoName ?? '',
    kpp: kpp ?? '',
    ogrn: ogrn ?? '',
    legalAddress: legalAddress ?? '',
    confirmation: false,
  };
}

/**
 * Returns the agreement request, with null for a missing КПП. D8: nothing is sent without the checkbox or the user's
 * id, so the result is then null.
 */
export function agreementRequestOf(
  values: PolicyholderValues,
  sender: { userId: string | undefined; offerId: string },
): DebtorAgreementRequest | null {
  const { confirmation, kpp, ...requisites } = values;
  const { userId, offerId } = sender;
  if (!confirmation || !userId) return null;
  return { userId, offerId, organization: { ...requisites, kpp: kpp === '' ? null : kpp } };
}

/** Options that render a requisite as a line of a list; a long requisite wraps. */
const requisite = { inList: true } as const;

/** «Реквизиты страхователя». D7: the dialog shows the requisites and one checkbox; only the checkbox can be changed. */
export const policyholderForm = defineForm<PolicyholderValues>()({
  name: 'policyholder',
  unsent: 'Заявка не отправлена',
  keep: false,
  fields: {
    itn: readOnly({ ...requisite, label: 'ИНН', required: true, validate: policyholderRules.itn }),
    name: readOnly({ ...requisite, label: 'Наименование организации', required: true }),
    ceoName: readOnly({ ...requisite, label: 'Генеральный директор', required: true }),
    kpp: readOnly({ ...requisite, label: 'КПП', validate: policyholderRules.kpp }),
    ogrn: readOnly({
      ...requisite,
      label: 'ОГРН/ОГРНИП',
      required: true,
      validate: policyholderRules.ogrn,
    }),
    legalAddress: readOnly({ ...requisite, label: 'Юридический адрес', required: true }),
    confirmation: checkbox({
      label: 'Я подтверждаю данные об организации',
      validate: policyholderRules.confirmation,
    }),
  },
  read: policyholderOf,
  write: agreementRequestOf,
});
