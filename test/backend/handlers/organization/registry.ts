import { search } from '../../core/search';
import { toInstant } from '../../core/clock';
import type { Handler } from '../../defineHandlers';
import { REGISTER_NEWS } from '../../scenarios/companies';
import { toOkopf } from '../../serializers/organization';
import { visibleOrganization } from './organizations';

export const findOkopf: Handler<'findOkopf'> = ({ body, world }) =>
  search(
    world.db.okopf.getAll().map(({ code, name }) => ({ code, name })),
    body,
  );

/** Returns data as the state register would: with the name in capitals and the changes of `REGISTER_NEWS`. */
export const getOrganizationRegistryData: Handler<'getOrganizationRegistryData'> = (call) => {
  const { world } = call;
  const row = visibleOrganization(call, call.path.id);
  return {
    itn: row.itn,
    name: row.name.toLocaleUpperCase('ru'),
    ceoName: row.ceoName,
    kpp: row.kpp,
    ogrn: row.ogrn,
    legalAddress: row.legalAddress,
    okopf: toOkopf(world, row.okopfCode),
    registeredDate: row.registeredDate,
    status: 'ACTIVE',
    receivedDateTime: toInstant(world.clock.now()),
    ...REGISTER_NEWS[row.id],
  };
};
