import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { useSessionDispatch } from '../../session/apiRoot';
import { useCurrentUser } from '../../session/currentUser';
import { signOut } from '../../session/signOut';
import { initialsOf } from '../../ui/value/initials';
import { Menu } from '../../ui/overlay/Menu';
import { isKnownPath } from '../modules/knownPath';
import { personName, personRole } from './person';
import { signOutIcon } from '../../ui/icon/drawings/signOutIcon';
import { userIcon } from '../../ui/icon/drawings/userIcon';

/** Who is signed in, their page, and the way out. */
export function UserMenu() {
  const user = useCurrentUser();
  const dispatch = useSessionDispatch();
  const name = personName(user ?? {});
  const role = personRole(user ?? {});
  return (
    <Menu
      label={`Меню пользователя: ${name}`}
      buttonClassName="top-bar__tool"
      groups={[
        {
          id: 'person',
          label: role ? `${name} · ${role}` : name,
          actions: [
            // Offered as soon as a module brings the page along.
            ...(isKnownPath(paths.profile)
              ? [{ id: 'profile', label: pageTitles.profile, icon: userIcon, to: paths.profile }]
              : []),
            {
              id: 'sign-out',
              label: 'Выйти',
              icon: signOutIcon,
              onSelect: () => void dispatch(signOut()),
            },
          ],
        },
      ]}
    >
      <span className="top-bar__avatar">{initialsOf(name)}</span>
    </Menu>
  );
}
