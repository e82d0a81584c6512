import { join } from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  type Source,
} from '@redocly/openapi-core';
import { stringify } from 'yaml';
import { isDocument, isRecord, type OpenApiDocument } from './openApi';

/** Root file of our own contract. */
export const CONTRACT_ENTRY = join(import.meta.dirname, '../../openapi/openapi.yaml');

/** A document of Swagger 2.0: what stands in it is all written in another way. */
export class Swagger2Contract extends Error {
  readonly entry: string;

  constructor(entry: string) {
    super(`${entry} is Swagger 2.0, and OpenAPI 3.0 or 3.1 is needed`);
    this.entry = entry;
  }
}

/** A server that does not answer must not hold the command for ever. */
const FETCH_TIMEOUT_MS = 15_000;

/** Name and password of an address go where HTTP wants them: `fetch` refuses them in an address. */
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

/** `3.1` is a number in YAML, and no version of Redocly's: the patch says nothing to either. */
function versionOf(written: unknown): unknown {
  if (written === 3) return '3.0.0';
  const version = typeof written === 'number' ? String(written) : written;
  return version === '3.0' || version === '3.1' ? `${version}.0` : version;
}

/** Reads the root of a contract whose version is written as a number, or without its patch. */
class ContractResolver extends BaseResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    const { parsed } = document;
    if (isRoot !== true || !isRecord(parsed)) return document;
    if ('openapi' in parsed) Reflect.set(parsed, 'openapi', versionOf(parsed['openapi']));
    if (parsed['swagger'] === 2) Reflect.set(parsed, 'swagger', '2.0');
    return document;
  }
}

async function bundled(entry: string): ReturnType<typeof bundle> {
  try {
    const config = await createConfig({});
    config.resolve.http.customFetch = fetched;
    const componentRenamingConflicts = entry === CONTRACT_ENTRY ? 'error' : 'off';
    const externalRefResolver = new ContractResolver(config.resolve);
    return await bundle({ ref: entry, config, externalRefResolver, componentRenamingConflicts });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${entry}: ${reason}`, { cause });
  }
}

/** Since 3.1 a contract may have no paths: it only shares its components or names its webhooks. */
function withPaths(document: unknown): unknown {
  if (!isRecord(document) || 'paths' in document) return document;
  const { components } = document;
  const hasComponents = isRecord(components) && Object.keys(components).length > 0;
  return hasComponents || 'webhooks' in document ? { ...document, paths: {} } : document;
}

/**
 * Joins a multi-file contract into one document. Components keep the names of their files, so
 * generated types are called as their schemas are. Two different components of one name are numbered
 * (`Schema-2`); in our own contract they are an error, as such a name would get into the code. The
 * entry is a path or a URL.
 * @throws Error naming what could not be read or resolved.
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

/** Text of a document, in the format that the ending of the file name asks for. */
export function serializeContract(document: OpenApiDocument, fileName: string): string {
  return fileName.endsWith('.json')
    ? `${JSON.stringify(document, null, 2)}\n`
    : stringify(document, { lineWidth: 100, aliasDuplicateObjects: false });
}
