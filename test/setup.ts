import fc from 'fast-check';
import { afterEach } from 'vitest';

// A run is the same on every machine; `PROPERTY_SEED=<whole number>` generates other cases.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });

// Most unit tests run without a DOM: they must not pay for loading the DOM tools.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
