import { directoryApi, type Bank } from '../../api/endpoints/directory';
import type { RegistryData } from '../../api/endpoints/organization';
import { FieldLookup, type Directory } from '../../blocks/lookup/FieldLookup';
import { formatDate } from '../../lib/dates';
import { isBik, isInn } from '../../lib/requisites';

/** Path prefix of the fields: `organization.`, `founders.0.`; the top level by default. */
interface LookupProps {
  prefix?: string;
}

const banks: Directory<Bank> = {
  source: 'по\u00A0БИК',
  isWhole: isBik,
  ask: (dispatch, bik) =>
    dispatch(directoryApi.endpoints.getBank.initiate({ bik }, { subscribe: false })),
  read: ({ bik, name, correspondentAccount, closedDate }) => ({
    key: bik,
    values: { bankName: name, correspondentAccount },
    warning: closedDate ? `банк закрыт ${formatDate(closedDate)}. Уточните реквизиты` : undefined,
  }),
};

/** Belongs under a БИК field: fills in the bank and its к/с, and warns about a closed bank. */
export function BankLookup({ prefix }: LookupProps) {
  return <FieldLookup directory={banks} field="bik" prefix={prefix} />;
}

const register: Directory<RegistryData> = {
  source: 'по\u00A0ИНН',
  isWhole: isInn,
  ask: (dispatch, itn) =>
    dispatch(
      directoryApi.endpoints.findOrganizationByItn.initiate(
        { itnSearch: { itn } },
        { subscribe: false },
      ),
    ),
  read: ({ itn, name, kpp, ogrn, legalAddress, ceoName, status }) => ({
    key: itn,
    // The address field has two different names in the forms.
    values: { name, kpp, ogrn, legalAddress, address: legalAddress, ceoName },
    warning: status === 'LIQUIDATED' ? 'по данным реестра деятельность прекращена' : undefined,
  }),
};

/** Belongs under an ИНН field: fills in the data of the state register. */
export function OrganizationLookup({ prefix }: LookupProps) {
  return <FieldLookup directory={register} field="itn" prefix={prefix} />;
}
