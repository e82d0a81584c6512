import type { Page } from 'playwright/test';
import { EXAMPLE_REFUSED_ID } from '../../test/backend/scenarios/claims';
import { EXAMPLE_ORDER_ID } from '../../test/backend/scenarios/exampleOrder';
import type { Views } from './view';

async function openDisabling(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Действия со страхованием' }).click();
  await page.getByRole('menuitem', { name: 'Отключить страхование' }).click();
}

export const insuranceViews: Views = {
  management: { at: '/sender/insurance-management', as: 'sender', dark: [1440], isCore: true },
  'disable-dialog': {
    at: '/sender/insurance-management',
    as: 'sender',
    widths: [1440],
    part: 'dialog',
    open: openDisabling,
  },
  orders: { at: '/sender/order-register', as: 'sender', dark: [360] },
  'order-panel': {
    at: `/sender/order-register?search=ПП-104512&row=${EXAMPLE_ORDER_ID}`,
    as: 'sender',
    part: 'complementary',
  },
  'claim-panel': {
    at: `/sender/order-register?tab=claims&row=${EXAMPLE_REFUSED_ID}`,
    as: 'sender',
    part: 'complementary',
    widths: [1440],
  },
  claims: { at: '/sender/order-register?tab=claims', as: 'sender', widths: [1440] },
  'sender-bills': { at: '/sender/invoices-payment', as: 'sender', widths: [360] },
  conditions: { at: '/sender/insurance-conditions', as: 'sender', widths: [1440] },
  'claim-event': {
    at: `/sender/create-claim/${EXAMPLE_ORDER_ID}?step=event`,
    as: 'sender',
    dark: [1440],
  },
  documents: { at: '/documents', as: 'seller', widths: [1440] },
  settlement: { at: '/settlement', as: 'seller', widths: [360] },
};
