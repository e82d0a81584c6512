import type { Machine } from '../browser/findChromium';

/**
 * The nginx of this machine. A Debian whose root we are gets its package. Undefined where there is none
 * and none can be had: whoever tests says then what was not tried.
 */
export function ensureNginx(
  machine: Pick<Machine, 'isDebian' | 'isRoot' | 'run'>,
  find: () => string | undefined,
): string | undefined {
  const found = find();
  if (found !== undefined || !machine.isDebian || !machine.isRoot) return found;
  const install = ['install', '-y', '--no-install-recommends', 'nginx-light'];
  if (machine.run('apt-get', ['update'])) machine.run('apt-get', install);
  return find();
}
