import { lazy, type ComponentType } from 'react';
import { loadPart } from './chunkReload';

/** Imports the file of a part: `() => import('./PersonTab')`. */
export type PartLoader<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose file is loaded when it is drawn first, and not again. */
export interface Part<Props = object> {
  /** The same component every time, until it is forgotten. Suspends until its file is there. */
  component: () => ComponentType<Props>;
  /** The next attempt loads anew. */
  forget: () => void;
}

/** A part that is not loaded yet. */
export function createPart<Props>(load: PartLoader<Props>): Part<Props> {
  let component: ComponentType<Props> | undefined;
  return {
    component: () => (component ??= lazy<ComponentType<Props>>(load)),
    forget: () => {
      component = undefined;
    },
  };
}

const pageParts = new WeakMap<PartLoader, Part>();

/**
 * The part of a page behind `load`, a tab or a section; one and the same for one loader. After a
 * deployment the page is loaded anew once for its sake.
 *
 * @param name each part has its own attempt (`loadPart`)
 */
export function pagePart(name: string, load: PartLoader): Part {
  const known = pageParts.get(load);
  if (known) return known;
  const part = createPart(() => loadPart(name, load));
  pageParts.set(load, part);
  return part;
}
