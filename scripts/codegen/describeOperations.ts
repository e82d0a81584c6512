import { bodyContentOf } from '../contract/model/samples';
import {
  type HttpMethod,
  type LocatedOperation,
  type OpenApiDocument,
  operationsOf,
  responseOf,
  securityOf,
} from '../contract/model/openApi';

export interface DescribedOperation {
  readonly id: string;
  readonly tag: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly origin: string;
  readonly summary: string;
  readonly summaryEn: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** Name that the endpoint's argument has for the body; null if there is no body. */
  readonly body: string | null;
  /** Status of a success in the contract. */
  readonly status: number;
  readonly answer: 'json' | 'file' | 'none';
  /** True if the call needs no bearer token: `security: []`. */
  readonly isPublic: boolean;
}

/** Returns the name of a generated type, such as `LoginApiArg` for `login` and `Arg`. */
export function bodyTypeName(operationId: string, part: 'Arg' | 'Response'): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Api${part}`;
}

/**
 * Returns the generator's name for a body, which is derived from the name of its schema; null if there is no body. Only
 * PascalCase names are predictable, so the contract uses no others.
 */
function bodyName(document: OpenApiDocument, { operation }: LocatedOperation): string | null {
  if (operation.requestBody === undefined) return null;
  const name = bodyContentOf(document, operation)?.schema?.$ref?.split('/').pop() ?? '';
  if (!/^([A-Z][a-z]+)+$/.test(name)) {
    throw new Error(`${operation.operationId}: its body must be a named schema in PascalCase`);
  }
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function successOf(document: OpenApiDocument, { operation }: LocatedOperation) {
  const entry = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  if (entry === undefined) throw new Error(`${operation.operationId}: no success is described`);
  const content = responseOf(document, entry[1]).content;
  const answer =
    content === undefined ? 'none' : 'application/json' in content ? 'json' : ('file' as const);
  return { status: Number(entry[0]), answer } as const;
}

export function describeOperations(document: OpenApiDocument): DescribedOperation[] {
  return operationsOf(document).map((located) => {
    const { operation, path, method, parameters } = located;
    const [tag] = operation.tags;
    if (tag === undefined) throw new Error(`${operation.operationId}: no tag`);
    return {
      id: operation.operationId,
      tag,
      method,
      path,
      origin: operation['x-origin'] ?? '',
      summary: operation.summary ?? '',
      summaryEn: operation['x-summary-en'] ?? '',
      pathParameters: parameters.filter((one) => one.in === 'path').map((one) => one.name),
      queryParameters: parameters.filter((one) => one.in === 'query').map((one) => one.name),
      body: bodyName(document, located),
      isPublic: securityOf(document, operation).length === 0,
      ...successOf(document, located),
    };
  });
}
