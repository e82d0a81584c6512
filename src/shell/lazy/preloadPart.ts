import type { ComponentType } from 'react';

/** Imports the file of a part: `() => import('./PersonTab')`. */
export type PartLoader<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Parts whose file is there, by their loader. They are drawn at once: React's `lazy` would show the
 * fallback for a moment even so, and then hold the content back for 300 ms.
 */
export const preloadedParts = new WeakMap<PartLoader, ComponentType>();

/** Loads the file of a part before it is drawn. A failure is said where the part is drawn. */
export function preloadPart(load: PartLoader): void {
  load().then(
    (part) => preloadedParts.set(load, part.default),
    () => {},
  );
}
