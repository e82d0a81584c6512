import { toInstant } from '../core/clock';
import { notFound } from '../core/failure';
import type { HandlersOf } from '../defineHandlers';
import { correspondentAccount } from '../scenarios/checksums';
import { DIRECTORY_BANKS, DIRECTORY_ORGANIZATIONS } from '../scenarios/directories';

export const directoryHandlers: HandlersOf<'directory'> = {
  getBank: ({ world, path: { bik } }) => {
    const ofFinance = world.db.financeBank
      .getAll()
      .map((row) => ({ bik: row.bik, name: row.fullName }));
    const bank = [...DIRECTORY_BANKS, ...ofFinance].find((one) => one.bik === bik);
    if (bank === undefined) throw notFound('Банк с таким БИК не найден');
    return { correspondentAccount: correspondentAccount(bik), closedDate: null, ...bank };
  },
  findOrganizationByItn: ({ world, body: { itn } }) => {
    const stored = world.db.organization.getAll().map((row) => ({ ...row, status: 'ACTIVE' }));
    const found = [...DIRECTORY_ORGANIZATIONS, ...stored].find((one) => one.itn === itn);
    if (found === undefined) throw notFound('В реестре нет организации с таким ИНН');
    const { name, ceoName, kpp, ogrn, legalAddress, registeredDate, status } = found;
    return {
      itn,
      name,
      ceoName,
      kpp,
      ogrn,
      legalAddress,
      registeredDate,
      status,
      receivedDateTime: toInstant(world.clock.now()),
    };
  },
};
