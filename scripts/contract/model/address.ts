/** Parses a web address; null for any other text. */
export function webAddress(text: string): URL | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address !== null && /^https?:$/.test(address.protocol) ? address : null;
}

/** Parses a host name or IP address to listen on: `[::1]` becomes `::1`. */
export function hostToListen(text: string): string {
  return text.replace(/^\[(.*)\]$/, '$1');
}

/** Returns the host as in URLs: an IPv6 address gets brackets. */
export function hostInAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

const USER = /([a-z][\w+.-]*:\/\/)?[^\s"'«»<>]*(?<!\*{3})@/gi;
const PARAMETERS = /(\b[a-z][\w+.-]*:\/\/[^\s"'«»<>?#]*[?#])[^\s"'«»<>]+/gi;

/**
 * Removes the user name, password and parameters from every address in a text: they may be secret.
 */
export function withoutSecrets(text: string): string {
  return text.replaceAll(PARAMETERS, '$1***').replaceAll(USER, '$1***@');
}
