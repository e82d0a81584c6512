import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright/test';

/** Errors that a journey expects; any other error fails the journey. */
export interface Allowance {
  readonly consoleErrors?: readonly RegExp[];
  /** Patterns of expected unhandled errors. */
  readonly pageErrors?: readonly RegExp[];
  /** Patterns of addresses that may be outside of the cabinet, or missing. */
  readonly requests?: readonly RegExp[];
  /** Patterns of expected contract violations. */
  readonly violations?: readonly RegExp[];
}

/** Returns true if an allowance covers this error. */
export function isAllowed(
  allowances: readonly Allowance[],
  kind: keyof Allowance,
  text: string,
): boolean {
  return allowances.some((allowance) => allowance[kind]?.some((pattern) => pattern.test(text)));
}

// Chromium reports every 4xx and 5xx response as an error. Responses of the backend are part of a journey, and the
// status check below finds missing files of the cabinet.
const BROWSER_REPORTS_STATUS = /^Failed to load resource: the server responded with a status of/;

/** Marks a violation of the content security policy. Only a pattern that names it allows it; `/./` does not. */
const REFUSED_BY_POLICY = 'Content Security Policy';

const OUTSIDE_NETWORK = /^(?:data|blob|about|chrome|devtools):/;

/**
 * Watches all pages of `context` for errors that a user would not see, for requests outside of `baseURL`, and for
 * missing files. Returns a live list of descriptions. Reads `allowances` at each error, so a test may add
 * allowances later.
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
