import { dateText } from './dates';

/** «01.10.2026 — 31.10.2026» of `{startDate, endDate}`; empty where an end cannot be read. */
export function periodText(
  period: { startDate?: string | undefined; endDate?: string | undefined } | null | undefined,
): string {
  const [from, to] = [dateText(period?.startDate), dateText(period?.endDate)];
  return from === '' || to === '' ? '' : `${from}\u00A0— ${to}`;
}
