import { paths } from '../../../domain/paths';
import type { Service } from '../../../domain/services';
import { isKnownPath } from '../../../shell/modules/knownPath';
import { LinkButton } from '../../../ui/button/LinkButton';

/**
 * «Перейти в настройки» of an account that is out of order (specification, section 2): the page on
 * which its insurance is managed. The marketplace has its settings in its own cabinet.
 */
export function SettingsLink({ service }: { service: Service }) {
  if (service.type !== 'COURIER' || !isKnownPath(paths.insuranceManagement)) return null;
  return (
    <LinkButton to={paths.insuranceManagement} variant="outlined" size="sm">
      Перейти в настройки
    </LinkButton>
  );
}
