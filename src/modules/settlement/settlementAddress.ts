import { readEnvironment, readVariable, type Environment } from '../../lib/configuration';

/** Where the insurer's page is. */
export interface SettlementAddress {
  url: string;
  /**
   * The origin that its messages come from. A page of the cabinet's own origin is put into a sandbox
   * without one, and then calls itself `null`.
   */
  origin: string;
  /** The page stands on the cabinet's own origin, as the one of the demo does. */
  isOwn: boolean;
}

const VARIABLE = 'VITE_SETTLEMENT_URL';

/** Names of parameters that hold what may stand in no address. */
const SECRET = /token|password|passwd|secret|api-?key|authorization/i;

function usableUrl(text: string, pageOrigin: string): URL | null {
  if (!URL.canParse(text, pageOrigin)) return null;
  const url = new URL(text, pageOrigin);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const hasSecret =
    url.username !== '' ||
    url.password !== '' ||
    [...url.searchParams.keys()].some((name) => SECRET.test(name));
  return isWeb && !hasSecret ? url : null;
}

/**
 * The address that the configuration names: http(s) or a path of this site, without credentials and
 * tokens. Null where it is missing or none of that, with a warning (specification, section 8).
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

let known: { readonly address: SettlementAddress | null } | undefined;

/** The address of this cabinet, read when it is asked for first: what is missing is said once. */
export function settlementAddress(): SettlementAddress | null {
  known ??= { address: readSettlementAddress(readEnvironment(), window.location.origin) };
  return known.address;
}
