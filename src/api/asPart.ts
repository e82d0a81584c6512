/**
 * A question that its page stands without, where another page begins with the same call: its 5xx leads
 * nobody to /unavailable (`EndpointOptions.isPart`). The answer is kept apart from that of the other page.
 */
export function asPart<Arg extends object>(arg: Arg): Arg & { isPart: true } {
  return { ...arg, isPart: true };
}
