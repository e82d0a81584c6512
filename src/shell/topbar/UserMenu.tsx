import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { useAppDispatch } from '../../session/appStore';
import { useCurrentUser } from '../../session/currentUser';
import { initialsOf } from '../../ui/value/Logo';
import { Menu } from '../../ui/overlay/Menu';
import { consentedSignOut } from '../leave/consentedSignOut';
import { isKnownPath } from '../modules/registry';
import { useBreakpoint } from '../screen/breakpoints';
import { personName, personRole } from './person';
import { useThemes } from './ThemeMenu';
import { questionCircleIcon, signOutIcon, userIcon } from '../../ui/icon/frameIcons';

/** Menu of the user: profile and sign-out; on a phone also the actions that do not fit into the bar. */
export function UserMenu() {
  const user = useCurrentUser();
  const dispatch = useAppDispatch();
  const name = personName(user ?? {});
  const role = personRole(user ?? {});
  const { mobile } = useBreakpoint();
  const { group: themes } = useThemes();
  return (
    <Menu
      label={`Меню пользователя: ${name}`}
      buttonClassName="top-bar__tool"
      groups={[
        {
          id: 'person',
          label: role ? `${name} · ${role}` : name,
          actions: [
            // The line is shown only if a module with the profile page is registered.
            ...(isKnownPath(paths.profile)
              ? [{ id: 'profile', label: pageTitles.profile, icon: userIcon, to: paths.profile }]
              : []),
            ...(mobile && isKnownPath(paths.help)
              ? [{ id: 'help', label: pageTitles.help, icon: questionCircleIcon, to: paths.help }]
              : []),
          ],
        },
        ...(mobile ? [themes] : []),
        {
          id: 'leave',
          actions: [
            {
              id: 'sign-out',
              label: 'Выйти',
              icon: signOutIcon,
              onSelect: () => void dispatch(consentedSignOut()),
            },
          ],
        },
      ]}
    >
      <span className="top-bar__avatar grid font-semibold rounded-full place-center">
        {initialsOf(name)}
      </span>
    </Menu>
  );
}
