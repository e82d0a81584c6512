import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';

// A run is the same on every machine; `PROPERTY_SEED=<whole number>` generates other cases.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });

// The files of one worker share its process, which saves them the start of a process and a window
// each (vite.config.ts); what the files before have done is taken back here.
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Most unit tests run without a DOM: they must not pay for loading the DOM tools.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  const { emptyWindow } = await import('./emptyWindow');
  afterEach(cleanup);
  afterAll(emptyWindow);
}
