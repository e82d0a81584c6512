import { isRecord, pointerOf } from './openApi';

interface Origin {
  readonly parent: unknown;
  readonly key: string;
}

/** Examples are data: they are never checked or compared as schemas. */
const UNREAD = new Set(['example', 'examples']);

/** A property may have the name of a keyword. */
function isUnread(key: string, parent: Origin | undefined): boolean {
  return UNREAD.has(key) && parent?.key !== 'properties';
}

function originsOf(document: object): ReadonlyMap<unknown, Origin> {
  const origins = new Map<unknown, Origin>([[document, { parent: null, key: '' }]]);
  const waiting: unknown[] = [document];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    const around = origins.get(parent);
    for (const [key, value] of Object.entries(Object(parent))) {
      if (!isRecord(value) || isUnread(key, around) || origins.has(value)) continue;
      origins.set(value, { parent, key });
      waiting.push(value);
    }
  }
  return origins;
}

/** JSON Pointer of an object of a document; null for other objects. */
export type NodePointers = (node: object) => string | null;

/** Finds the pointers of a document's objects by identity. The index is created on first use. */
export function nodePointers(document: object): NodePointers {
  let origins: ReadonlyMap<unknown, Origin> | undefined;
  return (node) => {
    origins ??= originsOf(document);
    let origin = origins.get(node);
    if (origin === undefined) return null;
    let pointer = '';
    while (origin !== undefined && origin.parent !== null) {
      pointer = pointerOf(origin.key) + pointer;
      origin = origins.get(origin.parent);
    }
    return pointer;
  };
}
