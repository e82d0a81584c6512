import { useNavigate } from 'react-router-dom';
import { useSessionDispatch } from '../../session/apiRoot';
import { useCurrentUser } from '../../session/currentUser';
import { signOut } from '../../session/signOut';
import { initialsOf } from '../../ui/initials';
import type { IconName } from '../../ui/Icon';
import { Menu, type MenuAction } from '../../ui/Menu';
import { moduleRegistry } from '../modules/registry';
import { personName, personRole } from './person';

/** Pages of the person's own, offered as soon as a module brings them along. */
const ownPages: readonly { name: string; label: string; icon: IconName }[] = [
  { name: 'profile', label: 'Профиль', icon: 'user' },
  { name: 'help', label: 'Помощь', icon: 'question-circle' },
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
              icon: 'sign-out',
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
