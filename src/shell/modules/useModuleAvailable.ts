import { useSelector } from 'react-redux';
import { useCurrentUser } from '../../session/currentUser';
import { canEnterModule } from './availability';
import { selectModuleNames } from './moduleSlice';
import { moduleRegistry } from './registry';

/** True when the current user may use the module with this id; false also for an unknown id. */
export function useModuleAvailable(id: string): boolean {
  const user = useCurrentUser();
  const serverNames = useSelector(selectModuleNames);
  const module = moduleRegistry.get(id);
  return module !== undefined && canEnterModule(module, { serverNames, user });
}
