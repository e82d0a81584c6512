/** How far a line is indented. */
function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * How many tests of a file of journeys `npm test` plays: all but those whose statement, or a `describe`
 * around it, begins with the tag `@long`. Reads what the formatter has written: a statement ends at
 * the first line that is indented as its first one.
 */
export function playedAlways(source: string): number {
  const lines = source.split('\n');
  let played = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const found = /^\s*(test|test\.describe)\((?!\))/.exec(line);
    if (!found) continue;
    const rest = lines.slice(index + 1);
    const length = rest.findIndex((next) => next.trim() !== '' && indentOf(next) <= indentOf(line));
    const statement = [line, ...rest.slice(0, line.trimEnd().endsWith(';') ? 0 : length)];
    const head = statement.join('\n').split('=>')[0] ?? '';
    if (head.includes("tag: '@long'")) index += statement.length - 1;
    else if (found[1] === 'test') played += 1;
  }
  return played + statesAlways(`\n${source}`);
}

/** How many states of screens every run looks at. */
function statesAlways(source: string): number {
  const [, states] = source.split('\ntestAccessibility({');
  if (states === undefined) return 0;
  const named = states.match(/^ {2}(?:'.+'|\w+): /gm) ?? [];
  const long = states.match(/\blong: true\b/g) ?? [];
  return named.length - long.length;
}
