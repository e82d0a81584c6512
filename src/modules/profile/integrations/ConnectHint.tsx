import { paths } from '../../../domain/paths';
import { pageTitles } from '../../../domain/pageTitles';
import { MARKETPLACE_CONNECTS, type Service } from '../../../domain/services';
import { moduleRegistry } from '../../../shell/modules/registry';
import { LinkButton } from '../../../ui/button/LinkButton';
import { shieldIcon } from '../../../ui/icon/drawings/shieldIcon';

/** Where an account of this service is connected (specification, section 2, the offer cards). */
export function ConnectHint({ service }: { service: Service }) {
  if (service.type === 'MARKETPLACE') {
    return <p>{MARKETPLACE_CONNECTS}</p>;
  }
  // The card with «Подключить страхование» comes with the module of the senders.
  if (moduleRegistry.get('sender')?.offerSection === undefined) {
    return <p>Чтобы подключить аккаунт, обратитесь в службу поддержки.</p>;
  }
  return (
    <>
      <p>Аккаунт подключают на странице «{pageTitles.offers}», вместе со страхованием заказов.</p>
      <div>
        <LinkButton to={paths.offers} variant="outlined" icon={shieldIcon}>
          Перейти к страховым продуктам
        </LinkButton>
      </div>
    </>
  );
}
