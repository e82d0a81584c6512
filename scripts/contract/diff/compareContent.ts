import type { Side } from '../report/finding';
import { parseMediaType } from '../exchange/received';
import { pointerOf } from '../model/openApi';
import { entriesOf, type Node, nodeOf } from '../model/documentView';
import type { Change } from './drift';
import { baseAt, demandChanges, type OperationPair, revisionAt, schemaChanges } from './pairs';
import { operationChange } from './operationRules';

type Content = ReadonlyMap<string, Node>;

/** Returns the content by media type; the types are in lower case and without parameters. */
export function contentOf(node: Node): Content {
  return new Map(
    entriesOf(node['content']).map(([key, value]) => [parseMediaType(key).essence, nodeOf(value)]),
  );
}

/** Returns true if a media type, or every type of a range, is within another range. */
function liesWithin(type: string, range: string): boolean {
  const [kind = ''] = type.split('/');
  return type === range || range === '*/*' || range === `${kind}/*`;
}

/** Returns the described type that covers a media type: the type itself, else the narrowest range. */
function covering(content: Content, type: string): string | undefined {
  const ranges = [...content.keys()].filter((range) => liesWithin(type, range));
  return ranges.toSorted((one, other) => Number(liesWithin(other, one)) - 1)[0];
}

/** Returns the pointer of a body; it contains the media type if the body is not JSON. */
function bodyPointer(pointer: string, type: string): string {
  return type === 'application/json'
    ? `${pointer}/body`
    : pointer + pointerOf('content', type, 'body');
}

interface MetContent {
  readonly side: Side;
  /** Place of the response or the request, without the body. */
  readonly pointer: string;
  readonly base: Node;
  readonly revision: Node;
}

function encodingChanges(pair: OperationPair, met: MetContent, base: Node, revision: Node) {
  const { documents } = pair;
  const isSame = documents.isSame(base['encoding'] ?? {}, revision['encoding'] ?? {});
  if (met.side === 'response' || isSame) return [];
  const place = revisionAt(pair, revision, 'encoding');
  return [operationChange('request-encoding-changed', {}, `${met.pointer}/body`, place)];
}

function bodyChanges(
  pair: OperationPair,
  met: MetContent,
  type: string,
  [base, revision]: readonly [Node, Node],
): Change[] {
  const pointer = bodyPointer(met.pointer, type);
  return [
    ...encodingChanges(pair, met, base, revision),
    ...schemaChanges(pair, met.side, pointer, base, revision),
  ];
}

/** Returns the changes of a response's bodies: the revision may only send types that the base described. */
export function responseContentChanges(pair: OperationPair, met: MetContent): Change[] {
  const before = contentOf(met.base);
  const after = contentOf(met.revision);
  const at = (type: string) => met.pointer + pointerOf('content', type);
  const gone = [...before].filter(
    ([type]) => ![...after.keys()].some((one) => liesWithin(one, type)),
  );
  const added = [...after].filter(([type]) => covering(before, type) === undefined);
  const [first] = added;
  const changes = gone.map(([name, node]) =>
    first === undefined
      ? operationChange('response-media-type-removed', { name }, at(name), baseAt(pair, node))
      : operationChange(
          'response-media-type-replaced',
          { from: name, to: first[0] },
          at(name),
          revisionAt(pair, first[1]),
        ),
  );
  if (gone.length === 0) {
    for (const [name, node] of added) {
      const place = revisionAt(pair, node);
      changes.push(operationChange('response-media-type-added', { name }, at(name), place));
    }
  }
  for (const [type, revision] of after) {
    const known = before.get(covering(before, type) ?? '');
    if (known !== undefined) changes.push(...bodyChanges(pair, met, type, [known, revision]));
  }
  return changes;
}

/** Returns the changes of a request's bodies: the revision must accept every type that the base described. */
function requestContentChanges(pair: OperationPair, met: MetContent): Change[] {
  const before = contentOf(met.base);
  const after = contentOf(met.revision);
  const at = (type: string) => met.pointer + pointerOf('content', type);
  const changes: Change[] = [];
  for (const [name, node] of before) {
    const known = after.get(covering(after, name) ?? '');
    if (known !== undefined) changes.push(...bodyChanges(pair, met, name, [node, known]));
    else {
      const place = baseAt(pair, node);
      changes.push(operationChange('request-media-type-removed', { name }, at(name), place));
    }
  }
  for (const [name, node] of after) {
    if (before.has(name)) continue;
    const place = revisionAt(pair, node);
    changes.push(operationChange('request-media-type-added', { name }, at(name), place));
  }
  return changes;
}

const POINTER = '/request/body';

export function requestBodyChanges(pair: OperationPair): Change[] {
  const { documents } = pair;
  const base = documents.base.resolve(pair.base.node['requestBody']);
  const revision = documents.revision.resolve(pair.revision.node['requestBody']);
  const had = contentOf(base).size > 0;
  const has = contentOf(revision).size > 0;
  if (!had && !has) return [];
  if (!has) return [operationChange('request-body-removed', {}, POINTER, baseAt(pair, base))];
  if (!had) {
    const rule =
      revision['required'] === true ? 'request-body-added-required' : 'request-body-added';
    return [operationChange(rule, {}, POINTER, revisionAt(pair, revision))];
  }
  return [
    ...demandChanges(pair, 'request-body', {}, POINTER, [base, revision]),
    ...requestContentChanges(pair, { side: 'request', pointer: '/request', base, revision }),
  ];
}
