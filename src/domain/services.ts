import type { KnownRoleId } from './roles';

/** A service whose orders are insured, in the words of customers. */
export interface Service {
  /** Its name in the contract, `ServiceType`. */
  type: 'COURIER' | 'MARKETPLACE';
  /** Role of the customers of the service. */
  role: Extract<KnownRoleId, 'SENDER' | 'SELLER'>;
  title: string;
  /** Genitive of the name: «Аккаунт … отключён». */
  genitive: string;
}

/** The service of the senders. */
export const courierService: Service = {
  type: 'COURIER',
  role: 'SENDER',
  title: 'Курьерская служба',
  genitive: 'курьерской службы',
};
/** The service of the sellers. */
export const marketplace: Service = {
  type: 'MARKETPLACE',
  role: 'SELLER',
  title: 'Маркетплейс',
  genitive: 'маркетплейса',
};

/** Page on which sellers connect their account. */
export const MARKETPLACE_CONNECTS = 'Подключение доступно в личном кабинете маркетплейса.';

/** The two services of the product. */
export const services: readonly Service[] = [courierService, marketplace];
