import { pointerOf } from '../openApi';
import { entriesOf, nodeOf, type DocumentView } from './documentView';
import { worstOfEachCause, type Change } from './drift';
import type { OperationPair } from './operationPair';
import { operationChange } from './operationRules';
import { schemaNode } from './schemaKeywords';

function schemasOf({ document }: DocumentView) {
  const schemas = entriesOf(nodeOf(document.components)['schemas']);
  return new Map(schemas.map(([name, schema]) => [name, schemaNode(schema)]));
}

/** Whether a contract names no call at all, so that its schemas are there for others. */
export function isLibrary({ document }: DocumentView): boolean {
  return entriesOf(document.paths).length + entriesOf(document.webhooks).length === 0;
}

/** Changes of schemas that no call reaches: they may be met on either side, so the worse class counts. */
export function sharedSchemaChanges({
  documents,
  compareSchemas,
}: Pick<OperationPair, 'documents' | 'compareSchemas'>): Change[] {
  const before = schemasOf(documents.base);
  const after = schemasOf(documents.revision);
  const at = (name: string) => pointerOf('components', 'schemas', name);
  const changes: Change[] = [];
  for (const [name, node] of before) {
    const revision = after.get(name);
    if (revision === undefined) {
      const place = { side: 'base', view: documents.base, node } as const;
      changes.push(operationChange('schema-removed', { name }, at(name), place));
      continue;
    }
    for (const side of ['request', 'response'] as const) {
      const met = { side, pointer: at(name), base: [node], revision: [revision] };
      changes.push(...compareSchemas(met, new Set()));
    }
  }
  for (const [name, node] of after) {
    if (before.has(name)) continue;
    const place = { side: 'revision', view: documents.revision, node } as const;
    changes.push(operationChange('schema-added', { name }, at(name), place));
  }
  return worstOfEachCause(changes);
}
