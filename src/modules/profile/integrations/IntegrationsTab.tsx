import { useCurrentUser } from '../../../session/currentUser';
import { EmptyState } from '../../../ui/state/EmptyState';
import { IntegrationCard } from './IntegrationCard';
import { servicesOf } from './services';
import { linkIcon } from '../../../ui/icon/frameIcons';

/** «Интеграции»: the accounts at services whose orders are insured. */
export default function IntegrationsTab() {
  const services = servicesOf(useCurrentUser());
  if (services.length === 0) {
    return (
      <EmptyState icon={linkIcon} title="Здесь появятся подключённые аккаунты">
        Аккаунты подключают продавцы маркетплейса и отправители курьерской службы.
      </EmptyState>
    );
  }
  return (
    <div className="profile__stack">
      {services.map((service) => (
        <IntegrationCard key={service.type} service={service} />
      ))}
    </div>
  );
}
