import type { Handler } from '../../defineHandlers';
import { userOfProduct, type Product } from '../sender/access';
import { insuranceOf } from '../sender/insurance';
import { credentialOf, productOf } from './credentials';
import { toInstant } from '../../core/clock';
import type { World } from '../../world';

const LOAD_EVERY_MS = 300_000;

export const getProductAgreement: Handler<'getProductAgreement'> = (call) => {
  const product = asProduct(call.path.product);
  const { organizationId } = userOfProduct(call, product);
  return { data: { available: insuranceOf(call.world, organizationId, product) !== null } };
};

export const getInsuranceStatus: Handler<'getInsuranceStatus'> = (call) => {
  const product = asProduct(call.path.product);
  const { organizationId } = userOfProduct(call, product);
  const insurance = insuranceOf(call.world, organizationId, product);
  return {
    status: insurance?.isOn === true ? 'ENABLED' : 'DISABLED',
    insurancePrice: insurance?.acceptedPrice ?? null,
    startDateTime: insurance?.startDateTime ?? null,
    endDateTime: insurance?.endDateTime ?? null,
  };
};

/** Returns EMPTY if there is no account. The control endpoint can make a connected account fail. */
export const getServiceHealth: Handler<'getServiceHealth'> = (call) => {
  const { path, world } = call;
  const { organizationId } = userOfProduct(call, productOf(path.service));
  if (credentialOf(world, organizationId, path.service) === null) {
    return { status: 'EMPTY', description: null };
  }
  const error = world.settings.serviceErrors[path.service];
  return error === undefined
    ? { status: 'AVAILABLE', description: null, ordersLoadedDateTime: lastLoad(world) }
    : { status: 'ERROR', description: error };
};

/** Returns the start of the current five minutes, as if orders were loaded every five minutes. */
function lastLoad({ clock }: World): string {
  const now = clock.now();
  return toInstant(now - (now % LOAD_EVERY_MS));
}

/** Narrows the path parameter to a product: the contract allows only these two values. */
function asProduct(product: string): Product {
  return product === 'seller' ? 'seller' : 'sender';
}
