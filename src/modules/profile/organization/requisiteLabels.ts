import type { Organization } from '../../../api/endpoints/organization';
import { isIndividual } from '../../../session/permissions';

/** What the customer calls the requisites; a sole proprietor has an ОГРНИП. */
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
