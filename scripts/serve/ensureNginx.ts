import type { Machine } from '../browser/findChromium';

/**
 * The nginx of this machine; a Debian gets its package when we are root. Undefined where there is
 * none and none can be installed: a test then says what it did not check.
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
