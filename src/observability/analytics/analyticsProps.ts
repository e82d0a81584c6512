import type { EventKind } from './eventLabels';

/**
 * Name of a control in analytics: `button:order-objects`. The second word is chosen by the developer, in Latin letters,
 * and never derived from data. `any`: the control itself decides the kind; on a card, a registry or a form it applies
 * to all controls inside.
 */
export type AnalyticsMark = `${EventKind | 'any'}:${string}`;

/** The only attribute that marks a component; it is passed to the element unchanged. */
export interface AnalyticsProps {
  'data-analytics'?: AnalyticsMark | undefined;
}

declare module 'react' {
  // Lets components pass the mark on together with their other HTML props. `T` is unused: the declaration must have the
  // same parameters as React's.
  interface HTMLAttributes<T> {
    'data-analytics'?: AnalyticsMark | undefined;
  }
}
