import { STORED_AS_IT_IS } from '../db';
import { DAY, HOUR, toInstant } from '../core/clock';
import { claimDeadlineOf } from '../handlers/sender/moves';
import { orderStatus } from '../serializers/statuses';
import type { World } from '../world';
import { POSYLKA_PLUS } from './companies';

/** The order in the contract's examples. It is delivered and insured, and has no claim. */
export const EXAMPLE_ORDER_ID = '2c9f7e10-4d5a-4b68-9e37-6a1b8c0d2f41';

/** A photo in the contract's examples of a claim. */
export const EXAMPLE_PHOTO_ID = '93a4b5c6-d7e8-4f90-8123-456789abcd01';

const MADE_DAYS_AGO = 17;

const DELIVERED_HOURS = 77;

/** Hours from the creation of the order to each status. */
const STEPS: readonly (readonly [code: string, hours: number])[] = [
  ['CREATED', 0],
  ['ACCEPTED_AT_SENDER_WAREHOUSE', 7],
  ['SENT', 15],
  ['ACCEPTED_AT_DELIVERY_WAREHOUSE', 68],
  ['OUT_FOR_DELIVERY', 70],
  ['DELIVERED', DELIVERED_HOURS],
];

/** The smallest valid picture. */
const PICTURE = 'R0lGODdhAQABAPAAAL8/Pv///ywAAAAAAQABAAACAkQBADs=';

export function seedExampleOrder({ clock, db }: World): void {
  const createdAt = clock.now() - MADE_DAYS_AGO * DAY;
  const statusHistory = STEPS.map(([code, hours]) => ({
    status: orderStatus(code),
    changedDateTime: toInstant(createdAt + hours * HOUR),
  }));
  db.order.insert({
    organizationId: POSYLKA_PLUS.id,
    id: EXAMPLE_ORDER_ID,
    orderNumber: 'ПП-104512',
    trackNumber: '1562048713',
    createdDateTime: toInstant(createdAt),
    status: orderStatus('DELIVERED'),
    statusHistory,
    fromCity: 'Москва',
    toCity: 'Екатеринбург',
    declaredValue: 2_489_000,
    insuredSum: 2_489_000,
    insurancePremium: 4_900,
    deliveryCost: 84_500,
    returnCost: 0,
    insured: true,
    items: [
      {
        id: '8e0a1b2c-3d4e-4f50-8a61-7b8c9d0e1f23',
        name: 'Кофемашина капсульная',
        quantity: 1,
        price: 1_899_000,
      },
      {
        id: '8e0a1b2c-3d4e-4f50-8a61-7b8c9d0e1f24',
        name: 'Капсулы кофейные, 100 шт.',
        quantity: 2,
        price: 295_000,
      },
    ],
    claim: null,
    claimDeadline: claimDeadlineOf(true, 'DELIVERED', createdAt + DELIVERED_HOURS * HOUR),
  });
  db.storedFile.create({
    id: EXAMPLE_PHOTO_ID,
    name: 'Повреждение корпуса.gif',
    mimeType: 'image/gif',
    content: PICTURE,
    isBase64: true,
    ...STORED_AS_IT_IS,
    createdDateTime: toInstant(createdAt + 80 * HOUR),
    organizationId: POSYLKA_PLUS.id,
  });
}
