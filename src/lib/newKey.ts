let count = 0;

/**
 * Returns a key that no other thing of this page has. `crypto.randomUUID` exists behind https only,
 * and a stand inside of a company may have none.
 */
export function newKey(): string {
  count += 1;
  return `key-${count}`;
}
