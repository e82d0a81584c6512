import { search } from '../../core/search';
import { toInstant } from '../../core/clock';
import type { Handler } from '../../defineHandlers';
import { visibleOrganization } from './organizations';

/** The classifier of legal forms. */
export const findOkopf: Handler<'findOkopf'> = ({ body, world }) =>
  search(
    world.db.okopf.getAll().map(({ code, name }) => ({ code, name })),
    body,
  );

/**
 * What the state register says. It writes names in full capitals, as the real one does: the
 * profile has a difference to show.
 */
export const getOrganizationRegistryData: Handler<'getOrganizationRegistryData'> = (call) => {
  const { clock, db } = call.world;
  const row = visibleOrganization(call, call.path.id);
  const okopf = db.okopf.findFirst({ where: { code: { equals: row.okopfCode ?? '' } } });
  return {
    itn: row.itn,
    name: row.name.toLocaleUpperCase('ru'),
    ceoName: row.ceoName,
    kpp: row.kpp,
    ogrn: row.ogrn,
    legalAddress: row.legalAddress,
    okopf: okopf === null ? null : { code: okopf.code, name: okopf.name },
    registeredDate: row.registeredDate,
    status: 'ACTIVE',
    receivedDateTime: toInstant(clock.now()),
  };
};
