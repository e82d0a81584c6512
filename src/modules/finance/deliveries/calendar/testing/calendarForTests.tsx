import { screen } from '@testing-library/react';
import type { TestCabinet } from '../../../../../../test/render/cabinet';
import type { FinancingObjectRow } from '../../../../../../test/backend/tables/finance';
import { ANNA } from '../../../../../../test/backend/scenarios/finance/owners';
import { moscowDay, type IsoDay } from '../../../../../lib/isoDay';
import CalendarTab from '../CalendarTab';

/** Renders the calendar for Anna; `query` begins with `&`. */
export function openCalendar(cabinet: TestCabinet, query = '') {
  return cabinet.show(
    { '/deliveries': <CalendarTab />, '/financing': <h1>Объекты финансирования</h1> },
    { address: `/deliveries?tab=calendar${query}` },
  );
}

/** A payment in the backend: a financed object of Anna's main agreement. */
export interface PlannedPayment {
  day: IsoDay;
  kopeks: number;
  /** Fields that differ from a financed object without repayments. */
  change?: Partial<FinancingObjectRow>;
}

/** Replaces all of Anna's payments with `payments`. */
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

/** Query parameter for the month of the planned payments, except the last one. */
export const MONTH = '&month=2031-12';

export const PLANNED: readonly PlannedPayment[] = [
  { day: '2031-12-11', kopeks: 100_000_001 },
  { day: '2031-12-11', kopeks: 23_456_788 },
  { day: '2031-12-15', kopeks: 50_000_000 },
  { day: '2032-01-09', kopeks: 7_000 },
];

/** Finds a day by its accessible name; a search by role in a whole month is slow. */
export const day = (name: string | RegExp) => screen.findByLabelText(name, { selector: 'td' });

/** Renders the calendar with `PLANNED`, and waits for its sums. */
export async function openDecember(cabinet: TestCabinet, query = MONTH) {
  plan(cabinet, PLANNED);
  const shown = await openCalendar(cabinet, query);
  await screen.findByText(/Итого за/);
  return shown;
}
