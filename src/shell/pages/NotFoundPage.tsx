import { LinkButton } from '../../ui/button/LinkButton';
import { MessagePage } from './MessagePage';

/** Page for unknown addresses. */
export default function NotFoundPage() {
  return (
    <MessagePage
      picture="lost"
      title="Страница не найдена"
      actions={<LinkButton to="/">На главную</LinkButton>}
    >
      <p>Возможно, в адресе опечатка или страница переехала.</p>
    </MessagePage>
  );
}
