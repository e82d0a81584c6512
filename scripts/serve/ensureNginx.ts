import { installPackages, type Machine } from '../browser/findChromium';

/**
 * Returns the path of nginx on this machine, and installs it on Debian as root. Returns undefined if nginx is not
 * available; the test is then skipped.
 */
export function ensureNginx(
  machine: Pick<Machine, 'isDebian' | 'isRoot' | 'run'>,
  find: () => string | undefined,
): string | undefined {
  return find() ?? (installPackages(machine, 'nginx-light') ? find() : undefined);
}
