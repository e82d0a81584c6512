import type { ComponentType } from 'react';
import type { LayoutName } from '../modules/defineModule';
import { EmptyLayout } from './EmptyLayout';
import { PlainLayout } from './PlainLayout';

/**
 * The layouts that are a part of every first visit (specification, section 2); `lk` comes together with
 * the cabinet. The specification shows no page in `landing`, which tells about a product.
 */
export const layouts: Readonly<Record<Exclude<LayoutName, 'lk'>, ComponentType>> = {
  default: () => <PlainLayout />,
  empty: EmptyLayout,
  error: () => <PlainLayout centred />,
  landing: () => <PlainLayout />,
};
