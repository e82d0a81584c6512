import { format } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// A run is the same on every machine; `PROPERTY_SEED=<whole number>` generates other cases.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });

/** jsdom lacks this element; browsers know it. */
const NO_COMPLAINT = 'The tag <search> is unrecognized in this browser';

// A complaint of React, the router or the store fails the test, unless it expects the complaint by a spy of
// its own. An unhandled rejection fails the run without any help.
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const complaint = format(...words);
    if (!complaint.startsWith(NO_COMPLAINT)) complaints.push(complaint);
  });
});
afterEach(() => {
  if (complaints.length > 0)
    throw new Error(`Complaints in console.error: ${complaints.join('; ')}`);
});

// The files that one worker runs share its process and its window (vite.config.ts). Each gets modules of
// its own, and its changes to the rest are reverted.
vi.resetModules();

// Most unit tests run without a DOM: they must not pay for loading the DOM tools. The last hook
// is called first, so that the page is taken down also after a complaint.
if (typeof document !== 'undefined') {
  // jsdom has byte types of its own; a Buffer is no instance of them, and libraries of Node refuse it.
  const { buffer } = Buffer.alloc(0);
  Object.assign(globalThis, {
    ArrayBuffer: buffer.constructor,
    Uint8Array: Object.getPrototypeOf(Buffer),
  });
  const { installRealFrames } = await import('./realFrames');
  installRealFrames();
  // jsdom draws nothing, so that nothing lies over anything.
  Object.assign(document, { elementFromPoint: () => null });
  // jsdom loads no other document, and logs that on the console of the run.
  const stayOnPage = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (link && !event.ctrlKey && !link.getAttribute('href')?.startsWith('#'))
      event.preventDefault();
  };
  window.addEventListener('click', stayOnPage);
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure, prettyDOM } = await import('@testing-library/react');
  const { emptyWindow } = await import('./emptyWindow');
  const { readInlineStyles } = await import('./inlineStyles');
  readInlineStyles();
  // The page is printed when the error is read: a query that waits makes and drops many of them.
  const getElementError = (message: string | null, page: Element) => {
    const text = () => [message, prettyDOM(page)].filter(Boolean).join('\n\n');
    const error = Object.defineProperty(new Error(), 'message', { configurable: true, get: text });
    Error.captureStackTrace(error, getElementError);
    return error;
  };
  // Patience costs nothing where all is well, and a machine may be busy.
  configure({ asyncUtilTimeout: 10_000, getElementError });
  afterEach(cleanup);
  afterAll(() => {
    window.removeEventListener('click', stayOnPage);
    emptyWindow();
  });
}

// Hooks of this kind run last in, first out: doubles are taken back before the window is emptied.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
