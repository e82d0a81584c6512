import { expect, it } from 'vitest';
import { firstScript } from './versionFile';

it('firstScript returns the first script of the page, which identifies the build', () => {
  const page =
    '<script src="/boot.js"></script><script type="module" crossorigin src="/assets/index-a1.js"></script>';
  expect(firstScript(page)).toBe('/assets/index-a1.js');
  expect(() => firstScript('<script type="module" src="/src/main.tsx"></script>')).toThrow(
    /script/,
  );
});
