/** Limits of each way into the cabinet. Bytes are after gzip; 1 kB is 1000 bytes. */
export interface Budget {
  readonly jsKilobytes: number;
  readonly cssKilobytes?: number;
  /** All requests of a first visit, pages and calls included; counted in a browser. */
  readonly requests?: number;
}

/** The entry that every route stands on; the sign-in page is a part of it. */
export const ENTRY = 'index.html';

/** Files of the build that several pages share, as vite.config.ts names them. */
export const SHARED_CHUNKS = ['cabinet', 'shared', 'forms'] as const;

/** A first visit to /login. It does not depend on the modules of the cabinet. */
export const signInBudget: Budget = { jsKilobytes: 172, cssKilobytes: 14, requests: 10 };

/** From there to the offers: the cabinet's frame, /offer, and the first calls of every page. */
export const cabinetBudget: Budget = { jsKilobytes: 64 };

/** Everything from /login to the first page of work: the register of supplies. */
export const workBudget: Budget = { jsKilobytes: 340 };

/** Code that several pages share: lists above all, and luxon, whose 22 kB cannot be tree-shaken. */
export const sharedBudget: Budget = { jsKilobytes: 112 };

/** Parts of forms and dialogs, PrimeReact above all. The first of them loads it. */
export const formsBudget: Budget = { jsKilobytes: 72 };

/** A page's or a dialog's own code, beside what is shared. */
export const pageBudget: Budget = { jsKilobytes: 40 };

/** A part that may weigh more than a page's own code usually does. */
export interface Exception extends Budget {
  /** The source that is loaded lazily, as the build's manifest names it. */
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
