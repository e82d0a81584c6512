import { installPackages, type Machine } from '../browser/findChromium';

/**
 * Returns the path of nginx on this machine. As root on Debian, installs it first if necessary. Undefined if it is
 * not available.
 */
export function ensureNginx(
  machine: Pick<Machine, 'isDebian' | 'isRoot' | 'run'>,
  find: () => string | undefined,
): string | undefined {
  return find() ?? (installPackages(machine, 'nginx-light') ? find() : undefined);
}
