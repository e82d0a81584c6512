import { expect, it } from 'vitest';
import { ensureNginx } from './ensureNginx';

/** Returns a machine whose package manager has nginx or not. */
function machine(isDebian: boolean, isRoot: boolean, hasPackage = true) {
  const ran: string[] = [];
  let nginx: string | undefined;
  return {
    ran,
    find: () => nginx,
    machine: {
      isDebian,
      isRoot,
      run: (command: string, args: readonly string[]) => {
        ran.push([command, ...args].join(' '));
        if (args.includes('nginx-light') && hasPackage) nginx = '/usr/sbin/nginx';
        return true;
      },
    },
  };
}

it('nginx is not installed again if it is there', () => {
  const { machine: debian, ran } = machine(true, true);
  expect(ensureNginx(debian, () => '/opt/nginx')).toBe('/opt/nginx');
  expect(ran).toEqual([]);
});

it('nginx is installed from Debian by root on a build server', () => {
  const { machine: debian, find, ran } = machine(true, true);
  expect(ensureNginx(debian, find)).toBe('/usr/sbin/nginx');
  expect(ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends nginx-light']);
});

it('ensureNginx returns undefined if the package of nginx cannot be installed', () => {
  const { machine: debian, find, ran } = machine(true, true, false);
  expect(ensureNginx(debian, find)).toBeUndefined();
  expect(ran).toHaveLength(2);
});

it.each([
  ['a Mac', false, false],
  ['a Debian of another user', true, false],
  ['a container that is no Debian', false, true],
])('nginx may be missing on %s, and is not installed there', (_name, isDebian, isRoot) => {
  const { machine: other, find, ran } = machine(isDebian, isRoot);
  expect(ensureNginx(other, find)).toBeUndefined();
  expect(ran).toEqual([]);
});
