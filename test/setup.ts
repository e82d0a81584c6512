import { afterEach } from 'vitest';

// Most unit tests run without a DOM: they must not pay for loading the DOM tools.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
