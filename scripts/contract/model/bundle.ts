import { bundleOas, createEmptyRedoclyConfig } from '@redocly/openapi-core/lib/bundle-oas';
import { stringify } from 'yaml';
import { CONTRACT_ENTRY, entryOf, Swagger2Contract } from './address';
import { isDocument, isRecord, type OpenApiDocument } from './openApi';
import { asOpenApi31 } from './normalise';

/** Timeout in milliseconds for a server that does not respond. */
const FETCH_TIMEOUT_MS = 15_000;

/** Fetches a URL. Sends its user and password as a header, because `fetch` refuses them in a URL. */
function fetched(url: string, init: RequestInit): Promise<Response> {
  const address = new URL(url);
  const { username, password } = address;
  const headers = new Headers(init.headers);
  if (username + password !== '') {
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    headers.set('Authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
    address.username = '';
    address.password = '';
  }
  return fetch(address, { ...init, headers, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
}

async function bundled(entry: string): ReturnType<typeof bundleOas> {
  const config = createEmptyRedoclyConfig();
  config.resolve.http.customFetch = fetched;
  const componentRenamingConflicts = entry === CONTRACT_ENTRY ? 'error' : 'off';
  const options = { ref: entry, config, componentRenamingConflicts } as const;
  try {
    return await bundleOas(options).catch(async (error: unknown) => {
      if (!/OpenAPI version/.test(String(error))) throw error;
      const { bundleOddVersion } = await import('./oddVersion');
      return bundleOddVersion(options);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${entry}: ${reason}`, { cause });
  }
}

/** Adds an empty `paths` object, because OpenAPI 3.1 also allows contracts that have only components or webhooks. */
function withPaths(document: unknown): unknown {
  if (!isRecord(document) || 'paths' in document) return document;
  const { components } = document;
  const hasComponents = isRecord(components) && Object.keys(components).length > 0;
  return hasComponents || 'webhooks' in document ? { ...document, paths: {} } : document;
}

/**
 * Joins a multi-file contract into one document. Components keep the names of their files, so generated types have the
 * names of their schemas. Different components with one name are numbered (`Schema-2`); in our own contract that is an
 * error, because the number would appear in the names of types. The entry is a path or a URL.
 * @throws Error with the name of the unreadable file or reference
 */
export async function bundleContract(entry: string = CONTRACT_ENTRY): Promise<OpenApiDocument> {
  const result = await bundled(entry);
  const document = withPaths(result.bundle.parsed);
  if (isRecord(document) && 'swagger' in document) throw new Swagger2Contract(entry);
  const errors = result.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new Error(`${entry}: ${errors.map((problem) => problem.message).join('; ')}`);
  }
  if (!isDocument(document)) throw new Error(`${entry} is not an OpenAPI document`);
  return document;
}

const VERSION = /^3\.[01]\./;

/**
 * Reads any contract: a file, the root of a multi-file contract, or a URL; YAML or JSON; OpenAPI 3.0 or 3.1. Returns
 * one document of OpenAPI 3.1 in which every `$ref` is internal. Foreign components with the same name are numbered.
 * @throws Error that begins with the source, followed by the reason
 */
export async function loadContract(source: string): Promise<OpenApiDocument> {
  const document = await bundleContract(entryOf(source));
  if (!VERSION.test(document.openapi)) {
    throw new Error(`${source}: OpenAPI ${document.openapi} is not supported, only 3.0 and 3.1`);
  }
  return asOpenApi31(document);
}

/** Returns the text of a document, as JSON or YAML according to the ending of the file name. */
export function serializeContract(document: OpenApiDocument, fileName: string): string {
  return fileName.endsWith('.json')
    ? `${JSON.stringify(document, null, 2)}\n`
    : stringify(document, { lineWidth: 100, aliasDuplicateObjects: false });
}

/** Returns a copy of a value in which `change` was applied to every object, the innermost first. */
export function mapObjects(
  value: unknown,
  change: (copy: Readonly<Record<string, unknown>>) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)]);
  return change(Object.fromEntries(entries));
}

const OPEN = 'x-extensible-enum';

/** Returns a schema that also allows any other text. */
function opened(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { enum: values, type = 'string', ...rest } = schema;
  return { ...rest, type, anyOf: [{ enum: values }, { type }] };
}

/**
 * Returns a copy of a contract whose extensible enumerations accept new values in every standard validator, for teams
 * with other validators. The contract itself is not written in this form, because type generators convert such
 * enumerations to `string` and lose the known values.
 */
export function withOpenEnumerations(document: OpenApiDocument): OpenApiDocument {
  const copy = mapObjects(document, (node) =>
    node[OPEN] === true && Array.isArray(node['enum']) ? opened(node) : node,
  );
  return isDocument(copy) ? copy : document;
}
