import { useAppSelector } from '../../session/appStore';
import { useCurrentUser } from '../../session/currentUser';
import { availableModules, SETTLEMENT_MODULE } from '../../shell/modules/availability';
import { selectModuleNames } from '../../shell/modules/modulesSlice';

/** Whether the user's cabinet has the settlement: a link to it would lead to /offer otherwise. */
export function useHasSettlement(): boolean {
  const user = useCurrentUser();
  const serverNames = useAppSelector(selectModuleNames);
  return availableModules({ serverNames, user }).has(SETTLEMENT_MODULE);
}
