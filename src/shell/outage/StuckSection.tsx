import './StuckSection.css';
import { matchPath, parsePath, type Path } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { useCurrentUser } from '../../session/currentUser';
import { signOut } from '../../session/signOut';
import { selectSessionStatus } from '../../session/sessionSlice';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { refreshIcon } from '../../ui/icon/frameIcons';
import { MenuList } from '../menu/MenuList';
import { tabTitle } from '../modules/pageTabs';
import { moduleRegistry } from '../modules/registry';
import { MessagePage, RequestCode } from '../pages/MessagePage';

interface StuckSectionProps {
  /** Path and query of the page that keeps failing. */
  page: string;
  leave: () => void;
}

/** Returns the title of the page at an address; undefined if it has none. */
function useSectionTitle({ pathname = '', search = '' }: Partial<Path>): string | undefined {
  const user = useCurrentUser();
  const { route } =
    moduleRegistry.routes().find((page) => matchPath(page.route.path, pathname)) ?? {};
  return route && tabTitle(route, { search, user });
}

/**
 * Screen for one section that keeps failing although the service is healthy: names the section and offers the next
 * steps. The menu below opens the other sections.
 */
export default function StuckSection({ page, leave }: StuckSectionProps) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  const address = parsePath(page);
  const section = useSectionTitle(address);
  const home = status === 'anonymous' ? paths.login : paths.offers;
  return (
    <>
      <MessagePage
        live
        picture="link"
        title={section === undefined ? 'Раздел не отвечает' : `Раздел «${section}» не отвечает`}
        actions={
          <>
            <Button icon={refreshIcon} onClick={leave}>
              Повторить
            </Button>
            {address.pathname !== home && (
              <LinkButton to={home} variant="outlined">
                На главную
              </LinkButton>
            )}
            {status !== 'anonymous' && (
              <Button variant="text" onClick={() => void dispatch(signOut())}>
                Выйти
              </Button>
            )}
          </>
        }
      >
        <p>
          Сервис работает, но этот раздел не открылся и после повторных попыток. Попробуйте ещё раз
          позже или перейдите в другой раздел.
        </p>
        <RequestCode />
      </MessagePage>
      {status === 'authenticated' && (
        <nav aria-label="Разделы" className="stuck-section__menu w-full">
          <MenuList />
        </nav>
      )}
    </>
  );
}
