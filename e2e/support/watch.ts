import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright/test';

/** Troubles that a journey expects; any other one fails it. */
export interface Allowance {
  /** Console errors that match are expected. */
  readonly consoleErrors?: readonly RegExp[];
  /** Unhandled errors of the page that match are expected. */
  readonly pageErrors?: readonly RegExp[];
  /** Addresses outside the cabinet that match may be called. */
  readonly requests?: readonly RegExp[];
  /** Breaches of the contract that match are expected. */
  readonly violations?: readonly RegExp[];
}

/** Returns whether one of the allowances expects this trouble. */
export function isAllowed(
  allowances: readonly Allowance[],
  kind: keyof Allowance,
  text: string,
): boolean {
  return allowances.some((allowance) => allowance[kind]?.some((pattern) => pattern.test(text)));
}

// Chromium reports every 4xx and 5xx answer as an error of its own; answers of the backend are
// part of a journey, and a missing file of the cabinet itself is caught by its status below.
const BROWSER_REPORTS_STATUS = /^Failed to load resource: the server responded with a status of/;

/** Refusals by the policy of a served cabinet: a journey that allows any error does not allow these. */
const REFUSED_BY_POLICY = 'Content Security Policy';

const OUTSIDE_NETWORK = /^(?:data|blob|about|chrome|devtools):/;

/**
 * Watches every page of `context`, which may only talk to `baseURL`, for trouble that a user would
 * not see. Returns the list of troubles, in words, which grows as they happen. `allowances` is
 * read at each trouble, so it may grow as well.
 */
export function watchContext(
  context: BrowserContext,
  baseURL: string,
  allowances: readonly Allowance[],
): readonly string[] {
  const found: string[] = [];
  const report = (kind: keyof Allowance, text: string, trouble: string): void => {
    if (!isAllowed(allowances, kind, text)) found.push(trouble);
  };

  context.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() !== 'error' || BROWSER_REPORTS_STATUS.test(text)) return;
    const isRefused = text.includes(REFUSED_BY_POLICY);
    const isExpected = allowances.some(({ consoleErrors = [] }) =>
      consoleErrors.some(({ source }) => source.includes(REFUSED_BY_POLICY)),
    );
    if (isRefused && !isExpected) found.push(`refused by the policy: ${text}`);
    else report('consoleErrors', text, `console error: ${text}`);
  });
  context.on('weberror', (webError) => {
    const { message } = webError.error();
    report('pageErrors', message, `unhandled error: ${message}`);
  });
  context.on('request', (request: Request) => {
    const url = request.url();
    if (url.startsWith(`${baseURL}/`) || OUTSIDE_NETWORK.test(url)) return;
    report('requests', url, `request outside the cabinet: ${url}`);
  });
  context.on('response', (response: Response) => {
    const url = response.url();
    const isFile = url.startsWith(`${baseURL}/`) && !url.startsWith(`${baseURL}/api/`);
    if (isFile && response.status() >= 400) report('requests', url, `${response.status()}: ${url}`);
  });
  return found;
}
