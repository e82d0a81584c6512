import { lazy, type ComponentType } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Lazy components by what loads them: drawing a part again does not load it again, and a part that
 * failed can be forgotten, so that the next attempt loads anew.
 */
export interface LazyParts<Props> {
  componentOf(load: Loader<Props>): ComponentType<Props>;
  forget(load: Loader<Props>): void;
}

/** An empty collection; `around` may see to failures of loading. */
export function createLazyParts<Props = object>(
  around: (load: Loader<Props>) => Loader<Props> = (load) => load,
): LazyParts<Props> {
  const parts = new WeakMap<Loader<Props>, ComponentType<Props>>();
  return {
    componentOf(load) {
      const known = parts.get(load);
      if (known) return known;
      const part = lazy<ComponentType<Props>>(around(load));
      parts.set(load, part);
      return part;
    },
    forget: (load) => void parts.delete(load),
  };
}
