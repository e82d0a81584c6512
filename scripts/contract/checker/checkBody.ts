import { pointerOf, type MediaTypeObject, type SchemaObject } from '../openApi';
import {
  headerValue,
  UNKNOWN_BODY,
  type CheckedBody,
  type CheckedHeaders,
  type Context,
} from './exchange';
import { finding, type Finding, type FindingPlace } from './findings';
import { formValues } from './formBody';
import { coveringKey, isJson, parseMediaType } from './mediaType';
import { checkParsedBody } from './valueFindings';

/** The bodies that the contract describes, and where it does. */
export interface DescribedBody {
  /** Absent where no body is allowed. */
  readonly content: Readonly<Record<string, MediaTypeObject>> | undefined;
  /** JSON Pointer of the request body or the response. */
  readonly contract: string;
}

type ReadableBody = Exclude<CheckedBody, typeof UNKNOWN_BODY>;

/** An empty body and none at all look the same on the wire. */
export function isEmpty(body: CheckedBody): boolean {
  if (body === UNKNOWN_BODY) return false;
  return body === null || body === undefined || body.length === 0;
}

/**
 * Text of a body. Bytes that are no UTF-8 make it broken, unless it says itself that it is written
 * otherwise, which is told apart.
 */
function textOf(body: ReadableBody, charset: string | null): string {
  if (typeof body === 'string') return body;
  const isUtf8 = charset === null || charset === 'utf-8';
  return new TextDecoder('utf-8', { fatal: isUtf8 }).decode(body ?? undefined);
}

function parsed(text: () => string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text()) };
  } catch {
    return null;
  }
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
  const answer = parsed(() => textOf(body, charset));
  if (answer === null) return [finding('body-not-json', place, 'The body is not JSON')];
  const isUtf8 = charset === null || charset === 'utf-8';
  const header = { ...place, pointer: '/headers/content-type' };
  return [
    ...(isUtf8 ? [] : [finding('charset', header, 'JSON goes in UTF-8', 'utf-8')]),
    ...checkParsedBody(context, schema, answer.value, base),
  ];
}

/** Checks a body against what its side describes. */
export function checkBody(
  context: Context,
  { content, contract }: DescribedBody,
  headers: CheckedHeaders,
  body: CheckedBody,
): Finding[] {
  const operation = context.located.operation.operationId;
  const place = { operation, pointer: '/body', contract };
  const keys = Object.keys(content ?? {});
  if (keys.length === 0) {
    return isEmpty(body) || body === UNKNOWN_BODY
      ? []
      : [finding('body-unexpected', place, 'The contract describes no body here')];
  }
  if (isEmpty(body)) return [finding('body-missing', place, 'The body is empty')];

  const contentType = headerValue(headers, 'content-type');
  const { essence, charset } = parseMediaType(contentType ?? '');
  const key = contentType === null ? null : coveringKey(keys, essence);
  if (key === null) {
    const asked = keys.join(', ');
    const header = { ...place, pointer: '/headers/content-type', contract: `${contract}/content` };
    return [finding('content-type', header, `Content-Type must be ${asked}`, asked)];
  }
  const schema = content?.[key]?.schema;
  if (schema === undefined || body === UNKNOWN_BODY) return [];
  const described = { ...place, contract: contract + pointerOf('content', key) };
  return checkContent(context, { schema, essence, charset, body }, described);
}
