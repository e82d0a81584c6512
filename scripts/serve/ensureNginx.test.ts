import { expect, it } from 'vitest';
import { ensureNginx } from './ensureNginx';

/** Returns a stub of a machine, with or without an nginx package. */
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

it('ensureNginx does not install nginx if it is already installed', () => {
  const { machine: debian, ran } = machine(true, true);
  expect(ensureNginx(debian, () => '/opt/nginx')).toBe('/opt/nginx');
  expect(ran).toEqual([]);
});

it('ensureNginx installs the Debian package as root on Debian', () => {
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
  ['Debian as another user than root', true, false],
  ['a container that is no Debian', false, true],
])('ensureNginx returns undefined on %s, and installs nothing', (_name, isDebian, isRoot) => {
  const { machine: other, find, ran } = machine(isDebian, isRoot);
  expect(ensureNginx(other, find)).toBeUndefined();
  expect(ran).toEqual([]);
});
