import { isRecord, partsOf, type OpenApiDocument } from '../../model/openApi';
import { nodeOf } from '../../model/documentView';

/** An edit of a contract or of one of its operations; JSON Pointers are relative to the edited object. */
export type Edit = (root: object) => void;

function isEditable(value: unknown): value is Record<string, unknown> {
  return isRecord(value);
}

interface Target {
  readonly parent: Record<string, unknown>;
  readonly key: string;
}

/**
 * Finds the node at a pointer.
 * @throws Error if the contract has none, because the test would then prove nothing
 */
function targetAt(root: object, pointer: string): Target {
  const keys = partsOf(pointer);
  const key = keys.pop() ?? '';
  let parent: unknown = root;
  for (const one of keys) parent = isRecord(parent) ? parent[one] : undefined;
  if (!isEditable(parent)) throw new Error(`The contract has nothing at ${pointer}`);
  return { parent, key };
}

function existing(root: object, pointer: string): Target {
  const target = targetAt(root, pointer);
  if (!(target.key in target.parent)) throw new Error(`The contract has nothing at ${pointer}`);
  return target;
}

export function put(pointer: string, value: unknown): Edit {
  return (root) => {
    const { parent, key } = targetAt(root, pointer);
    parent[key] = value;
  };
}

export function remove(pointer: string): Edit {
  return (root) => {
    const { parent, key } = existing(root, pointer);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  };
}

export function append(pointer: string, ...items: readonly unknown[]): Edit {
  return (root) => {
    const { parent, key } = existing(root, pointer);
    const list = parent[key];
    if (!Array.isArray(list)) throw new Error(`The contract has no list at ${pointer}`);
    parent[key] = [...list, ...items];
  };
}

export function without(pointer: string, ...items: readonly unknown[]): Edit {
  return (root) => {
    const { parent, key } = existing(root, pointer);
    const list = parent[key];
    if (!Array.isArray(list) || !items.every((item) => list.includes(item))) {
      throw new Error(`The contract has no such items at ${pointer}`);
    }
    parent[key] = list.filter((item) => !items.includes(item));
  };
}

/** Returns an edit that renames the key at a pointer and keeps the sequence of the keys. */
export function rename(pointer: string, name: string): Edit {
  return (root) => {
    const { parent, key } = existing(root, pointer);
    const entries = Object.entries(parent);
    for (const one of Object.keys(parent)) delete parent[one];
    for (const [one, value] of entries) parent[one === key ? name : one] = value;
  };
}

/** Returns an edit of one operation: the pointers of `edits` are relative to it. */
export function inOperation(operationId: string, ...edits: readonly Edit[]): Edit {
  return (root) => {
    const items = Object.values(nodeOf(nodeOf(root)['paths']));
    const operation = items
      .flatMap((item) => Object.values(nodeOf(item)))
      .find((one) => nodeOf(one)['operationId'] === operationId);
    if (!isRecord(operation)) throw new Error(`The contract has no operation ${operationId}`);
    for (const edit of edits) edit(operation);
  };
}

/** Returns an edited copy. The contract itself does not change. */
export function edited(document: OpenApiDocument, ...edits: readonly Edit[]): OpenApiDocument {
  const copy = structuredClone(document);
  for (const edit of edits) edit(copy);
  return copy;
}
