import type { EventKind } from './eventLabels';

/**
 * What analytics calls a control: `button:order-objects`. The second word is the developer's own, in
 * Latin letters, and never comes from data. `any`: the control itself tells what it is; written on a
 * card, a registry or a form it stands for everything in there.
 */
export type AnalyticsMark = `${EventKind | 'any'}:${string}`;

/** The one attribute by which a component is watched; it goes to the element as it is. */
export interface AnalyticsProps {
  'data-analytics'?: AnalyticsMark | undefined;
}

declare module 'react' {
  // A component that passes its properties on to an element passes the mark on as well.
  // `T` is not used here: a declaration must have the same parameters as React's own.
  interface HTMLAttributes<T> {
    'data-analytics'?: AnalyticsMark | undefined;
  }
}
