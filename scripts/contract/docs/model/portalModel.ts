import {
  operationsOf,
  type HttpMethod,
  type OpenApiDocument,
  type OperationObject,
} from '../../openApi';
import { anchorId, createNames } from './anchor';
import { listOf, nodeOf, nodesOf, textOf, type Node } from './node';
import { originOf, type Origin } from './origin';

/** One operation as the portal shows it. */
export interface PortalOperation {
  /** `id` of its view. */
  readonly id: string;
  /** operationId, or method and path where the contract gives none. */
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly origin: Origin | undefined;
  readonly node: Node;
  readonly operation: OperationObject;
  /** References followed, those of the path joined in; an operation's own one wins. */
  readonly parameters: readonly Node[];
}

export interface PortalTag {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly operations: readonly PortalOperation[];
}

export interface PortalComponent {
  readonly id: string;
  readonly name: string;
  readonly node: Node;
}

/** A contract, read for showing. */
export interface PortalModel {
  readonly document: OpenApiDocument;
  readonly title: string;
  readonly version: string;
  readonly tags: readonly PortalTag[];
  readonly operations: readonly PortalOperation[];
  readonly schemas: readonly PortalComponent[];
  readonly responses: readonly PortalComponent[];
  readonly securitySchemes: readonly PortalComponent[];
  /** Origins that occur in the contract; empty where it marks none. */
  readonly origins: readonly Origin[];
}

/** For operations without a tag. */
const UNTAGGED = 'Прочее';

function ownParameters(parameters: readonly unknown[]): Node[] {
  const byName = new Map<string, Node>();
  for (const node of parameters.map(nodeOf))
    byName.set(`${String(node['in'])} ${String(node['name'])}`, node);
  return [...byName.values()];
}

function readOperations(document: OpenApiDocument): PortalOperation[] {
  const nameIt = createNames();
  const located = 'paths' in document ? operationsOf(document) : [];
  return located.map(({ path, method, operation, parameters }) => {
    const node = nodeOf(operation);
    const name = textOf(node['operationId']) ?? `${method.toUpperCase()} ${path}`;
    return {
      id: anchorId('operations', nameIt(name)),
      name,
      method,
      path,
      summary: textOf(node['summary']) ?? '',
      tag: textOf(listOf(node['tags'])[0]) ?? UNTAGGED,
      origin: originOf(node['x-origin']),
      node,
      operation,
      parameters: ownParameters(parameters),
    };
  });
}

/** Tags in the order of the contract; those that it does not describe follow. */
function readTags(document: OpenApiDocument, operations: readonly PortalOperation[]): PortalTag[] {
  const described = new Map(
    listOf(document.tags).map((tag) => {
      const node = nodeOf(tag);
      return [textOf(node['name']) ?? UNTAGGED, textOf(node['description'])] as const;
    }),
  );
  const names = new Set([...described.keys(), ...operations.map(({ tag }) => tag)]);
  return [...names]
    .map((name) => ({
      id: anchorId('tags', name),
      name,
      description: described.get(name),
      operations: operations.filter(({ tag }) => tag === name),
    }))
    .filter((tag) => tag.operations.length > 0);
}

function components(
  document: OpenApiDocument,
  section: 'schemas' | 'responses' | 'securitySchemes',
): PortalComponent[] {
  const kind = section === 'securitySchemes' ? 'security' : section;
  return nodesOf(document.components?.[section])
    .map(([name, node]) => ({ id: anchorId(kind, name), name, node }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Reads a bundled document. Whatever it lacks is shown as absent; nothing in it is an error. */
export function readPortalModel(document: OpenApiDocument): PortalModel {
  const operations = readOperations(document);
  const info = nodeOf(document.info);
  return {
    document,
    title: textOf(info['title']) ?? 'API',
    version: textOf(info['version']) ?? '',
    tags: readTags(document, operations),
    operations,
    schemas: components(document, 'schemas'),
    responses: components(document, 'responses'),
    securitySchemes: components(document, 'securitySchemes'),
    origins: [...new Set(operations.flatMap(({ origin }) => origin ?? []))].toSorted(),
  };
}
