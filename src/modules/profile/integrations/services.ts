import type { User } from '../../../api/endpoints/user';
import type { ServiceType } from '../../../api/endpoints/client';
import { hasPermission } from '../../../session/permissions';

/** A service whose orders are insured, as customers call it. */
export interface Service {
  type: ServiceType;
  /** Whom the service is for (specification, section 6). */
  role: 'SENDER' | 'SELLER';
  title: string;
  /** «Аккаунт … отключён». */
  genitive: string;
}

const services: readonly Service[] = [
  {
    type: 'COURIER',
    role: 'SENDER',
    title: 'Курьерская служба',
    genitive: 'курьерской службы',
  },
  { type: 'MARKETPLACE', role: 'SELLER', title: 'Маркетплейс', genitive: 'маркетплейса' },
];

/** The services that a user's roles are about; none for everybody else. */
export function servicesOf(user: Pick<User, 'roles'> | undefined): Service[] {
  return services.filter(({ role }) => hasPermission(user, [role]));
}
