import type { World } from '../../world';
import { seedInvoices } from './invoices';
import { seedFinanceOffers, setRequestsInMotion } from './offers';
import { ANNA, OLGA, type Owner } from './owners';
import { seedRules } from './rules';
import { seedRegistries, type RegistrySize } from './seedRegistries';

const USUAL: RegistrySize = { supplies: 60, objects: 40 };
const RICH: RegistrySize = { supplies: 400, objects: 250, mix: 'busy' };
const LARGE: RegistrySize = { supplies: 100_000, objects: 5200, mix: 'old' };

/** Factor of the limits of large organizations, relative to the usual limits. */
const LARGE_LIMITS = 20;

/** Seeds the financing of Anna's and Olga's organizations. */
export function seedFinance(world: World): void {
  for (const owner of [ANNA, OLGA]) seedOwner(world, owner, USUAL);
}

/**
 * Factor of the limits of a busy supplier. With it, the limit of the small agreement does not suffice for two of the
 * first 120 due objects.
 */
const SUPPLIER_LIMITS = 14;

/** Seeds Anna as a supplier with many supplies and objects. */
export function seedSupplier(world: World): void {
  seedOwner(world, ANNA, RICH, SUPPLIER_LIMITS);
  seedOwner(world, OLGA, USUAL);
}

/** Seeds registries as large as a wholesaler's after years of use. */
export function seedLargeFinance(world: World): void {
  for (const owner of [ANNA, OLGA]) seedOwner(world, owner, LARGE, LARGE_LIMITS);
  void world.db.supply.prepare();
  void world.db.financingObject.prepare();
}

/** Seeds requests and objects that change their status while a tester watches. */
export function seedMovingFinance(world: World): void {
  const { clock, db, settings } = world;
  settings.financing = {
    sendBankMs: 30_000,
    processingMs: 30_000,
    outcome: null,
    objectMs: 20_000,
  };
  seedFinance(world);
  setRequestsInMotion(world);
  const moving = db.financingObject.findAll({
    filters: [
      { field: 'status.name', value: ['ORDERED', 'FINANCED', 'PARTIALLY_PAID'], operation: 'IN' },
    ],
  });
  for (const [index, { id }] of moving.entries()) {
    // Objects take their steps at different times, so that testers can always see a change.
    db.financingMove.create({ id, until: 'REPAID', at: clock.now() + (index + 1) * 7000 });
  }
}

function seedOwner(world: World, owner: Owner, size: RegistrySize, limitFactor = 1): void {
  seedFinanceOffers(world, owner, limitFactor);
  seedRegistries(world, owner, size);
  seedInvoices(world, owner);
  seedRules(world, owner);
}
