/**
 * Marks the argument of a query whose page works without the answer, while another page needs the same
 * endpoint: a 5xx then does not lead to /unavailable (like `EndpointOptions.isPart`, for one call). It
 * has a cache entry of its own, because the argument is another one.
 */
export function asPart<Arg extends object>(arg: Arg): Arg & { isPart: true } {
  return { ...arg, isPart: true };
}
