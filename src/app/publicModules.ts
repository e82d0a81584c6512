import { accountModule } from '../modules/account';
import { policyModule } from '../modules/policy';
import type { ModuleDefinition } from '../shell/modules/defineModule';

/**
 * Modules with public pages. Their definitions are a part of every first visit; those of the cabinet
 * stand in cabinetModules.ts and arrive after the sign-in.
 */
export const publicModules: readonly ModuleDefinition[] = [accountModule, policyModule];
