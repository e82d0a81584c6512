import { DAY, HOUR, toInstant } from '../core/clock';
import { claimDeadlineOf } from '../handlers/sender/moves';
import { createRandomness, type Randomness } from '../core/randomness';
import { orderStatus } from '../serializers/statuses';
import type { Order, OrderRow } from '../tables/sender';
import type { World } from '../world';
import { CITIES, ITEMS } from './orderContents';

export interface OrderPlan {
  organizationId: string;
  fromCity: string;
  prefix: string;
  count: number;
  /** Days since the first order. */
  days: number;
  /** Premium of an insured order, in kopeks; null if no order is insured. */
  premium: number | null;
}

/** Share of the orders that are from the last `RECENT_DAYS`, most of them still in progress. */
const RECENT_SHARE = 0.15;
const RECENT_DAYS = 5.5;

/** Hours from the creation of an order to each usual status. */
const STEPS: readonly (readonly [code: string, hours: number])[] = [
  ['CREATED', 0],
  ['ACCEPTED_AT_SENDER_WAREHOUSE', 8],
  ['SENT', 20],
  ['ACCEPTED_AT_DELIVERY_WAREHOUSE', 62],
  ['OUT_FOR_DELIVERY', 84],
];
const DELIVERED_AFTER = 90;
const NOT_DELIVERED_AFTER = 118;
const DELETED_AFTER = 3;

/** Delivery price within the country, roubles. */
const DELIVERY_ROUBLES = { from: 390, to: 1_490 } as const;

/** Adds the orders of a plan, the oldest first. */
export function seedOrders(world: World, plan: OrderPlan): void {
  const randomness = createRandomness(world.randomness.integer(1, 1_000_000));
  const now = world.clock.now();
  const recent = Math.round(plan.count * RECENT_SHARE);
  const older = plan.count - recent;
  for (let index = 0; index < plan.count; index += 1) {
    const age =
      index < older
        ? plan.days - ((plan.days - RECENT_DAYS) * index) / older
        : RECENT_DAYS * (1 - (index - older + 0.5) / recent);
    // A fraction of a day distributes the orders over the hours.
    world.db.order.insert(orderOf(world, plan, randomness, now - age * DAY, index));
  }
}

/** Adds the orders of an account of the courier service that was just connected. None of them is insured. */
export function loadOrders(world: World, organizationId: string): void {
  seedOrders(world, {
    organizationId,
    fromCity: 'Санкт-Петербург',
    prefix: 'СВ',
    count: 40,
    days: 60,
    premium: null,
  });
}

function orderOf(
  world: World,
  plan: OrderPlan,
  randomness: Randomness,
  createdAt: number,
  index: number,
): OrderRow {
  const serial = world.db.order.size + 1;
  const items = itemsOf(randomness, serial);
  const declaredValue = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const deliveryCost = 100 * randomness.integer(DELIVERY_ROUBLES.from, DELIVERY_ROUBLES.to);
  const insured = plan.premium !== null && randomness.next() < 0.85;
  const history = historyOf(randomness, createdAt, world.clock.now());
  const [last = history[0]] = history.toReversed();
  const status = last?.status ?? orderStatus('CREATED');
  return {
    organizationId: plan.organizationId,
    id: idOf('2c9f7e10', serial),
    orderNumber: `${plan.prefix}-${100_001 + index}`,
    trackNumber: history.length > 1 && status.code !== 'DELETED' ? trackOf(serial) : null,
    createdDateTime: toInstant(createdAt),
    status,
    statusHistory: history,
    fromCity: plan.fromCity,
    toCity: pick(randomness, CITIES),
    declaredValue,
    insuredSum: insured ? declaredValue : 0,
    insurancePremium: insured ? (plan.premium ?? 0) : 0,
    deliveryCost,
    returnCost: status.code === 'NOT_DELIVERED' ? Math.round(deliveryCost * 0.8) : 0,
    insured,
    items,
    claim: null,
    claimDeadline: claimDeadlineOf(
      insured,
      status.code,
      Date.parse(last?.changedDateTime ?? toInstant(createdAt)),
    ),
  };
}

function itemsOf(randomness: Randomness, serial: number): Order['items'] {
  const count = randomness.next() < 0.7 ? 1 : randomness.integer(2, 3);
  return Array.from({ length: count }, (_, position) => {
    const [name, roubles] = pick(randomness, ITEMS);
    return {
      id: idOf('8e0a1b2c', serial * 10 + position),
      name,
      quantity: roubles < 5_000 && randomness.next() < 0.3 ? 2 : 1,
      price: roubles * 100,
    };
  });
}

/** Returns the past steps of an order, so that its status fits its age. */
function historyOf(randomness: Randomness, createdAt: number, now: number): Order['statusHistory'] {
  const fate = randomness.next();
  const pace = 0.9 + randomness.next() / 5;
  const steps: readonly (readonly [string, number])[] =
    fate < 0.03
      ? [...STEPS.slice(0, 1), ['DELETED', DELETED_AFTER]]
      : fate < 0.16
        ? [...STEPS, ['NOT_DELIVERED', NOT_DELIVERED_AFTER]]
        : [...STEPS, ['DELIVERED', DELIVERED_AFTER]];
  return steps
    .map(([code, hours]) => ({ code, at: createdAt + hours * pace * HOUR }))
    .filter(({ at }) => at <= now)
    .map(({ code, at }) => ({ status: orderStatus(code), changedDateTime: toInstant(at) }));
}

function pick<Item>(randomness: Randomness, list: readonly Item[]): Item {
  const item = list[randomness.integer(0, list.length - 1)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** Returns an id from a counter, because random ids would slow down the start with 20 000 orders. */
function idOf(head: string, serial: number): string {
  return `${head}-4d5a-4b68-9e37-${serial.toString(16).padStart(12, '0')}`;
}

function trackOf(serial: number): string {
  return String(1_562_000_000 + serial * 7);
}
