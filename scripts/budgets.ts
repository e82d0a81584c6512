/** Size limits of one entry to the cabinet, in kB of 1000 bytes after gzip. */
export interface Budget {
  readonly jsKilobytes: number;
  readonly cssKilobytes?: number;
  /** Number of requests of a first visit in a browser, including API calls. */
  readonly requests?: number;
}

/** The common entry of all routes, including the sign-in page. */
export const ENTRY = 'index.html';

/** Files of the build that several pages share, as vite.config.ts names them. */
export const SHARED_CHUNKS = ['cabinet', 'shared', 'forms'] as const;

/** The sign-in page, with the requests of a first visit. */
export const signInBudget: Budget = { jsKilobytes: 172, cssKilobytes: 14, requests: 10 };

/** Code that /offer needs in addition to /login: the frame, /offer, and the first calls of every page. */
export const cabinetBudget: Budget = { jsKilobytes: 64 };

/** All JavaScript from /login to the first page of work, the registry of supplies. */
export const workBudget: Budget = { jsKilobytes: 340 };

/** Shared code: mostly lists and luxon, whose 22 kB cannot be tree-shaken. */
export const sharedBudget: Budget = { jsKilobytes: 112 };

/** Code of all forms and dialogs, without shared code. */
export const formsBudget: Budget = { jsKilobytes: 72 };

/** A page's or dialog's own code, without shared code. */
export const pageBudget: Budget = { jsKilobytes: 40 };

/** A file that may exceed its usual limit. */
export interface Exception extends Budget {
  /** The lazily loaded source, as in the build's manifest. */
  readonly source: string;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    source: 'src/observability/errors/errorReporting.ts',
    jsKilobytes: 100,
    reason:
      'errors, tracing and replay; loaded when the first page has long been there, if configured',
  },
  {
    source: 'node_modules/pdfjs-dist/legacy/build/pdf.mjs',
    jsKilobytes: 140,
    reason: 'pdf.js shows a document where the browser cannot; loaded when one is opened',
  },
];
