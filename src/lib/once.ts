/** Returns a function that calls the given one at the first call only, and then returns the same result. */
export function once<Answer>(make: () => Answer): () => Answer {
  let made: { readonly answer: Answer } | undefined;
  return () => (made ??= { answer: make() }).answer;
}
