import { accountModule } from '../modules/account';
import { coreModule } from '../modules/core';
import { debtorsModule } from '../modules/debtors';
import { developerModule } from '../modules/developer';
import { helpModule } from '../modules/help';
import { policyModule } from '../modules/policy';
import { profileModule } from '../modules/profile';
import type { ModuleDefinition } from '../shell/modules/defineModule';

/** Every module of the cabinet; adding one is a line here. */
export const moduleList: readonly ModuleDefinition[] = [
  coreModule,
  accountModule,
  profileModule,
  policyModule,
  debtorsModule,
  helpModule,
  developerModule,
];
