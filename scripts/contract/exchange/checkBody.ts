import { type MediaTypeObject, pointerOf, type SchemaObject } from '../model/openApi';
import {
  type CheckedBody,
  type CheckedHeaders,
  type Context,
  headerValue,
  UNKNOWN_BODY,
} from './exchange';
import { finding, type Finding, type FindingPlace, placeIn } from './findings';
import { formValues } from './checkParameters';
import {
  charsetText,
  coveringKey,
  isJson,
  mediaTypeText,
  NOTHING,
  parseMediaType,
} from './received';
import { checkSearch } from './searchChecks';
import { checkParsedBody } from './valueFindings';

/** An open list or object; `key` is the index or name of its current value. */
interface Level {
  /** Names so far; null in a list. */
  readonly names: Set<string> | null;
  key: string | number;
  isName: boolean;
}

/** Returns the index of the quote that closes a JSON text, or the text's length; `from` follows the opening quote. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  const isEscaped = () => {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    return slashes % 2 === 1;
  };
  while (at >= 0 && isEscaped()) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

/** Yields the tokens of JSON: strings, brackets and commas. A single pattern would overflow the stack at 10 MB. */
function* tokensOf(text: string): Generator<string> {
  const sign = /["{}[\],]/g;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    if (found[0] === '"') sign.lastIndex = closingQuote(text, sign.lastIndex) + 1;
    yield text.slice(found.index, sign.lastIndex);
  }
}

/**
 * Returns JSON Pointers of duplicate names in one object: a parser keeps one of the two values and drops the other.
 *
 * @param text JSON that a parser has accepted
 */
function repeatedNames(text: string): string[] {
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

/** Returns true if a text is incomplete JSON: it ends inside of a list or an object. */
function isCutOff(text: string): boolean {
  let depth = 0;
  for (const token of tokensOf(text)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
  }
  return /^\s*[[{]/.test(text) && depth > 0;
}

interface DescribedBody {
  /** Undefined if no body is allowed. */
  readonly content: Readonly<Record<string, MediaTypeObject>> | undefined;
  /** JSON Pointer of the request body or the response. */
  readonly contract: string;
}

type ReadableBody = Exclude<CheckedBody, typeof UNKNOWN_BODY>;

/** HTTP does not distinguish an empty body from a missing one. */
export function isEmpty(body: CheckedBody): boolean {
  if (body === UNKNOWN_BODY) return false;
  return body === null || body === undefined || body.length === 0;
}

/**
 * Returns the text of a body. If the body declares another charset, invalid bytes are replaced, because the checker
 * already reports the charset.
 * @throws TypeError for bytes that are not UTF-8
 */
function textOf(body: ReadableBody, charset: string | null): string {
  if (typeof body === 'string') return body;
  const isUtf8 = charset === null || charset === 'utf-8';
  return new TextDecoder('utf-8', { fatal: isUtf8, ignoreBOM: true }).decode(body ?? undefined);
}

const BOM = '\uFEFF';

/** A body that was declared as JSON; `text` is null if its bytes are not valid text. */
interface ReadJson {
  readonly text: string | null;
  readonly value: unknown;
  readonly isJson: boolean;
}

function readJson(read: () => string): ReadJson {
  let text: string | null = null;
  try {
    text = read();
    return { text, value: JSON.parse(text.replace(BOM, '')), isJson: true };
  } catch {
    return { text, value: null, isJson: false };
  }
}

function notJson({ text }: ReadJson, place: FindingPlace): Finding {
  const isCut = text !== null && isCutOff(text);
  if (!isCut) return finding('body-not-json', place, { expected: 'JSON', received: 'text' });
  const message = 'The body ends before its JSON does';
  return finding('body-truncated', place, {
    message,
    expected: 'JSON',
    received: 'a part of JSON',
  });
}

/** Returns the findings for mistakes that some JSON parsers accept and others refuse. */
function sloppiness({ names }: Context, { text }: ReadJson, place: FindingPlace): Finding[] {
  const hasBom = text?.startsWith(BOM) === true;
  return [
    ...(hasBom ? [finding('body-bom', place, { expected: 'JSON', received: 'BOM' })] : []),
    ...repeatedNames(text ?? '').map((found) =>
      finding('body-duplicate-key', { ...place, pointer: `/body${names.pointer(found)}` }),
    ),
  ];
}

interface ReadBody {
  readonly schema: SchemaObject;
  readonly essence: string;
  readonly charset: string | null;
  readonly body: ReadableBody;
}

function checkContent(context: Context, read: ReadBody, place: FindingPlace): Finding[] {
  const { schema, essence, charset, body } = read;
  const base = `${place.contract}/schema`;
  if (essence === 'application/x-www-form-urlencoded') {
    const value = formValues(context, schema, textOf(body, null));
    return value === null ? [] : checkParsedBody(context, schema, value, base);
  }
  if (!isJson(essence)) return [];
  const answer = readJson(() => textOf(body, charset));
  if (!answer.isJson) return [notJson(answer, place)];
  const isUtf8 = charset === null || charset === 'utf-8';
  const header = { ...place, pointer: '/headers/content-type' };
  const utf8 = { detail: 'utf-8', expected: 'utf-8' };
  return [
    ...(isUtf8 ? [] : [finding('charset', header, { ...utf8, received: charsetText(charset) })]),
    ...sloppiness(context, answer, place),
    ...checkParsedBody(context, schema, answer.value, base),
    ...(context.side === 'request' ? checkSearch(context, answer.value) : []),
  ];
}

/** Checks the presence, content type, syntax and values of a body. */
export function checkBody(
  context: Context,
  { content, contract }: DescribedBody,
  headers: CheckedHeaders,
  body: CheckedBody,
): Finding[] {
  const place = { ...placeIn(context.located, '/body'), contract };
  const keys = Object.keys(content ?? {});
  const contentType = headerValue(headers, 'content-type');
  const { essence, charset } = parseMediaType(contentType ?? '');
  if (keys.length === 0) {
    if (isEmpty(body) || body === UNKNOWN_BODY) return [];
    const received = mediaTypeText(essence, []);
    return [finding('body-unexpected', place, { expected: NOTHING, received })];
  }
  const asked = keys.join(', ');
  if (isEmpty(body)) {
    return [finding('body-missing', place, { expected: asked, received: NOTHING })];
  }

  const key = contentType === null ? null : coveringKey(keys, essence);
  if (key === null) {
    const header = { ...place, pointer: '/headers/content-type', contract: `${contract}/content` };
    const message = `Content-Type must be ${asked}`;
    const compared = { expected: asked, received: mediaTypeText(essence, keys) };
    return [finding('content-type', header, { message, detail: asked, ...compared })];
  }
  const schema = content?.[key]?.schema;
  if (schema === undefined) return [];
  if (body === UNKNOWN_BODY) {
    const compared = { expected: key, received: 'unknown' };
    return isJson(essence) ? [finding('body-unchecked', place, compared)] : [];
  }
  const described = { ...place, contract: contract + pointerOf('content', key) };
  return checkContent(context, { schema, essence, charset, body }, described);
}
