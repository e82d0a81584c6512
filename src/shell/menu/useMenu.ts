import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../session/currentUser';
import { selectModuleNames, selectRegisteredModules } from '../modules/moduleSlice';
import { moduleRegistry } from '../modules/registry';
import { activeItemId, deriveMenu, type MenuGroup } from './selectMenu';

/** The current user's menu and the line that the current page belongs to. */
export function useMenu(): { groups: readonly MenuGroup[]; activeId: string | null } {
  const user = useCurrentUser();
  const serverNames = useSelector(selectModuleNames);
  const registered = useSelector(selectRegisteredModules);
  const { pathname } = useLocation();

  const groups = useMemo(() => {
    const modules = registered.flatMap((id) => moduleRegistry.get(id) ?? []);
    return deriveMenu({ modules, serverNames, user });
  }, [registered, serverNames, user]);
  return { groups, activeId: activeItemId(groups, pathname) };
}
