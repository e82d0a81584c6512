import { moduleRegistry } from '../shell/modules/registry';
import * as cabinetModules from './cabinetModules';
import type { CabinetStore } from './store';
import { followUserOfTab } from './userOfTab';

/**
 * What arrives after the sign-in, in one part: the definitions of the cabinet's modules, its guards,
 * its layout, /offer, /unavailable, what remembers preferences and what notices lost rights
 * (scripts/build/chunks.ts).
 */
export { cabinetRoutes } from './cabinetRoutes';
export { rememberPreferences } from './rememberPreferences';
export { UnavailablePage } from '../shell/outage/UnavailablePage';
export { watchRights } from './watchRights';

/** Makes the cabinet's modules known; a second call changes nothing. */
export function registerCabinet(store: CabinetStore): void {
  if (registered.has(store)) return;
  registered.add(store);
  Object.values(cabinetModules).forEach(moduleRegistry.register);
  followUserOfTab(store);
}

const registered = new WeakSet<CabinetStore>();
