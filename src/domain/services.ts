import type { KnownRoleId } from './roles';

/** A service whose orders are insured, with its names for the user. */
export interface Service {
  /** Name of the service in the contract, `ServiceType`. */
  type: 'COURIER' | 'MARKETPLACE';
  /** Role of the users of the service. */
  role: Extract<KnownRoleId, 'SENDER' | 'SELLER'>;
  title: string;
  /** Genitive of the name: «Аккаунт … отключён». */
  genitive: string;
}

/** Service for senders: insurance of orders of the courier company. */
export const courierService: Service = {
  type: 'COURIER',
  role: 'SENDER',
  title: 'Курьерская служба',
  genitive: 'курьерской службы',
};
/** Service for sellers: insurance of marketplace orders. */
export const marketplace: Service = {
  type: 'MARKETPLACE',
  role: 'SELLER',
  title: 'Маркетплейс',
  genitive: 'маркетплейса',
};

/** Text that tells sellers where to connect their account. */
export const MARKETPLACE_CONNECTS = 'Подключение доступно в личном кабинете маркетплейса.';

export const services: readonly Service[] = [courierService, marketplace];
