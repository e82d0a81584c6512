import { createContractChecker } from './checker';
import type { Finding } from './findings';
import { ordersContract } from './orders.fixture';

/** A checker over the small contract of orders. */
export const checker = createContractChecker(ordersContract);

export const JSON_TYPE = { 'content-type': 'application/json' };

/** An order that the small contract accepts. */
export const order = {
  id: 1,
  createdDateTime: '2026-11-20T09:00:00+03:00',
  sum: 100,
  buyer: { itn: '7801234564' },
  kind: 'A',
  state: 'OPEN',
};

/** Findings in one line each: what a report would lead with. */
export function brief(findings: readonly Finding[]): string[] {
  return findings.map((one) => `${one.class} ${one.rule} ${one.pointer}`);
}
