import type { cabinetIcons } from './cabinetIcons';
import { publicIcons } from './publicIcons';

export type IconName = keyof typeof publicIcons | keyof typeof cabinetIcons;

// The two sets are kept apart because /login has a budget (quality.md, Speed): its bundle holds the
// public drawings only, the others join when the cabinet arrives.
const drawings = new Map<string, string>(Object.entries(publicIcons));

/** Makes more drawings known to {@link drawingOf}. Registering the same set again changes nothing. */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) drawings.set(name, path);
}

/** SVG path data on a 24 x 24 grid, or undefined while the set that holds it is not loaded. */
export function drawingOf(name: IconName): string | undefined {
  return drawings.get(name);
}
