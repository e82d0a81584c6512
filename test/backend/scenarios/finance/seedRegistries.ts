import { byId } from '../../access';
import { toAgreementReference } from '../../serializers/financeAgreement';
import type { FinancingStatusName } from '../../serializers/financeStatuses';
import type { World } from '../../world';
import { financeId, type Owner } from './owners';
import { objectRow, registrySeed, supplyRow, type ObjectAgreement } from './registry';

/** Number of objects in each status, out of forty. The first object can be ordered. */
const OBJECTS: Readonly<Record<FinancingStatusName, number>> = {
  AVAILABLE: 12,
  FINANCED: 8,
  REPAID: 6,
  ORDERED: 3,
  PARTIALLY_PAID: 3,
  OVERDUE: 3,
  CHECKING: 2,
  CONFIRMED: 1,
  RECOURSE: 1,
  EXCLUDED: 1,
};

/** Number of objects in each status for a busy supplier. Most can be ordered, so that a bulk order can be large. */
const BUSY_OBJECTS: typeof OBJECTS = {
  AVAILABLE: 24,
  FINANCED: 4,
  REPAID: 2,
  ORDERED: 2,
  PARTIALLY_PAID: 2,
  OVERDUE: 2,
  CHECKING: 1,
  CONFIRMED: 1,
  RECOURSE: 1,
  EXCLUDED: 1,
};

/** Number of objects by status in an old registry, in which most objects are repaid. */
const OLD_OBJECTS: Readonly<Record<FinancingStatusName, number>> = {
  REPAID: 34,
  AVAILABLE: 2,
  FINANCED: 2,
  ORDERED: 0,
  PARTIALLY_PAID: 1,
  OVERDUE: 1,
  CHECKING: 0,
  CONFIRMED: 0,
  RECOURSE: 0,
  EXCLUDED: 0,
};

/** Statuses of supplies without a financing object. They repeat in this order. */
const OTHERS: readonly FinancingStatusName[] = ['CHECKING', 'CONFIRMED', 'CONFIRMED', 'REPAID'];
const OLD_OTHERS = OTHERS.concat(Array.from({ length: 20 }, () => 'REPAID' as const));

/** Number of rows in the registries of finance, and the mix of their statuses. */
export interface RegistrySize {
  readonly supplies: number;
  /** Number of objects; at most the number of supplies, because each object finances one supply. */
  readonly objects: number;
  /** `old`: most objects were repaid long ago; `busy`: most can be or are ordered. */
  readonly mix?: 'old' | 'busy';
}

/** Fills the registries of one owner, whose agreements must exist. */
export function seedRegistries(world: World, owner: Owner, size: RegistrySize): void {
  const { db } = world;
  const seed = registrySeed(world, owner);
  const agreements = agreementsOf(world, owner);
  const statuses = statusesOf(
    { old: OLD_OBJECTS, busy: BUSY_OBJECTS, usual: OBJECTS }[size.mix ?? 'usual'],
  );
  const others = size.mix === 'old' ? OLD_OTHERS : OTHERS;
  for (let n = 1; n <= size.supplies; n += 1) {
    const status =
      n <= size.objects
        ? (statuses[(n - 1) % statuses.length] ?? 'AVAILABLE')
        : (others[n % others.length] ?? 'CONFIRMED');
    const supply = db.supply.insert(supplyRow(seed, n, status));
    if (n > size.objects) continue;
    db.financingObject.insert(objectRow(seed, n, supply, agreements.of(status, n)));
  }
}

interface Agreements {
  of(status: FinancingStatusName, n: number): ObjectAgreement;
}

/**
 * Returns the main agreement for almost all objects; the small one for every third available object, to use up its
 * limit; the expired one for some repaid objects.
 */
function agreementsOf(world: World, owner: Owner): Agreements {
  const [main, ended, small] = [1, 2, 3].map((n): ObjectAgreement => {
    const row = byId(world.db.financeAgreement, financeId('agreement', owner, n), 'Нет договора');
    return { reference: toAgreementReference(world, row), interestRate: row.interestRate };
  });
  if (main === undefined || ended === undefined || small === undefined) {
    throw new Error('An owner has three agreements');
  }
  return {
    of: (status, n) => {
      if (status === 'REPAID' && n % 2 === 0) return ended;
      return status === 'AVAILABLE' && n % 3 === 0 ? small : main;
    },
  };
}

function statusesOf(counts: Readonly<Record<FinancingStatusName, number>>): FinancingStatusName[] {
  return FINANCING_STATUSES.flatMap((name) => Array.from({ length: counts[name] }, () => name));
}

export const FINANCING_STATUSES = [
  'AVAILABLE',
  'FINANCED',
  'REPAID',
  'ORDERED',
  'PARTIALLY_PAID',
  'OVERDUE',
  'CHECKING',
  'CONFIRMED',
  'RECOURSE',
  'EXCLUDED',
] as const satisfies readonly FinancingStatusName[];
