import type { Organization } from '../../../api/endpoints/organization';
import { legalFormOfOne } from '../../../domain/legalForms';
import { isIndividual } from '../../../session/permissions';

/** Returns the labels of the requisites; a sole proprietor has an ОГРНИП. */
export function requisiteLabels(organization: Pick<Organization, 'legalStatus'>) {
  return {
    name: 'Наименование',
    okopf: 'Организационно-правовая форма',
    itn: 'ИНН',
    ogrn: isIndividual(organization) ? 'ОГРНИП' : 'ОГРН',
    kpp: 'КПП',
    legalAddress: 'Юридический адрес',
    ceoName: 'Руководитель',
  } as const;
}

/** Returns all requisites as one text, a line for each, for a letter or a contract. */
export function requisitesText(organization: Organization): string {
  const labels = requisiteLabels(organization);
  const lines: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [labels.name, organization.name],
    [labels.okopf, legalFormOfOne(organization.okopf?.name ?? '')],
    [labels.itn, organization.itn],
    [labels.kpp, isIndividual(organization) ? null : organization.kpp],
    [labels.ogrn, organization.ogrn],
    [labels.legalAddress, organization.legalAddress],
    [labels.ceoName, organization.ceoName],
  ];
  return lines
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}
