/** Messages that are not on the screen yet, in the order they were said, each id once. */
export function newMessages<Message extends { id: string }>(
  messages: readonly Message[],
  shown: ReadonlySet<string>,
): Message[] {
  const seen = new Set(shown);
  return messages.filter(({ id }) => !seen.has(id) && Boolean(seen.add(id)));
}
