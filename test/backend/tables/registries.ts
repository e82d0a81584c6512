import { createSenderRegistries } from './sender';
import { createFinanceRegistries } from './finance';

/**
 * Creates the large tables, each as a `Registry`. All other tables are @mswjs/data models in db.ts, which would need a
 * third of a second to find an id among 100 000 rows.
 */
export function createRegistries() {
  return { ...createSenderRegistries(), ...createFinanceRegistries() };
}
