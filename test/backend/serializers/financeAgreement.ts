import { byId } from '../access';
import { toDate } from '../core/clock';
import type { Row } from '../db';
import type { Operations } from '../generated/operations';
import type { FinancingObject } from '../tables/finance';
import type { World } from '../world';

type FinanceAgreement = Operations['findFinanceAgreements']['response']['content'][number];
type FinanceBank = FinancingObject['agreement']['bank'];

/** Statuses of objects that use a part of the limit: ordered, or paid out and not repaid. */
const IN_USE = ['ORDERED', 'FINANCED', 'PARTIALLY_PAID', 'OVERDUE', 'RECOURSE'];

export function toFinanceBank({ db }: World, bankId: string): FinanceBank {
  const { id, fullName, logoFileId } = byId(db.financeBank, bankId, 'Банк не найден');
  return { id, fullName, logos: logoFileId === null ? [] : [{ id: logoFileId }] };
}

/** Returns true on the last day of the agreement, too. */
export function isInForce({ clock }: World, { finishedDate }: Row<'financeAgreement'>): boolean {
  return toDate(clock.now()) <= finishedDate;
}

/** Returns the unused limit in kopeks; 0 if the agreement is not in force. */
export function availableAmount(world: World, row: Row<'financeAgreement'>): number {
  return isInForce(world, row) ? Math.max(row.financingLimit - usedAmount(world, row), 0) : 0;
}

function usedAmount({ db }: World, { id, organizationId }: Row<'financeAgreement'>): number {
  const objects = db.financingObject.findAll(
    {
      filters: [
        { field: 'agreement.id', value: id, operation: 'EQ' },
        { field: 'status.name', value: IN_USE, operation: 'IN' },
      ],
    },
    { organizationId },
  );
  return objects.reduce((sum, { financingAmount }) => sum + financingAmount, 0);
}

export function toFinanceAgreement(world: World, row: Row<'financeAgreement'>): FinanceAgreement {
  return {
    id: row.id,
    number: row.number,
    financingLimit: row.financingLimit,
    interestRate: row.interestRate,
    valid: isInForce(world, row),
    createdDateTime: row.createdDateTime,
    finishedDate: row.finishedDate,
    bank: toFinanceBank(world, row.bankId),
    usedAmount: usedAmount(world, row),
    availableAmount: availableAmount(world, row),
  };
}

/** Returns the short form that objects and invoices contain. */
export function toAgreementReference(
  world: World,
  { id, number, bankId }: Row<'financeAgreement'>,
): FinancingObject['agreement'] {
  return { id, number, bank: toFinanceBank(world, bankId) };
}
