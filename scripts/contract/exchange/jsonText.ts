import { pointerOf } from '../model/openApi';

/** An open list or object; `key` is the current place in it. */
interface Level {
  /** Null in a list. */
  readonly names: Set<string> | null;
  key: string | number;
  isName: boolean;
}

/** Returns the index of the quote that closes a JSON text; `from` is the index after its opening quote. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  const isEscaped = () => {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    return slashes % 2 === 1;
  };
  while (isEscaped()) at = text.indexOf('"', at + 1);
  return at;
}

/** Tokens: texts, brackets and commas. A single pattern would overflow the stack at 10 MB. */
function* tokensOf(text: string): Generator<string> {
  const sign = /["{}[\],]/g;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    if (found[0] === '"') sign.lastIndex = closingQuote(text, sign.lastIndex) + 1;
    yield text.slice(found.index, sign.lastIndex);
  }
}

/**
 * Returns JSON Pointers of duplicate names in one object: parsers keep one of the two values and
 * lose the other.
 *
 * @param text JSON that a parser has accepted
 */
export function repeatedNames(text: string): string[] {
  const levels: Level[] = [];
  const found = new Set<string>();
  for (const token of tokensOf(text)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ names: new Set(), key: '', isName: true });
    else if (token === '[') levels.push({ names: null, key: 0, isName: false });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level !== undefined) {
      level.isName = level.names !== null;
      if (typeof level.key === 'number') level.key += 1;
    } else if (level?.isName === true && level.names !== null) {
      const name: unknown = JSON.parse(token);
      level.key = String(name);
      level.isName = false;
      if (level.names.has(level.key)) found.add(levels.map(({ key }) => pointerOf(key)).join(''));
      level.names.add(level.key);
    }
  }
  return [...found];
}

/** Returns true if a text is incomplete JSON. */
export function isCutOff(text: string): boolean {
  let depth = 0;
  let isInside = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isInside) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isInside = false;
    } else if (sign === '"') isInside = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return /^\s*[[{]/.test(text) && (isInside || depth > 0);
}
