import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FILE = /\/primeicons\/raw-svg\/[\w-]+\.svg$/;

function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r},${cy}a${r},${r},0,1,0,${2 * r},0a${r},${r},0,1,0,${-2 * r},0Z`;
}

function outlineOf(kind: string, attributes: string): string {
  const valueOf = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(attributes)?.[1];
  const numberOf = (name: string) => Number(valueOf(name) ?? 0);
  if (kind === 'path') return valueOf('d') ?? '';
  if (kind === 'circle') return circle(numberOf('cx'), numberOf('cy'), numberOf('r'));
  if (kind !== 'rect') throw new Error(`primeicons: <${kind}> cannot be drawn as a path`);
  const width = numberOf('width');
  return `M${numberOf('x')},${numberOf('y')}h${width}v${numberOf('height')}h${-width}Z`;
}

/**
 * Returns a PrimeIcons SVG as one path.
 *
 * @throws Error if the icon has another grid, or shapes other than paths, circles and rectangles
 */
export function pathOf(svg: string): string {
  if (!svg.includes('viewBox="0 0 24 24"')) throw new Error('primeicons: the grid is not 24 x 24');
  const shapes = [...svg.matchAll(/<(?!svg\b|g\b)([a-z]\w*)([^>]*)>/gi)];
  return shapes.map(([, kind = '', attributes = '']) => outlineOf(kind, attributes)).join('');
}

/** Vite plugin: an import of `primeicons/raw-svg/NAME.svg` returns the icon's path for `ui/icon/Icon`. */
export function primeIcons(): Plugin {
  return {
    name: 'prime-icons',
    enforce: 'pre',
    async load(id) {
      if (!FILE.test(id)) return null;
      const path = pathOf(await readFile(id, 'utf8'));
      return { code: `export default ${JSON.stringify({ path })};`, moduleType: 'js' };
    },
  };
}
