import type { Row } from '../db';
import type { Operations } from '../generated/operations';
import type { World } from '../world';

type Organization = Operations['getOrganization']['response'];
type Okopf = Operations['findOkopf']['response']['content'][number];

/** A row of the table of organizations, with its legal form, as the contract shows it. */
export function toOrganization(world: World, row: Row<'organization'>): Organization {
  return {
    id: row.id,
    legalStatus: { name: row.legalStatusName },
    itn: row.itn,
    name: row.name,
    ceoName: row.ceoName,
    kpp: row.kpp,
    ogrn: row.ogrn,
    legalAddress: row.legalAddress,
    okopf: toOkopf(world, row.okopfCode),
    excludedModules: [...row.excludedModules],
  };
}

/** A legal form by its code; null for a code that the classifier has not. */
export function toOkopf({ db }: World, code: string | null): Okopf | null {
  const row = db.okopf.getAll().find((one) => one.code === code);
  return row === undefined ? null : { code: row.code, name: row.name };
}
