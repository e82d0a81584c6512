import type { CDPSession, Page } from 'playwright/test';

/** Heap snapshot of Chromium: a row of numbers for each object, with named fields. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      /** The first item has the names for the field `type`. */
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Bytes by type and name of objects. */
export type HeapParts = ReadonlyMap<string, number>;

/** Memory of a page after a garbage collection, without compiled code and the memory of developer tools. */
export interface Heap {
  /** Sum of `parts`, in bytes. */
  readonly bytes: number;
  /** Bytes of objects of scripts: objects, functions, lists, texts. Included in `bytes`. */
  readonly script: number;
  /** Calls that the browser keeps in memory: pending ones, and those with a response that was never read. */
  readonly calls: number;
  readonly parts: HeapParts;
}

/** Type of optimised code. It grows as long as V8 optimises functions. */
const COMPILED = 'code';
/** Memory that the browser uses for developer tools, because the test connects like developer tools. */
const KEPT_FOR_TESTS = /^blink::(?:NetworkResourcesData::ResourceData|ConsoleMessage)$/;
/** Type of objects of the browser: elements, calls, styles. */
const NATIVE = 'native';
const CALL = 'blink::FetchManager::Loader';
/** Types whose names are meaningful; the name of a text is the text itself. */
const NAMED: ReadonlySet<string> = new Set(['object', NATIVE]);

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  return JSON.parse(chunks.join(''));
}

/** Measures the memory of a page. The snapshot starts with a garbage collection. */
export async function heapOf(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page);
  const { snapshot, nodes, strings } = await takeSnapshot(session);
  await session.detach();
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const at = (field: string) => fields.indexOf(field);
  const [typeAt, nameAt, sizeAt] = [at('type'), at('name'), at('self_size')];
  const parts = new Map<string, number>();
  let [bytes, script, calls] = [0, 0, 0];
  for (let row = 0; row < nodes.length; row += fields.length) {
    const type = types[0][nodes[row + typeAt] ?? -1] ?? '';
    const name = strings[nodes[row + nameAt] ?? -1] ?? '';
    const size = nodes[row + sizeAt] ?? Number.NaN;
    if (type === COMPILED || KEPT_FOR_TESTS.test(name)) continue;
    const part = NAMED.has(type) ? `${type} ${name.slice(0, 60)}` : type;
    parts.set(part, (parts.get(part) ?? 0) + size);
    bytes += size;
    if (type !== NATIVE) script += size;
    if (name === CALL) calls += 1;
  }
  return { bytes, script, calls, parts };
}

/** Returns the parts that have grown most. They help to find a leak. */
export function grownMost(before: HeapParts, now: HeapParts): readonly string[] {
  return [...now]
    .map(([part, bytes]) => ({ part, more: bytes - (before.get(part) ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, 12)
    .map(({ part, more }) => `${part}: +${more}`);
}
