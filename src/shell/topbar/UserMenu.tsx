import { useNavigate } from 'react-router-dom';
import { pageTitles } from '../../domain/pageTitles';
import { useSessionDispatch } from '../../session/apiRoot';
import { useCurrentUser } from '../../session/currentUser';
import { signOut } from '../../session/lifecycle';
import { initialsOf } from '../../ui/value/initials';
import type { IconDrawing } from '../../ui/icon/iconDrawing';
import { Menu, type MenuAction } from '../../ui/overlay/Menu';
import { moduleRegistry } from '../modules/registry';
import { personName, personRole } from './person';
import { questionCircleIcon } from '../../ui/icon/drawings/questionCircleIcon';
import { signOutIcon } from '../../ui/icon/drawings/signOutIcon';
import { userIcon } from '../../ui/icon/drawings/userIcon';

/** Pages of the person's own, offered as soon as a module brings them along. */
const ownPages: readonly { name: string; label: string; icon: IconDrawing }[] = [
  { name: 'profile', label: pageTitles.profile, icon: userIcon },
  { name: 'help', label: pageTitles.help, icon: questionCircleIcon },
];

function useOwnPages(): MenuAction[] {
  const navigate = useNavigate();
  const routes = moduleRegistry.routes();
  return ownPages.flatMap(({ name, label, icon }) => {
    const path = routes.find(({ route }) => route.name === name)?.route.path;
    return path === undefined
      ? []
      : [{ id: name, label, icon, onSelect: () => void navigate(path) }];
  });
}

/** Who is signed in, their pages, and the way out. */
export function UserMenu() {
  const user = useCurrentUser();
  const dispatch = useSessionDispatch();
  const pages = useOwnPages();
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
            ...pages,
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
