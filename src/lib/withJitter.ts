/**
 * A pause of `milliseconds` and up to a half more. Pages that have failed at the same moment must not
 * all ask again at the same moment: a server that has just come back would go down under them.
 */
export function withJitter(milliseconds: number): number {
  return milliseconds * (1 + Math.random() / 2);
}
