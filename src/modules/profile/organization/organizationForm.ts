import type {
  Okopf,
  Organization,
  OrganizationUpdate,
  RegistryData,
} from '../../../api/endpoints/organization';
import type { SearchOption } from '../../../forms/search/useOptionSearch';
import { defineForm } from '../../../forms/description/defineForm';
import { text } from '../../../forms/field/TextField';
import { requisite } from '../../../forms/requisite/RequisiteField';
import { maxLength } from '../../../forms/validators/text';
import { isIndividual } from '../../../session/permissions';
import { legalForm } from './LegalFormField';
import type { ComparedField } from './registryDifferences';
import { requisiteLabels } from './requisitesText';

/** Values of the form. A field that the user clears is absent. */
export interface OrganizationValues {
  itn: string;
  name: string;
  okopf: SearchOption;
  ogrn: string;
  kpp: string;
  legalAddress: string;
  ceoName: string;
}

/** Returns the initial values of the form. A missing КПП or legal form is absent, other missing requisites are ''. */
export function organizationValues(organization: Organization): Partial<OrganizationValues> {
  const { itn = '', name = '', ogrn = '', kpp, legalAddress = '', ceoName = '' } = organization;
  const okopf = okopfOf(organization.okopf);
  return {
    itn,
    name,
    ogrn,
    legalAddress,
    ceoName,
    ...(okopf && { okopf }),
    ...(kpp && { kpp }),
  };
}

/**
 * Returns the body of the PUT with the contract's fields only; other fields of the loaded organization are dropped. A
 * sole proprietor has no КПП. The legal form is omitted if neither the user nor the server has one.
 */
export function organizationUpdateOf(
  values: Partial<OrganizationValues>,
  organization: Organization,
): OrganizationUpdate {
  const { id, legalStatus } = organization;
  const okopf = okopfOf(values.okopf);
  return {
    id,
    legalStatus: { name: legalStatus?.name ?? '' },
    itn: trimmed(values.itn),
    name: trimmed(values.name),
    ceoName: trimmed(values.ceoName),
    kpp: isIndividual(organization) ? null : trimmed(values.kpp) || null,
    ogrn: trimmed(values.ogrn),
    legalAddress: trimmed(values.legalAddress),
    ...((okopf || organization.okopf !== undefined) && { okopf: okopf ?? null }),
  };
}

/** Returns the requisites of the organization, with the accepted fields from the state register. */
export function acceptedValues(
  organization: Organization,
  registry: RegistryData,
  accepted: readonly ComparedField[],
): Partial<OrganizationValues> {
  const registered = accepted.map((field) => [field, registry[field] ?? undefined] as const);
  const changes = Object.fromEntries(registered.filter(([, value]) => value !== undefined));
  return { ...organizationValues(organization), ...changes };
}

function okopfOf(okopf: Okopf | null | undefined): SearchOption | undefined {
  return okopf ? { code: okopf.code ?? '', name: okopf.name ?? '' } : undefined;
}

function trimmed(typed: string | undefined): string {
  return typeof typed === 'string' ? typed.trim() : '';
}

const labels = requisiteLabels({ legalStatus: { name: 'LEGAL_ENTITY' } });
const LINE = { required: true, trim: true } as const;

/** The form of the requisites, with the contract's maximum lengths. The layout changes labels for a sole proprietor. */
export const organizationForm = defineForm<OrganizationValues>()({
  name: 'organization',
  unsent: 'Данные организации не сохранены',
  fields: {
    name: text({
      ...LINE,
      label: labels.name,
      validate: maxLength(500),
      autoComplete: 'organization',
    }),
    okopf: legalForm({ label: labels.okopf, hint: 'Начните вводить название или код ОКОПФ' }),
    itn: requisite({ kind: 'inn', required: true }),
    ogrn: requisite({ kind: 'ogrn', label: labels.ogrn, required: true, innField: 'itn' }),
    kpp: requisite({ kind: 'kpp' }),
    legalAddress: text({
      ...LINE,
      label: labels.legalAddress,
      validate: maxLength(1000),
      autoComplete: 'off',
    }),
    ceoName: text({
      ...LINE,
      label: labels.ceoName,
      hint: 'Фамилия, имя и отчество',
      validate: maxLength(300),
      autoComplete: 'off',
    }),
  },
  read: organizationValues,
  write: organizationUpdateOf,
});
