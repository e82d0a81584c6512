import { DAY, toDate } from '../../core/clock';
import { financingStatus, type FinancingStatusName } from '../../serializers/financeStatuses';
import type { FinancingObjectRow } from '../../tables/finance';
import type { World } from '../../world';

/** Statuses in which a buyer owes money. */
const OWED = ['FINANCED', 'PARTIALLY_PAID', 'OVERDUE'];

/** The next status of an object, and the fields that change with it. */
interface Step {
  readonly status: FinancingStatusName;
  /** @param date of the step, YYYY-MM-DD */
  change(object: FinancingObjectRow, date: string): Partial<FinancingObjectRow>;
}

const STEPS: Readonly<Record<string, Step>> = {
  ORDERED: { status: 'FINANCED', change: (_, date) => ({ financingDate: date }) },
  FINANCED: {
    status: 'PARTIALLY_PAID',
    change: ({ claimAmount }) => repaid(claimAmount, Math.floor(claimAmount / 2)),
  },
  PARTIALLY_PAID: {
    status: 'REPAID',
    change: ({ claimAmount }) => ({ ...repaid(claimAmount, claimAmount), overdueDays: 0 }),
  },
};

/**
 * Updates every object by its age: ordered objects become financed, late ones overdue. Handlers call it before they
 * read registries, instead of using timers.
 */
export function settleObjects(world: World): void {
  moveOn(world);
  ageOverdue(world);
}

/** Makes the object change with time, up to the given status. */
export function startMoving(
  { clock, db, settings }: World,
  id: string,
  until: FinancingStatusName,
): void {
  db.financingMove.create({ id, until, at: clock.now() + settings.financing.objectMs });
}

/**
 * Changes an object and its supply.
 *
 * @param date of the change, YYYY-MM-DD
 */
export function changeObject(
  { db }: World,
  object: FinancingObjectRow,
  status: FinancingStatusName,
  change: Partial<FinancingObjectRow>,
  date: string,
): FinancingObjectRow {
  const changed = { ...object, ...change, status: financingStatus(status) };
  const { id, ...columns } = changed;
  db.financingObject.update(id, columns);
  db.supply.update(object.supply.id, {
    status: changed.status,
    debtSum: changed.remainder,
    ...(changed.remainder === 0 && { fullPaymentDate: date }),
  });
  return changed;
}

function repaid(claimAmount: number, repaidAmount: number): Partial<FinancingObjectRow> {
  return { repaidAmount, remainder: claimAmount - repaidAmount };
}

/** Executes all due steps; several for one object if the time has jumped. */
function moveOn(world: World): void {
  const { clock, db, settings } = world;
  for (const move of db.financingMove.getAll()) {
    let { at } = move;
    let object = db.financingObject.get(move.id);
    while (object !== null && at <= clock.now() && object.status.name !== move.until) {
      const step = STEPS[object.status.name];
      if (step === undefined) break;
      const date = toDate(at);
      object = changeObject(world, object, step.status, step.change(object, date), date);
      at += settings.financing.objectMs;
    }
    const where = { id: { equals: move.id } };
    if (object === null || object.status.name === move.until) db.financingMove.delete({ where });
    else if (at !== move.at) db.financingMove.update({ where, data: { at } });
  }
}

/** Marks late objects as overdue, with the number of days since the planned repayment. */
function ageOverdue(world: World): void {
  const { clock, db } = world;
  const today = toDate(clock.now());
  const late = db.financingObject.findAll({
    filters: [
      { field: 'status.name', value: OWED, operation: 'IN' },
      { field: 'plannedRepaymentDate', value: toDate(clock.now() - DAY), operation: 'LE' },
    ],
  });
  for (const object of late) {
    const overdueDays = daysBetween(object.plannedRepaymentDate, today);
    if (object.status.name === 'OVERDUE' && object.overdueDays === overdueDays) continue;
    changeObject(world, object, 'OVERDUE', { overdueDays }, today);
  }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
