import type { Visitor } from '../../../session/permissions';
import { isModuleAvailable, isModuleExcluded } from '../../../shell/modules/availability';
import type { ModuleDefinition } from '../../../shell/modules/defineModule';

export interface ModuleRow {
  id: string;
  title: string;
  sort: number;
  paths: readonly string[];
  state: 'available' | 'excluded' | 'absent';
}

export function moduleRows(modules: readonly ModuleDefinition[], visitor: Visitor): ModuleRow[] {
  return modules.map((module) => {
    const excluded =
      module.access?.excludable === true && isModuleExcluded(visitor.user?.organization, module.id);
    return {
      id: module.id,
      title: module.title,
      sort: module.sort,
      paths: (module.routes ?? []).map(({ path }) => path),
      state: excluded ? 'excluded' : isModuleAvailable(module, visitor) ? 'available' : 'absent',
    };
  });
}

/** Returns names of the server's list that have no registered module. */
export function unclaimedNames(
  modules: readonly ModuleDefinition[],
  serverNames: readonly string[],
): string[] {
  const claimed = new Set(modules.map((module) => module.availableAs ?? module.id));
  return serverNames.filter((name) => !claimed.has(name));
}
