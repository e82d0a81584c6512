// Modules with public pages, one line each. Their definitions are a part of every first visit; those of
// the cabinet stand in cabinetModules.ts and arrive after the sign-in.
export { accountModule } from '../modules/account';
export { policyModule } from '../modules/policy';
