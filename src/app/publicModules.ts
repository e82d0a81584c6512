// Modules with public pages, one line each. Their definitions are a part of every first visit; those of the
// cabinet are in cabinetModules.ts and arrive after the sign-in.
export { accountModule } from '../modules/account/manifest';
export { policyModule } from '../modules/policy/manifest';
// The page of the sign-in is a part of every first visit, and so no file of its own.
import '../modules/account/login/page';
