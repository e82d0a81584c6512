import { dateText } from './dates';
import { fieldsOf } from './fieldsOf';

/** «01.10.2026 — 31.10.2026» of `{startDate, endDate}`; empty where an end cannot be read. */
export function periodText(period: unknown): string {
  const { startDate, endDate } = fieldsOf(period);
  const [from, to] = [dateText(startDate), dateText(endDate)];
  return from === '' || to === '' ? '' : `${from}\u00A0— ${to}`;
}
