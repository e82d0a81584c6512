import type { ComponentType } from 'react';
import type { LayoutName } from '../modules/defineModule';

/** Every layout is a part of its own: a sign-in page must not carry the cabinet's. */
export const layouts: Record<LayoutName, () => Promise<{ default: ComponentType }>> = {
  default: () => import('./DefaultLayout'),
  empty: () => import('./EmptyLayout'),
  error: () => import('./ErrorLayout'),
  lk: () => import('./CabinetLayout'),
};
