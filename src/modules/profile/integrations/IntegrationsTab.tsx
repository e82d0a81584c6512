import { useCurrentUser } from '../../../session/currentUser';
import { LinkButton } from '../../../ui/button/LinkButton';
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
        action={
          <LinkButton to={paths.offers} variant="outlined">
            К страховым продуктам
          </LinkButton>
        }
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
