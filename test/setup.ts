import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';

// A run is the same on every machine; `PROPERTY_SEED=<whole number>` generates other cases.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });

// The files that one worker runs share its process and its window (vite.config.ts). Each gets
// modules of its own, and what it has done to the rest is taken back.
vi.resetModules();

// Most unit tests run without a DOM: they must not pay for loading the DOM tools.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  const { emptyWindow } = await import('./emptyWindow');
  // Patience costs nothing where all is well, and a machine may be busy.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
  afterAll(emptyWindow);
}

// Hooks of this kind run last in, first out: a window is emptied once it is nobody's double.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
