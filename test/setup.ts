import { format } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Runs are repeatable; `PROPERTY_SEED=<whole number>` generates other cases.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });

/** The real function, for use under fake timers too. */
const realImmediate = setImmediate;

/** jsdom does not know this element. */
const NO_COMPLAINT = 'The tag <search> is unrecognized in this browser';

// Errors that React, the router or the store logs fail the test, unless it expects them by a spy. An unhandled
// rejection fails the run anyway.
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

/**
 * Returns the set in which Vitest keeps each mock for as long as its process lives (vitest-dev/vitest#9492). We clear
 * it, because a mock keeps the modules of its file: a worker grew to 3 GB.
 */
function keptMocks(): Set<unknown> {
  const adding = vi.spyOn(Set.prototype, 'add');
  const mock = vi.fn();
  const mocks: unknown = adding.mock.contexts[0];
  adding.mockRestore();
  if (!(mocks instanceof Set && mocks.has(mock)))
    throw new Error('Vitest keeps its mocks elsewhere');
  return mocks;
}

// The files of one worker share its process and window (vite.config.ts). Each file gets new modules, and its other
// changes are reverted.
vi.resetModules();

// Most unit tests run without a DOM and must not load the DOM tools. The last hook runs first, so that the page is
// unmounted even after an error.
if (typeof document !== 'undefined') {
  // jsdom has its own byte types: a Buffer is not an instance of them, so libraries of Node refuse it.
  const { buffer } = Buffer.alloc(0);
  Object.assign(globalThis, {
    ArrayBuffer: buffer.constructor,
    Uint8Array: Object.getPrototypeOf(Buffer),
  });
  const { installRealFrames } = await import('./realFrames');
  installRealFrames();
  // jsdom has no layout, so no element can cover another.
  Object.assign(document, { elementFromPoint: () => null });
  // jsdom cannot load another document, and logs an error instead.
  const stayOnPage = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (link && !event.ctrlKey && !link.getAttribute('href')?.startsWith('#'))
      event.preventDefault();
  };
  window.addEventListener('click', stayOnPage);
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure, getConfig, prettyDOM } = await import('@testing-library/react');
  const { emptyWindow, watchListeners } = await import('./emptyWindow');
  const removeListeners = watchListeners();
  const { readInlineStyles } = await import('./inlineStyles');
  readInlineStyles();
  // The page is printed only when the error is read, because a waiting query creates many errors.
  const getElementError = (message: string | null, page: Element) => {
    const text = () => [message, prettyDOM(page)].filter(Boolean).join('\n\n');
    const error = Object.defineProperty(new Error(), 'message', { configurable: true, get: text });
    Error.captureStackTrace(error, getElementError);
    return error;
  };
  // React renders in immediates, and a user's action ends with a timer: on a busy machine the timer may run first.
  // Therefore an action also waits for the renders that are due.
  const { asyncWrapper } = getConfig();
  const whenRendered = () => new Promise((resolve) => realImmediate(resolve));
  const untilRendered: typeof asyncWrapper = async (action) => {
    const result = await asyncWrapper(action);
    await whenRendered();
    return result;
  };
  // A long timeout costs nothing in a successful run, and a machine may be busy.
  configure({ asyncUtilTimeout: 10_000, getElementError, asyncWrapper: untilRendered });
  afterEach(cleanup);
  afterAll(() => {
    window.removeEventListener('click', stayOnPage);
    // Restores the setting, because the files share Testing Library: otherwise each file would wait for the renders of
    // all earlier files.
    configure({ asyncWrapper });
    removeListeners();
    emptyWindow();
  });
}

// Hooks of this kind run in reverse order, so doubles are restored before the window is reset.
const mocks = keptMocks();
afterAll(async () => {
  vi.useRealTimers();
  // A late import would give the next file a module of this one, without the mocks of the next file.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  mocks.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
