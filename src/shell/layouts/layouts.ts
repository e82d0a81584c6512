import type { ComponentType } from 'react';
import type { LayoutName } from '../modules/defineModule';

/** A public page must not carry the layouts of others; `lk` comes together with its guards. */
export const layouts: Record<
  Exclude<LayoutName, 'lk'>,
  () => Promise<{ default: ComponentType }>
> = {
  default: () => import('./DefaultLayout'),
  empty: () => import('./EmptyLayout'),
  error: () => import('./ErrorLayout'),
};
