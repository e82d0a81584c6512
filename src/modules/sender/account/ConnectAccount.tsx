import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { linkIcon } from '../../../ui/icon/drawings/linkIcon';

/** The way to an account where there is none. */
export function ConnectAccount() {
  return (
    <>
      <p>Чтобы страховать заказы, подключите аккаунт курьерской службы.</p>
      <div>
        <LinkButton to={paths.offers} icon={linkIcon} variant="outlined">
          {pageTitles.offers}
        </LinkButton>
      </div>
    </>
  );
}
