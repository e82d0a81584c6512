import { coreModule } from '../modules/core';
import { debtorsModule } from '../modules/debtors';
import { developerModule } from '../modules/developer';
import { helpModule } from '../modules/help';
import { profileModule } from '../modules/profile';
import type { ModuleDefinition } from '../shell/modules/defineModule';

/** Every module behind the sign-in; adding one is a line here. */
export const cabinetModules: readonly ModuleDefinition[] = [
  coreModule,
  profileModule,
  debtorsModule,
  helpModule,
  developerModule,
];
