import { insuranceOffers } from '../support/offerSections';
import type { Views } from './view';

/** Runs in the page: changes the stored statuses of the bell, so that the bell reports each status as new. */
function makeNews(): void {
  const known = localStorage.getItem('cabinet-today') ?? '';
  localStorage.setItem('cabinet-today', known.replaceAll(/"state":"\w*"/g, '"state":"EARLIER"'));
}

/** Pages before the sign-in, the layout of the cabinet, offers, the profile and the help. */
export const frameViews: Views = {
  'sign-in': { at: '/login', dark: [360], isCore: true },
  registration: { at: '/register' },
  recovery: { at: '/recovery' },
  'seller-registration': { at: '/seller/register', widths: [360] },
  unavailable: {
    at: '/deliveries',
    as: 'admin',
    begin: (control) =>
      control.faults([
        { kind: '503', operationId: 'findSupplies' },
        { kind: '503', operationId: 'getHealth' },
      ]),
  },
  'no-such-page': { at: '/nowhere', as: 'admin' },
  policy: { at: '/policy', widths: [360] },
  'policy-on-paper': { at: '/policy', paper: 'portrait' },
  offers: { at: '/offer', as: 'admin', dark: [1440, 360], isCore: true },
  'offers-of-supplier': { at: '/offer', as: 'supplier', widths: [1440] },
  'offers-of-sender': { at: '/offer', as: 'sender' },
  'offers-of-seller': { at: '/offer', as: 'seller', widths: [360] },
  'first-visit': {
    at: '/offer',
    as: 'seller',
    widths: [1440],
    begin: (control) => control.reset('empty'),
  },
  'offers-on-paper': { at: '/offer', as: 'admin', paper: 'portrait' },
  'waiting-for-owner': { at: '/offer', as: 'unverified', widths: [360] },
  'user-menu': {
    at: '/help',
    as: 'admin',
    widths: [1440],
    part: 'menu',
    open: (page) => page.getByRole('button', { name: /Меню пользователя/ }).click(),
  },
  menu: {
    at: '/help',
    as: 'admin',
    widths: [360],
    open: (page) => page.getByRole('button', { name: 'Открыть меню' }).click(),
  },
  bell: {
    at: '/offer',
    as: 'supplier',
    part: 'dialog',
    open: async (page) => {
      // The bell loads late, and stores the statuses once its calls have finished.
      await page.waitForFunction(() => localStorage.getItem('cabinet-today')?.includes('"state"'));
      await page.evaluate(makeNews);
      await page.reload();
      await page.getByRole('button', { name: /^Что изменилось.*нов/ }).click();
    },
  },
  palette: {
    at: '/help',
    as: 'supplier',
    part: 'dialog',
    dark: [1440],
    open: async (page) => {
      await page.getByRole('button', { name: 'Найти или перейти' }).click();
      await page.getByRole('combobox').fill('волж');
      await page.getByRole('group', { name: 'Покупатели' }).waitFor();
    },
  },
  'application-dialog': {
    at: '/offer',
    as: 'admin',
    part: 'dialog',
    dark: [360],
    open: (page) =>
      insuranceOffers(page).getByRole('button', { name: 'Подать заявку' }).first().click(),
  },
  organization: { at: '/profile?tab=organization', as: 'admin' },
  'own-data': { at: '/profile', as: 'admin', widths: [360] },
  accounts: { at: '/profile?tab=accounts', as: 'admin', widths: [1440] },
  users: { at: '/profile?tab=users', as: 'admin' },
  'new-user-dialog': {
    at: '/profile?tab=users',
    as: 'admin',
    widths: [1440],
    part: 'dialog',
    open: (page) => page.getByRole('button', { name: 'Добавить пользователя' }).click(),
  },
  integrations: { at: '/profile?tab=integrations', as: 'sender', widths: [1440] },
  help: { at: '/help', as: 'admin' },
  security: { at: '/profile?tab=security', as: 'admin', widths: [1440] },
  interface: { at: '/profile?tab=interface', as: 'admin', widths: [360] },
};
