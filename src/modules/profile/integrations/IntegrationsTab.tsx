import { useCurrentUser } from '../../../session/currentUser';
import { paths } from '../../../domain/paths';
import { EmptyState } from '../../../ui/state/EmptyState';
import { IntegrationCard } from './IntegrationCard';
import { servicesOf } from './load';

/** «Интеграции»: the user's accounts at the services whose orders are insured. */
export default function IntegrationsTab() {
  const services = servicesOf(useCurrentUser());
  if (services.length === 0) {
    return (
      <EmptyState
        drawing="link"
        title="Здесь появятся подключённые аккаунты"
        link={{ to: paths.offers, label: 'К страховым продуктам' }}
      >
        Аккаунты подключают продавцы маркетплейса и отправители курьерской службы.
      </EmptyState>
    );
  }
  return (
    <div className="profile__stack grid grid-cols-1 gap-4">
      {services.map((service) => (
        <IntegrationCard key={service.type} service={service} />
      ))}
    </div>
  );
}
