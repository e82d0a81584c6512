import type { Machine } from '../browser/findChromium';

/**
 * The nginx of this machine. A Debian whose root we are gets its package: a build server goes without
 * nothing. Any other machine without one may do without; then undefined.
 *
 * @throws Error where the package could not be installed
 */
export function ensureNginx(
  machine: Pick<Machine, 'isDebian' | 'isRoot' | 'run'>,
  find: () => string | undefined,
): string | undefined {
  const found = find();
  if (found !== undefined || !machine.isDebian || !machine.isRoot) return found;
  const install = ['install', '-y', '--no-install-recommends', 'nginx-light'];
  if (machine.run('apt-get', ['update'])) machine.run('apt-get', install);
  const nginx = find();
  if (nginx === undefined) throw new Error('nginx не установился: apt-get install nginx-light');
  return nginx;
}
