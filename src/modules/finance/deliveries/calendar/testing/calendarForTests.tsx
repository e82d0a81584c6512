import type { TestCabinet } from '../../../../../../test/render/cabinet';
import type { FinancingObjectRow } from '../../../../../../test/backend/tables/finance';
import { ANNA } from '../../../../../../test/backend/scenarios/finance/owners';
import { moscowDay, type IsoDay } from '../../../../../lib/isoDay';
import CalendarTab from '../CalendarTab';

/** Draws the calendar for Anna at a query of its address. */
export function openCalendar(cabinet: TestCabinet, query = '') {
  return cabinet.show(
    { '/deliveries': <CalendarTab />, '/financing': <h1>Объекты финансирования</h1> },
    { address: `/deliveries?tab=calendar${query}` },
  );
}

/** A payment of the backend: a financed object of Anna's main agreement. */
export interface PlannedPayment {
  day: IsoDay;
  kopeks: number;
  /** An open object by default. */
  change?: Partial<FinancingObjectRow>;
}

/** Leaves Anna with these payments and no others. */
export function plan(cabinet: TestCabinet, payments: readonly PlannedPayment[]): void {
  const { financingObject } = cabinet.backend.world.db;
  const own = financingObject.all().filter((row) => row.organizationId === ANNA.organizationId);
  const sample = own.find(({ status }) => status.name === 'FINANCED');
  if (!sample) throw new Error('Anna has no financed object');
  for (const { id } of own) financingObject.delete(id);
  for (const [index, { day, kopeks, change }] of payments.entries()) {
    financingObject.insert({
      ...sample,
      id: sample.id.replace(/.{4}$/, String(1000 + index)),
      number: `ТР-${1000 + index}`,
      plannedRepaymentDate: day,
      claimAmount: kopeks,
      remainder: kopeks,
      repaidAmount: 0,
      ...(day < moscowDay() && { status: { name: 'OVERDUE', description: 'Просрочено' } }),
      ...change,
    });
  }
}
