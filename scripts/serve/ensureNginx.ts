import { installPackages, type Machine } from '../browser/findChromium';

/**
 * The nginx of this machine; a Debian gets its package when we are root. Undefined where there is
 * none and none can be installed: a test then says what it did not check.
 */
export function ensureNginx(
  machine: Pick<Machine, 'isDebian' | 'isRoot' | 'run'>,
  find: () => string | undefined,
): string | undefined {
  return find() ?? (installPackages(machine, 'nginx-light') ? find() : undefined);
}
