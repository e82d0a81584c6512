import { expect, it } from 'vitest';
import { firstScript } from './versionFile';

it('the version is the first script of the build’s page', () => {
  const page =
    '<script src="/boot.js"></script><script type="module" crossorigin src="/assets/index-a1.js"></script>';
  expect(firstScript(page)).toBe('/assets/index-a1.js');
  expect(() => firstScript('<script type="module" src="/src/main.tsx"></script>')).toThrow(
    /script/,
  );
});
