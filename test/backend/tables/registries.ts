import { createSenderRegistries } from './sender';
import { createFinanceRegistries } from './finance';

/**
 * Creates the tables of many rows, each as a `Registry`. All other tables are models of @mswjs/data in db.ts: these
 * need a third of a second to find an id among 100 000 rows.
 */
export function createRegistries() {
  return { ...createSenderRegistries(), ...createFinanceRegistries() };
}
