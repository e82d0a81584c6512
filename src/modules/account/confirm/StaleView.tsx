import { paths } from '../../../domain/paths';
import { MessagePage } from '../../../shell/pages/MessagePage';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Link } from 'react-router-dom';
import type { StaleReason } from './confirmStage';
import { exclamationTriangleIcon } from '../../../ui/icon/drawings/exclamationTriangleIcon';

const TEXTS: Record<StaleReason, { title: string; text: string }> = {
  noContext: {
    title: 'Начните заново',
    text: 'Подтверждать нечего: заявка отправлена давно, в другом окне или ещё не заполнена.',
  },
  expired: {
    title: 'Ссылка устарела',
    text: 'Срок её действия истёк, или регистрация по ней уже подтверждена.',
  },
  wrong: {
    title: 'Ссылка не подошла',
    text: 'Проверьте, что адрес скопирован из письма целиком, или зарегистрируйтесь ещё раз.',
  },
};

/** There is nothing that could be confirmed: how to go on. */
export function StaleView({ reason }: { reason: StaleReason }) {
  const { title, text } = TEXTS[reason];
  return (
    <MessagePage
      icon={exclamationTriangleIcon}
      title={title}
      live
      actions={<LinkButton to={paths.register}>Начать заново</LinkButton>}
    >
      <p>{text}</p>
      <p>
        Уже подтвердили регистрацию? <Link to={paths.login}>Войдите</Link> или{' '}
        <Link to={paths.recovery}>восстановите пароль</Link>.
      </p>
    </MessagePage>
  );
}
