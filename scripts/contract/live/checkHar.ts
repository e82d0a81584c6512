import { createContractChecker } from '../checker/checker';
import { headerValue, type CheckedRequest, type LiveExchange } from '../checker/exchange';
import { normaliseContract } from '../normalise';
import { operationsOf } from '../openApi';
import type { Report } from '../report/report';
import { operationPrefixes, serverPrefixes } from '../servers';
import { readHar, type RecordedEntry } from './har';
import { createLiveRun, type LiveContract } from './liveRun';

function isExchange(entry: RecordedEntry): entry is LiveExchange {
  return entry !== null && 'response' in entry;
}

function isUnder(prefixes: readonly string[], { request }: LiveExchange): boolean {
  const { pathname } = new URL(request.url);
  return prefixes.some((prefix) => pathname.startsWith(`${prefix}/`));
}

function speaksJson({ request, response }: LiveExchange): boolean {
  return [request, response].some(({ headers }) =>
    /[/+]json\b/.test(headerValue(headers, 'content-type') ?? ''),
  );
}

/** Origins of the backend: the one that is named, else all that answer a call of the contract. */
function backendOrigins(
  contract: LiveContract,
  calls: readonly CheckedRequest[],
  server: URL | undefined,
): Set<string> {
  if (server !== undefined) return new Set([server.origin]);
  const { match } = createContractChecker(contract.document);
  return new Set(
    calls
      .map((request) => ({ method: request.method, url: new URL(request.url) }))
      .filter(({ method, url }) => match(method, url.pathname) !== null)
      .map(({ url }) => url.origin),
  );
}

/**
 * Checks recorded traffic (HAR 1.2). Other origins, and pages and pictures of the same origin, are
 * ignored.
 * @param server origin of the backend, where it cannot be told from the calls
 * @throws HarUnreadable where the text is no HAR
 */
export function checkHar(contract: LiveContract, text: string, server?: URL): Report {
  const run = createLiveRun(contract);
  const entries = readHar(text);
  const document = normaliseContract(contract.document);
  const prefixes = [
    ...serverPrefixes(document),
    ...operationsOf(document).flatMap((located) => operationPrefixes(document, located)),
  ];
  const origins = backendOrigins(
    contract,
    entries.flatMap((one) => (one === null ? [] : [one.request])),
    server,
  );
  // Without a prefix of its own, the API shares its paths with the pages of the site.
  const isOurs = (one: LiveExchange): boolean =>
    isUnder(prefixes, one) && (!prefixes.includes('') || speaksJson(one));
  const { match } = createContractChecker(contract.document);
  for (const entry of entries) {
    const url = entry === null ? null : new URL(entry.request.url);
    const isOfBackend = entry !== null && url !== null && origins.has(url.origin);
    const isKnown = isOfBackend && match(entry.request.method, url.pathname) !== null;
    if (isExchange(entry) && isOfBackend && (isKnown || isOurs(entry))) run.take(entry);
    else if (entry === null || isExchange(entry) || !isKnown) run.ignore();
    else if (entry.silence === null) run.abandoned(entry.request);
    else run.silent(entry.request, entry.silence);
  }
  return run.report();
}
