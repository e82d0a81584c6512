import './TopBar.css';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../session/appStore';
import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { useCurrentUser } from '../../session/currentUser';
import { IconButton } from '../../ui/button/IconButton';
import { IconLink } from '../../ui/button/LinkButton';
import { SkeletonBar } from '../../ui/state/Skeletons';
import { createPart } from '../lazy/LazyPart';
import { QuietPart } from '../lazy/QuietPart';
import { drawerOpened } from '../menu/menuSlice';
import { isKnownPath } from '../modules/registry';
import { PaletteField } from '../palette/PaletteField';
import { useBreakpoint } from '../screen/breakpoints';
import { ThemeMenu } from './ThemeMenu';
import { UserMenu } from './UserMenu';
import { barsIcon, questionCircleIcon } from '../../ui/icon/frameIcons';

/** Link to the help; hidden until its module is registered. */
function HelpLink() {
  const { pathname } = useLocation();
  if (!isKnownPath(paths.help)) return null;
  return (
    <IconLink
      className="top-bar__tool"
      icon={questionCircleIcon}
      label={pageTitles.help}
      to={paths.help}
      {...(pathname === paths.help && { 'aria-current': 'page' as const })}
    />
  );
}

function Organization() {
  const user = useCurrentUser();
  if (!user) return <SkeletonBar width="third" />;
  const { name, itn } = user.organization ?? {};
  return (
    <div className="top-bar__organization flex flex-col min-w-0" title={name}>
      <strong className="top-bar__name overflow-hidden nowrap text-ellipsis">{name}</strong>
      {itn && <span className="top-bar__requisite text-xs text-muted">ИНН&nbsp;{itn}</span>}
    </div>
  );
}

const bell = createPart(() => import('../today/Bell'));

/** The top bar: organization, palette, bell and menu of the user. */
export function TopBar() {
  const dispatch = useAppDispatch();
  const { mobile } = useBreakpoint();
  return (
    <header className="top-bar flex flex-wrap items-center gap-1-3 print-hidden border-b sticky">
      <IconButton
        className="top-bar__menu"
        icon={barsIcon}
        label="Открыть меню"
        aria-haspopup="dialog"
        onClick={() => dispatch(drawerOpened())}
      />
      <Organization />
      <div className="top-bar__tools flex flex-none items-center gap-2 ms-auto">
        <PaletteField />
        <div className="top-bar__bell relative">
          <QuietPart part={bell}>{(Bell) => <Bell />}</QuietPart>
        </div>
        {!mobile && (
          <>
            <ThemeMenu />
            <HelpLink />
          </>
        )}
        <UserMenu />
      </div>
    </header>
  );
}
