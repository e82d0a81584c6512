import { toInstant } from '../../core/clock';
import { notFound } from '../../core/failure';
import type { Row } from '../../db';
import type { Handler } from '../../defineHandlers';
import type { World } from '../../world';
import { conflict, senderOf, userOfProduct, type Product } from './access';

const NO_OFFER = 'Предложение по страхованию ещё не рассчитано';

/** Returns the terms and status of a product for an organization; null if it has no offer. */
export function insuranceOf(
  { db }: World,
  organizationId: string,
  product: Product,
): Row<'orderInsurance'> | null {
  return db.orderInsurance.findFirst({
    where: { organizationId: { equals: organizationId }, product: { equals: product } },
  });
}

/** Does not require the role of a sender, because a user sees the price before connecting the account. */
export const getInsurancePrice: Handler<'getInsurancePrice'> = (call) => {
  const { organizationId } = userOfProduct(call, 'sender');
  const insurance = insuranceOf(call.world, organizationId, 'sender');
  if (insurance === null) throw notFound(NO_OFFER);
  return { insurancePrice: insurance.price };
};

/**
 * Switches the insurance on. Throws a 409 if the price has changed, because the user must not pay a price that the
 * cabinet has not shown.
 */
export const activateInsurance: Handler<'activateInsurance'> = (call) => {
  const { query, world } = call;
  const { organizationId } = senderOf(call);
  const insurance = insuranceOf(world, organizationId, 'sender');
  if (insurance === null) throw conflict(NO_OFFER);
  if (!isConnected(world, organizationId)) throw conflict('Сначала подключите аккаунт');
  if (insurance.isOn) throw conflict('Страхование уже подключено');
  if (query.insurancePrice !== insurance.price) {
    throw conflict('Стоимость страхования изменилась. Обновите страницу и подтвердите новую цену');
  }
  const startDateTime = toInstant(world.clock.now());
  world.db.orderInsurance.update({
    where: { id: { equals: insurance.id } },
    data: { isOn: true, acceptedPrice: insurance.price, startDateTime, endDateTime: null },
  });
  return { startDateTime };
};

export const deactivateInsurance: Handler<'deactivateInsurance'> = (call) => {
  const { organizationId } = senderOf(call);
  if (!switchOff(call.world, organizationId)) throw conflict('Страхование уже отключено');
  return undefined;
};

/** Switches the insurance off for new orders. Returns false if it was off already. */
export function switchOff(world: World, organizationId: string): boolean {
  const insurance = insuranceOf(world, organizationId, 'sender');
  if (insurance?.isOn !== true) return false;
  world.db.orderInsurance.update({
    where: { id: { equals: insurance.id } },
    data: { isOn: false, endDateTime: toInstant(world.clock.now()) },
  });
  return true;
}

function isConnected({ db }: World, organizationId: string): boolean {
  return (
    db.credential.count({
      where: { organizationId: { equals: organizationId }, serviceType: { equals: 'COURIER' } },
    }) > 0
  );
}
