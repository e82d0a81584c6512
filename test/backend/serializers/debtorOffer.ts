import { byId } from '../access';
import type { Row } from '../db';
import type { Operations } from '../generated/operations';
import type { World } from '../world';
import { toOrganization } from './organization';

type DebtorOffer = Operations['findActualDebtorOffers']['response'][number];

export function toDebtorOffer(world: World, row: Row<'debtorOffer'>): DebtorOffer {
  const { db } = world;
  const insurer = byId(db.insurer, row.insurerId, 'Страховщик не найден');
  return {
    id: row.id,
    status: row.status,
    insuranceLimit: row.insuranceLimit,
    insurancePrice: row.insurancePrice,
    offerFinishDate: row.offerFinishDate,
    createdDateTime: row.createdDateTime,
    offerRequest:
      row.requestedDateTime === null ? null : { createdDateTime: row.requestedDateTime },
    clientCompany: toOrganization(
      world,
      byId(db.organization, row.clientCompanyId, 'Организация не найдена'),
    ),
    agreement: toAgreement(world, row.agreementId),
    insurer: {
      name: insurer.name,
      logo: insurer.logoFileId === null ? null : { id: insurer.logoFileId },
    },
  };
}

function toAgreement({ db }: World, agreementId: string | null): DebtorOffer['agreement'] {
  if (agreementId === null) return null;
  const row = byId(db.debtorAgreement, agreementId, 'Договор не найден');
  return {
    agreementId: row.id,
    agreementNumber: row.number,
    startedDate: row.startedDate,
    finishedDate: row.finishedDate,
    bill: row.billEndDate === null ? null : { billEndDate: row.billEndDate },
  };
}
