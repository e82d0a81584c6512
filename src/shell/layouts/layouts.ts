import type { ComponentType } from 'react';
import type { LayoutName } from '../modules/defineModule';
import { DefaultLayout } from './DefaultLayout';
import { EmptyLayout } from './EmptyLayout';
import { ErrorLayout } from './ErrorLayout';
import { LandingLayout } from './LandingLayout';

/** The layouts that stand on every page's way in; `lk` comes together with the cabinet. */
export const layouts: Readonly<Record<Exclude<LayoutName, 'lk'>, ComponentType>> = {
  default: DefaultLayout,
  empty: EmptyLayout,
  error: ErrorLayout,
  landing: LandingLayout,
};
