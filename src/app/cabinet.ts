/**
 * What every page behind the sign-in needs first, in one part: its guards and its layout. Apart,
 * they would share a dozen scripts of a few hundred bytes.
 */
export { demandSession, enterPage } from './cabinetGuard';
export { default as CabinetLayout } from '../shell/layouts/CabinetLayout';
