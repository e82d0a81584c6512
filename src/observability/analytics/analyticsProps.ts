import type { EventKind } from './eventLabels';

/**
 * Name of a control in analytics: `button:order-objects`. The second word is the developer's own, in Latin
 * letters, and never made of data. `any`: the control itself gives its kind; on a card, a registry or a
 * form it covers all controls inside.
 */
export type AnalyticsMark = `${EventKind | 'any'}:${string}`;

/** The one attribute that marks a component; it goes to the element unchanged. */
export interface AnalyticsProps {
  'data-analytics'?: AnalyticsMark | undefined;
}

declare module 'react' {
  // A component that passes its properties on to an element also passes the mark on. `T` is unused here: a
  // declaration must have the same parameters as that of React.
  interface HTMLAttributes<T> {
    'data-analytics'?: AnalyticsMark | undefined;
  }
}
