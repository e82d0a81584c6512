// Modules with public pages, one line each. Their definitions are part of the first visit; the definitions of the
// cabinet's modules (cabinetModules.ts) are loaded after the sign-in.
export { accountModule } from '../modules/account/manifest';
export { policyModule } from '../modules/policy/manifest';
// The sign-in page is part of the first visit, so it needs no separate file.
import '../modules/account/login/page';
