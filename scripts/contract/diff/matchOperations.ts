import { type HttpMethod, type OpenApiDocument, operationsOf } from '../model/openApi';
import { pathShape, prefixesOf } from '../model/address';
import { nodeOf, textOf, type DocumentView, type Node } from '../model/documentView';

export interface WrittenOperation {
  readonly method: HttpMethod;
  readonly path: string;
  readonly node: Node;
  /** The operationId, or `METHOD /path` if there is none. */
  readonly name: string;
  /** Parameters of the path and of the operation; references are resolved. */
  readonly parameters: readonly Node[];
  /** Path prefixes of the servers that the operation declares; null if it uses the contract's servers. */
  readonly ownPrefixes: readonly string[] | null;
}

/** Returns the names of the parameters of a path, from left to right. */
export function pathParameterNames(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
}

export function writtenOperations({ document }: DocumentView): WrittenOperation[] {
  return operationsOf(document).map(({ method, path, operation, parameters, servers }) => {
    const node = nodeOf(operation);
    return {
      method,
      path,
      node,
      name: textOf(node['operationId']) ?? `${method.toUpperCase()} ${path}`,
      parameters: parameters.map(nodeOf),
      ownPrefixes: servers === undefined ? null : prefixesOf(servers),
    };
  });
}

/** Pairs of operations that the same call reaches, and the operations that only one document has. */
export interface MatchedOperations {
  readonly pairs: readonly { base: WrittenOperation; revision: WrittenOperation }[];
  readonly removed: readonly WrittenOperation[];
  readonly added: readonly WrittenOperation[];
  readonly isPrefixChanged: boolean;
}

type KeyOf = (operation: WrittenOperation) => string;

function matchBy(
  base: readonly WrittenOperation[],
  revision: readonly WrittenOperation[],
  baseKey: KeyOf,
  revisionKey: KeyOf,
): Omit<MatchedOperations, 'isPrefixChanged'> {
  const left = new Map(revision.map((operation) => [revisionKey(operation), operation]));
  const pairs: { base: WrittenOperation; revision: WrittenOperation }[] = [];
  const removed: WrittenOperation[] = [];
  for (const operation of base) {
    const key = baseKey(operation);
    const partner = left.get(key);
    left.delete(key);
    if (partner === undefined) removed.push(operation);
    else pairs.push({ base: operation, revision: partner });
  }
  return { pairs, removed, added: [...left.values()] };
}

function keyAfter([prefix = '']: readonly string[]): KeyOf {
  return ({ method, path }) => `${method} ${prefix}${pathShape(path)}`;
}

/**
 * Matches operations by method and URL. A prefix that moves from the server to the paths is no change. For any other
 * change of a prefix, `isPrefixChanged` is true and operations are matched without it.
 */
export function matchOperations(base: DocumentView, revision: DocumentView): MatchedOperations {
  const before = writtenOperations(base);
  const after = writtenOperations(revision);
  const serversOf = (document: OpenApiDocument) => prefixesOf(document.servers);
  const prefixes = { base: serversOf(base.document), revision: serversOf(revision.document) };
  const plain = keyAfter(['']);
  if (prefixes.base.every((prefix) => prefixes.revision.includes(prefix))) {
    return { ...matchBy(before, after, plain, plain), isPrefixChanged: false };
  }
  const whole = matchBy(before, after, keyAfter(prefixes.base), keyAfter(prefixes.revision));
  if (prefixes.base.length === 1 && whole.removed.length === 0) {
    return { ...whole, isPrefixChanged: false };
  }
  return { ...matchBy(before, after, plain, plain), isPrefixChanged: true };
}
