import type { CDPSession, Page } from 'playwright/test';

/** Chromium's format of a heap: one row of numbers for each thing, by the named fields. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      /** The words of the field `type` come first. */
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Bytes by what they are made of. */
export type HeapParts = ReadonlyMap<string, number>;

/** Memory of a page, once all garbage has been collected. */
export interface Heap {
  /** Bytes of everything in `parts`. */
  readonly bytes: number;
  /** Bytes of what scripts have made: objects, functions, lists, texts. A part of `bytes`. */
  readonly script: number;
  /** Calls that the browser has not let go of: under way, or answered and never read. */
  readonly calls: number;
  readonly parts: HeapParts;
}

/** Code that V8 optimises: it grows for as long as V8 finds one more function to make faster. */
const COMPILED = 'code';
/** Memory for developer tools only; this test is connected as such a tool. */
const KEPT_FOR_TESTS = /^blink::(?:NetworkResourcesData::ResourceData|ConsoleMessage)$/;
/** The browser's own: elements, calls, styles. */
const NATIVE = 'native';
const CALL = 'blink::FetchManager::Loader';
/** Names that tell one from another; a text is its own name, and one line of a page another's. */
const NAMED: ReadonlySet<string> = new Set(['object', NATIVE]);

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  return JSON.parse(chunks.join(''));
}

/** Weighs what is in the memory of a page; it collects the garbage first, as Chromium itself does. */
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

/** The parts that have grown most: they help to find the leak. */
export function grownMost(before: HeapParts, now: HeapParts): readonly string[] {
  return [...now]
    .map(([part, bytes]) => ({ part, more: bytes - (before.get(part) ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, 12)
    .map(({ part, more }) => `${part}: +${more}`);
}
