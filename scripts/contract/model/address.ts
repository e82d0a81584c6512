/** The web address that a text is; null for anything else. */
export function webAddress(text: string): URL | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address !== null && /^https?:$/.test(address.protocol) ? address : null;
}

/** The name of a host or an IP address that servers listen on: `[::1]` is read as `::1`. */
export function hostToListen(text: string): string {
  return text.replace(/^\[(.*)\]$/, '$1');
}

/** Returns the host as addresses write it: an IPv6 address gets brackets. */
export function hostInAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

const USER = /([a-z][\w+.-]*:\/\/)?[^\s"'«»<>]*(?<!\*{3})@/gi;
const PARAMETERS = /(\b[a-z][\w+.-]*:\/\/[^\s"'«»<>?#]*[?#])[^\s"'«»<>]+/gi;

/**
 * A text for people in which no address shows a name, a password or parameters: each of them may be
 * a secret.
 */
export function withoutSecrets(text: string): string {
  return text.replaceAll(PARAMETERS, '$1***').replaceAll(USER, '$1***@');
}
