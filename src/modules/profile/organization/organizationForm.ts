import type {
  Okopf,
  Organization,
  OrganizationUpdate,
  RegistryData,
} from '../../../api/endpoints/organization';
import { isIndividual } from '../../../session/permissions';
import type { ComparedField } from './registryDifferences';

/** The fields of the form; emptied ones are absent. */
export interface OrganizationValues {
  itn: string;
  name: string;
  okopf: Okopf;
  ogrn: string;
  kpp: string;
  legalAddress: string;
  ceoName: string;
}

/** Fields whose input survives when the form leaves the page unsent. */
export const organizationFields = [
  'itn',
  'name',
  'okopf',
  'ogrn',
  'kpp',
  'legalAddress',
  'ceoName',
] as const satisfies readonly (keyof OrganizationValues)[];

/** What the form starts with; a requisite that the organization has not is absent. */
export function organizationValues(organization: Organization): Partial<OrganizationValues> {
  const { itn, name, ogrn, kpp, legalAddress, ceoName } = organization;
  const okopf = okopfOf(organization.okopf);
  return {
    itn,
    name,
    ogrn,
    legalAddress,
    ceoName,
    ...(okopf && { okopf }),
    ...(kpp !== null && kpp !== '' && { kpp }),
  };
}

/**
 * The body of the PUT: what the contract has and nothing else, whatever the server had sent along.
 * A sole proprietor has no КПП. An organization whose server never named a legal form gets none
 * taken away.
 */
export function organizationUpdateOf(
  values: Partial<OrganizationValues>,
  organization: Organization,
): OrganizationUpdate {
  const { id, legalStatus } = organization;
  const okopf = okopfOf(values.okopf);
  return {
    id,
    legalStatus: { name: legalStatus.name },
    itn: trimmed(values.itn),
    name: trimmed(values.name),
    ceoName: trimmed(values.ceoName),
    kpp: isIndividual(organization) ? null : trimmed(values.kpp) || null,
    ogrn: trimmed(values.ogrn),
    legalAddress: trimmed(values.legalAddress),
    ...((okopf || organization.okopf !== undefined) && { okopf: okopf ?? null }),
  };
}

/** The requisites of the organization, with the accepted fields as the register has them. */
export function acceptedValues(
  organization: Organization,
  registry: RegistryData,
  accepted: readonly ComparedField[],
): Partial<OrganizationValues> {
  const registered = accepted.map((field) => [field, registry[field] ?? undefined] as const);
  const changes = Object.fromEntries(registered.filter(([, value]) => value !== undefined));
  return { ...organizationValues(organization), ...changes };
}

function okopfOf(okopf: Okopf | null | undefined): Okopf | undefined {
  return okopf ? { code: okopf.code, name: okopf.name } : undefined;
}

function trimmed(text: string | undefined): string {
  return typeof text === 'string' ? text.trim() : '';
}
