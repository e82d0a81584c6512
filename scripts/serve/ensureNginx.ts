import { installPackages, type Machine } from '../browser/findChromium';

/**
 * Returns the nginx of this machine; installs it on Debian as root. Undefined if there is none: a
 * test then reports that it was skipped.
 */
export function ensureNginx(
  machine: Pick<Machine, 'isDebian' | 'isRoot' | 'run'>,
  find: () => string | undefined,
): string | undefined {
  return find() ?? (installPackages(machine, 'nginx-light') ? find() : undefined);
}
