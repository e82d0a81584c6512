import { createSenderRegistries } from './sender';
import { createFinanceRegistries } from './finance';

/**
 * The tables of many rows, one `Registry` for each. Everything else is a model of @mswjs/data in
 * db.ts: queries by any column, but a third of a second for an id among 100 000 rows.
 */
export function createRegistries() {
  return { ...createSenderRegistries(), ...createFinanceRegistries() };
}
