import type { Row } from '../db';
import type { Operations } from '../generated/operations';

type Organization = Operations['getOrganization']['response'];

/** A row of the table of organizations as the contract shows it. */
export function toOrganization(row: Row<'organization'>): Organization {
  return {
    id: row.id,
    legalStatus: { name: row.legalStatusName },
    itn: row.itn,
    name: row.name,
    ceoName: row.ceoName,
    kpp: row.kpp,
    ogrn: row.ogrn,
    legalAddress: row.legalAddress,
    excludedModules: [...row.excludedModules],
  };
}
