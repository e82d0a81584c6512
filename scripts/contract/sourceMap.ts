import { readFileSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';

/** A place in the hand-written files. */
export interface SourcePlace {
  /** Relative to the folder where the command runs, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** JSON Pointer inside that file. */
  readonly pointer: string;
}

/** Where a JSON Pointer of the bundled document was written; null where nobody wrote it. */
export type Locate = (pointer: string) => SourcePlace | null;

interface SourceFile {
  readonly path: string;
  readonly root: Node | null;
  readonly lines: LineCounter;
}

interface Spot {
  readonly file: SourceFile;
  readonly node: Node;
  /** JSON Pointer inside the file. */
  readonly pointer: string;
  /** Offset of what a reader looks for: the key where there is one. */
  readonly offset: number;
}

function readSource(path: string): SourceFile | null {
  try {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
    return { path, root: document.contents, lines };
  } catch {
    return null;
  }
}

function spotOf(file: SourceFile, node: Node, pointer: string): Spot {
  return { file, node, pointer, offset: node.range?.[0] ?? 0 };
}

function refOf(node: Node): string | null {
  if (!isMap(node)) return null;
  const target: unknown = node.get('$ref');
  return typeof target === 'string' ? target : null;
}

/** One step down inside one file. */
function stepInto({ file, node }: Spot, key: string): Spot | null {
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return isNode(item) ? spotOf(file, item) : null;
  }
  if (!isMap(node)) return null;
  const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === key);
  if (pair === undefined || !isNode(pair.value)) return null;
  const offset = isNode(pair.key) ? pair.key.range?.[0] : undefined;
  return { file, node: pair.value, offset: offset ?? pair.value.range?.[0] ?? 0 };
}

function partsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `./User.yaml#/a` as a file and a pointer inside it. */
function splitRef(target: string, from: string): { path: string; pointer: string } {
  const [file = '', pointer = ''] = target.split('#');
  return { path: file === '' ? from : resolve(dirname(from), file), pointer: decodeURI(pointer) };
}

/** Name that the bundler gives to what a reference leads to (see bundle.ts). */
function bundledName(path: string, pointer: string): string {
  return partsOf(pointer).at(-1) ?? basename(path, extname(path));
}

/** Every reference that is written in a file. */
function refsIn(node: unknown): string[] {
  if (isMap(node)) {
    const own = refOf(node);
    return [...(own === null ? [] : [own]), ...node.items.flatMap(({ value }) => refsIn(value))];
  }
  return isSeq(node) ? node.items.flatMap(refsIn) : [];
}

class SourceTree {
  readonly #files = new Map<string, SourceFile | null>();
  readonly #root: string;
  #targets: readonly { path: string; pointer: string }[] | null = null;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  #file(path: string): SourceFile | null {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    const file = readSource(path);
    this.#files.set(path, file);
    return file;
  }

  /** What references to other files lead to: the bundler makes components of it. */
  #components(): readonly { path: string; pointer: string }[] {
    if (this.#targets !== null) return this.#targets;
    const found = new Map<string, { path: string; pointer: string }>();
    const seen = new Set<string>();
    const waiting = [this.#root];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      for (const ref of refsIn(this.#file(path)?.root)) {
        const target = splitRef(ref, path);
        if (target.path !== this.#root) found.set(`${target.path}#${target.pointer}`, target);
        waiting.push(target.path);
      }
    }
    this.#targets = [...found.values()];
    return this.#targets;
  }

  #entry(path: string, pointer: string): Spot | null {
    const file = this.#file(path);
    return file?.root ? this.#walk(spotOf(file, file.root), partsOf(pointer)).spot : null;
  }

  /** Follows a reference until something else is there; a circle ends where it began. */
  #follow(start: Spot): Spot {
    let spot = start;
    for (let hops = 0; hops < 20; hops += 1) {
      const ref = refOf(spot.node);
      if (ref === null) return spot;
      const { path, pointer } = splitRef(ref, spot.file.path);
      const next = this.#entry(path, pointer);
      if (next === null) return spot;
      spot = next;
    }
    return spot;
  }

  /** Walks as far as the files go. `depth` says how many parts were found. */
  #walk(start: Spot, parts: readonly string[]): { spot: Spot; depth: number } {
    let spot = start;
    for (const [depth, part] of parts.entries()) {
      const next = stepInto(this.#follow(spot), part);
      if (next === null) return { spot, depth };
      spot = next;
    }
    return { spot, depth: parts.length };
  }

  /** A component that stands in a file of its own. */
  #component(kind: string, name: string): Spot | null {
    const named = this.#components().filter(
      ({ path, pointer }) => bundledName(path, pointer) === name,
    );
    const found = named.find(({ path }) => path.includes(`/${kind}/`)) ?? named[0];
    return found === undefined ? null : this.#entry(found.path, found.pointer);
  }

  locate(pointer: string): SourcePlace | null {
    const parts = partsOf(pointer);
    const file = this.#file(this.#root);
    if (!file?.root) return null;
    let { spot, depth } = this.#walk(spotOf(file, file.root), parts);
    const [folder, kind = '', name = ''] = parts;
    if (folder === 'components' && depth < 3) {
      const component = this.#component(kind, name);
      if (component === null) return null;
      ({ spot } = this.#walk(component, parts.slice(3)));
      depth = 3;
    }
    if (depth < Math.min(parts.length, folder === 'paths' ? 2 : 1)) return null;
    // An operation in a file of its own is wanted there, not where the root names it.
    const shown = parts.length <= 2 ? this.#follow(spot) : spot;
    const { line } = shown.file.lines.linePos(shown.offset);
    const path = relative(process.cwd(), shown.file.path).replaceAll('\\', '/');
    return { file: path, line: Math.max(line, 1), pointer: shown.pointer };
  }
}

/**
 * Finds where a contract was written, across the files of a multi-file root. The answer is the
 * place of the pointer itself, or of the nearest thing above it that was written. Files are read
 * when they are first needed. What is no local file (a URL) has no places.
 *
 * @param root file that was bundled
 */
export function locate(root: string): Locate {
  const tree = new SourceTree(root);
  return (pointer) => tree.locate(pointer);
}
