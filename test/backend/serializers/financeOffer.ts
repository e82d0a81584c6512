import { byId } from '../access';
import { toDate } from '../core/clock';
import type { Row } from '../db';
import type { Operations } from '../generated/operations';
import type { World } from '../world';
import { toFinanceAgreement, toFinanceBank } from './financeAgreement';
import { offerStatus, requestStatus } from './financeStatuses';

type FinanceOffer = Operations['getFinanceOffer']['response'];
type FinanceRequest = Operations['getFinanceRequest']['response'];

/** An offer with a request does not expire. */
export function isExpired(world: World, offer: Row<'financeOffer'>): boolean {
  return offer.endDate < toDate(world.clock.now()) && offer.requests.length === 0;
}

function statusOf(world: World, offer: Row<'financeOffer'>): string {
  if (offer.isCancelled) return 'CANCEL';
  const [request] = offer.requests;
  if (request === undefined) return isExpired(world, offer) ? 'EXPIRED' : 'NEW';
  return request.agreementId === null ? 'REQUESTED' : 'AGREED';
}

export function toFinanceOffer(world: World, row: Row<'financeOffer'>): FinanceOffer {
  const [request] = row.requests;
  return {
    id: row.id,
    financingLimit: {
      financingLimit: row.financingLimit,
      interestRate: row.interestRate,
      endDate: row.endDate,
      bank: toFinanceBank(world, row.bankId),
    },
    request: request === undefined ? null : toFinanceRequest(world, request),
    status: offerStatus(statusOf(world, row)),
    recipient: recipientOf(world, row.organizationId),
    createdDateTime: row.createdDateTime,
    isDeleted: row.isDeleted,
  };
}

export function toFinanceRequest(
  world: World,
  row: Row<'financeOffer'>['requests'][number],
): FinanceRequest {
  const { db } = world;
  const offer = byId(db.financeOffer, row.offerId, 'Предложение не найдено');
  const agreement =
    row.agreementId === null
      ? null
      : byId(db.financeAgreement, row.agreementId, 'Договор не найден');
  return {
    id: row.id,
    status: requestStatus(row.status),
    createdDateTime: row.createdDateTime,
    financingLimit: { financingLimit: offer.financingLimit },
    agreement: agreement === null ? null : toFinanceAgreement(world, agreement),
    offerId: row.offerId,
    bank: toFinanceBank(world, offer.bankId),
    recipient: recipientOf(world, row.organizationId),
    statusHistory: row.statusHistory.map(toStatusChange),
  };
}

type StatusChange = NonNullable<FinanceRequest['statusHistory']>[number];

function toStatusChange(step: string): StatusChange {
  const [name = '', changedDateTime = ''] = step.split(' ');
  return { status: requestStatus(name), changedDateTime };
}

function recipientOf({ db }: World, organizationId: string): FinanceOffer['recipient'] {
  const { name } = byId(db.organization, organizationId, 'Организация не найдена');
  return { fullName: fullNameOf(name) };
}

/** Returns the full name. It begins with the legal form in words, as banks write it. */
function fullNameOf(name: string): string {
  return name
    .replace(/^ООО /, 'Общество с ограниченной ответственностью ')
    .replace(/^АО /, 'Акционерное общество ')
    .replace(/^ИП /, 'Индивидуальный предприниматель ');
}
