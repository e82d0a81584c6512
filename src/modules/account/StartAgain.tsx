import { paths } from '../../domain/paths';
import { MessagePage } from '../../shell/pages/MessagePage';
import { LinkButton } from '../../ui/button/LinkButton';
import { exclamationTriangleIcon } from '../../ui/icon/frameIcons';

/** A11: shown instead of a step that was opened without the previous steps of its recovery. */
export function StartAgain() {
  return (
    <MessagePage
      picture={exclamationTriangleIcon}
      title="Начните заново"
      actions={<LinkButton to={paths.recovery}>Начать заново</LinkButton>}
    >
      <p>Время на смену пароля вышло, или страница открыта не по порядку.</p>
    </MessagePage>
  );
}
