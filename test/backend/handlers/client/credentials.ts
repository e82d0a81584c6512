import { byId, demandRole } from '../../access';
import { ApiFailure, notFound } from '../../core/failure';
import type { Row } from '../../db';
import type { Handler } from '../../defineHandlers';
import { loadOrders } from '../../scenarios/orders';
import { toCredential } from '../../serializers/orderInsurance';
import type { World } from '../../world';
import { conflict, userOfProduct, type CallOfUser, type Product } from '../sender/access';
import { switchOff } from '../sender/insurance';

const CREDENTIAL_NOT_FOUND = 'Аккаунт не подключён';

/** A secret that the services refuse, so that testers can see a refusal. */
export const REFUSED_SECRET = '000000';

export function productOf(serviceType: string): Product {
  return serviceType === 'MARKETPLACE' ? 'seller' : 'sender';
}

export function credentialOf(
  { db }: World,
  organizationId: string,
  serviceType: string,
): Row<'credential'> | null {
  return db.credential.findFirst({
    where: { organizationId: { equals: organizationId }, serviceType: { equals: serviceType } },
  });
}

export const getCredential: Handler<'getCredential'> = (call) => {
  // Here the id in the path is the name of the service; the deletion takes the id of the credential.
  const serviceType = call.path.id;
  const { organizationId } = userOfService(call, serviceType);
  const credential = credentialOf(call.world, organizationId, serviceType);
  if (credential === null) throw notFound(CREDENTIAL_NOT_FOUND);
  return toCredential(credential);
};

/**
 * Connects an account. With the courier service, the user becomes a sender and gets the latest orders, so the client
 * must load the user again.
 */
export const createCredential: Handler<'createCredential'> = (call) => {
  const { body, world } = call;
  const { clientId, clientSecret, serviceType, secretType } = body;
  const { id: userId, organizationId } = userOfService(call, serviceType);
  if (credentialOf(world, organizationId, serviceType) !== null) {
    throw conflict('Аккаунт этого сервиса уже подключён');
  }
  if (clientSecret === REFUSED_SECRET) {
    const message = 'Сервис не принял пароль. Проверьте данные ключа интеграции';
    const fieldErrors = [{ field: 'clientSecret', message }];
    throw new ApiFailure(422, message, { code: 'CREDENTIAL_REFUSED', fieldErrors });
  }
  const id = world.randomness.uuid();
  const row = world.db.credential.create({
    id,
    organizationId,
    clientId,
    serviceType,
    secretType,
    contractNumber: null,
  });
  if (serviceType === 'COURIER') {
    giveSenderRole(world, userId);
    if (world.db.order.count({ organizationId }) === 0) loadOrders(world, organizationId);
  }
  return toCredential(row);
};

/** Disconnects an account. Without the courier service, new orders are no longer insured. */
export const deleteCredential: Handler<'deleteCredential'> = (call) => {
  const { path, world } = call;
  const credential = byId(world.db.credential, path.id, CREDENTIAL_NOT_FOUND);
  const { organizationId } = userOfService(call, credential.serviceType);
  if (credential.organizationId !== organizationId) throw notFound(CREDENTIAL_NOT_FOUND);
  world.db.credential.delete({ where: { id: { equals: credential.id } } });
  if (credential.serviceType === 'COURIER') switchOff(world, organizationId);
  return undefined;
};

/** Returns the caller: a seller for the marketplace, any user of the product for the courier. */
function userOfService(call: CallOfUser, serviceType: string): Row<'user'> {
  const user = userOfProduct(call, productOf(serviceType));
  if (serviceType === 'MARKETPLACE') demandRole(call.world, user, 'SELLER');
  return user;
}

/** Makes the user a sender, unless an administrator has removed that role. */
function giveSenderRole({ db, randomness }: World, userId: string): void {
  const where = { userId: { equals: userId }, roleId: { equals: 'SENDER' } };
  if (db.userRole.count({ where }) > 0) return;
  db.userRole.create({ id: randomness.uuid(), userId, roleId: 'SENDER', deleted: false });
}
