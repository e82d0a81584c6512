import type { cabinetIcons } from './cabinetIcons';
import type { pageIcons } from './pageIcons';
import { publicIcons } from './publicIcons';

export type IconName =
  keyof typeof publicIcons | keyof typeof cabinetIcons | keyof typeof pageIcons;

// The sets are kept apart because /login and /offer have budgets (quality.md, Speed): the first holds
// the public drawings only, the cabinet's join when it arrives, the others with the pages they are on.
const drawings = new Map<string, string>(Object.entries(publicIcons));

/** Makes more drawings known to {@link drawingOf}. Registering the same set again changes nothing. */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) drawings.set(name, path);
}

/** SVG path data on a 24 x 24 grid, or undefined while the set that holds it is not loaded. */
export function drawingOf(name: IconName): string | undefined {
  return drawings.get(name);
}
