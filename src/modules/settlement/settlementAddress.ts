import { readEnvironment, readVariable, type Environment } from '../../lib/configuration';
import { once } from '../../lib/once';
import { canParseUrl } from '../../lib/canParseUrl';

export interface SettlementAddress {
  url: string;
  /**
   * Origin of the frame's messages. 'null' for a page on the cabinet's own origin, because the sandbox gives it an
   * opaque origin.
   */
  origin: string;
  /** True for a page on the cabinet's own origin, like the page of the demo. */
  isOwn: boolean;
}

const VARIABLE = 'VITE_SETTLEMENT_URL';

/** Matches names of query parameters with secrets. No address may contain them. */
const SECRET = /token|password|passwd|secret|api-?key|authorization/i;

function usableUrl(text: string, pageOrigin: string): URL | null {
  if (!canParseUrl(text, pageOrigin)) return null;
  const url = new URL(text, pageOrigin);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const hasSecret =
    url.username !== '' ||
    url.password !== '' ||
    [...url.searchParams.keys()].some((name) => SECRET.test(name));
  return isWeb && !hasSecret ? url : null;
}

/**
 * Reads the configured address: http(s) or a path of this site, without credentials and tokens. Returns null, with a
 * warning, if it is missing or not usable. T4: the page then says that the frame has no address.
 */
export function readSettlementAddress(
  environment: Environment,
  pageOrigin: string,
): SettlementAddress | null {
  const text = readVariable(VARIABLE, environment);
  if (text === undefined) return null;
  const url = usableUrl(text, pageOrigin);
  if (url === null) {
    console.warn(`Адрес в ${VARIABLE} не подходит: нужен http(s), без имени, пароля и токена`);
    return null;
  }
  const isOwn = url.origin === pageOrigin;
  return { url: url.href, origin: isOwn ? 'null' : url.origin, isOwn };
}

/** Returns the address for this cabinet. The configuration is read once, so a missing address is reported once. */
export const settlementAddress = once(() =>
  readSettlementAddress(readEnvironment(), window.location.origin),
);
