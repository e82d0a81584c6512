import type { Row } from '../db';
import type { Operations } from '../generated/operations';
import type { World } from '../world';

type Organization = Operations['getOrganization']['response'];
type Okopf = Operations['findOkopf']['response']['content'][number];

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

/** Returns a legal form by its code; null for an unknown code. */
export function toOkopf({ db }: World, code: string | null): Okopf | null {
  const row = db.okopf.getAll().find((one) => one.code === code);
  return row === undefined ? null : { code: row.code, name: row.name };
}
