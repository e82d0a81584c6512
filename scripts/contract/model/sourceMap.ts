import { relative, resolve } from 'node:path';
import { isRecord, memberAt, partsOf, pointerOf } from './openApi';
import { readSource, refOf, splitRef, type Spot, stepInto } from './sourceFile';

export interface SourcePlace {
  /** Relative to the working directory of the command, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** JSON Pointer within the file. */
  readonly pointer: string;
}

/** Returns the place for a JSON Pointer of the bundled document, or of `file`; null if no file has it. */
export type Locate = (pointer: string, file?: string) => SourcePlace | null;

/** Maximum length of a chain of references, more than any real contract has. */
const MOST_HOPS = 20;

/** Minimum number of parts that must be found, by the pointer's first part: a shorter match would be useless. */
const LEAST_DEPTH: Readonly<Record<string, number>> = { paths: 2, webhooks: 2, components: 3 };

interface Written {
  readonly bundled: unknown;
  readonly spot: Spot;
}

class SourceTree {
  readonly #roots = new Map<string, Spot | null>();
  readonly #root: string;
  readonly #bundled: object | undefined;
  #components: ReadonlyMap<string, Spot> | null = null;

  constructor(root: string, bundled: object | undefined) {
    this.#root = resolve(root);
    this.#bundled = bundled;
  }

  #rootOf(path: string): Spot | null {
    const known = this.#roots.get(path);
    if (known !== undefined) return known;
    const root = readSource(path);
    this.#roots.set(path, root);
    return root;
  }

  /** Returns the direct target of a reference; null if there is none. */
  #target(spot: Spot): Spot | null {
    const ref = refOf(spot);
    if (ref === null) return null;
    const { path, pointer } = splitRef(ref, spot.file.path);
    const root = this.#rootOf(path);
    const parts = partsOf(pointer);
    const { found, depth } = root === null ? { found: null, depth: 0 } : this.#walk(root, parts);
    return depth === parts.length ? found : null;
  }

  /**
   * Follows references to the first node that is not a reference. Ends after `MOST_HOPS`, because references may be
   * circular.
   */
  #follow(start: Spot): Spot {
    let spot = start;
    for (let hops = 0; hops < MOST_HOPS; hops += 1) {
      const next = this.#target(spot);
      if (next === null) return spot;
      spot = next;
    }
    return spot;
  }

  /** Returns a child of the node itself, or of its reference's target. */
  #step(spot: Spot, key: string): Spot | null {
    return stepInto(spot, key) ?? stepInto(this.#follow(spot), key);
  }

  /** Follows a pointer as far as it exists. `depth` is the number of parts found. */
  #walk(start: Spot, parts: readonly string[]): { found: Spot; depth: number } {
    let spot = start;
    for (const [depth, part] of parts.entries()) {
      const next = this.#step(spot, part);
      if (next === null) return { found: spot, depth };
      spot = next;
    }
    return { found: spot, depth: parts.length };
  }

  /**
   * Returns the position of each component of the bundle. Traverses bundle and files together, because the bundler
   * chooses the names of components and files may have equal names.
   */
  #findComponents(): ReadonlyMap<string, Spot> {
    const components = new Map<string, Spot>();
    const root = this.#rootOf(this.#root);
    const waiting: Written[] =
      root === null || this.#bundled === undefined ? [] : [{ bundled: this.#bundled, spot: root }];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      waiting.push(...this.#below(one, components));
    }
    return components;
  }

  #below({ bundled, spot }: Written, components: Map<string, Spot>): Written[] {
    if (!isRecord(bundled)) return [];
    const below = Object.entries(bundled).flatMap(([key, value]) => {
      const next = isRecord(value) ? this.#step(spot, key) : null;
      return next === null ? [] : [{ bundled: value, spot: next }];
    });
    const component = this.#component(bundled['$ref'], spot, components);
    return component === null ? below : [...below, component];
  }

  /**
   * Returns the target of a reference both in the bundle and in the files. Null if it does not exist or was visited.
   */
  #component($ref: unknown, spot: Spot, components: Map<string, Spot>): Written | null {
    const target = typeof $ref === 'string' ? this.#target(spot) : null;
    if (typeof $ref !== 'string' || target === null) return null;
    const { pointer } = splitRef($ref, '');
    if (components.has(pointer)) return null;
    const bundled = memberAt(this.#bundled, partsOf(pointer));
    const isAnother = isRecord(bundled) && typeof bundled['$ref'] === 'string';
    const written = isAnother ? target : this.#follow(target);
    components.set(pointer, written);
    return { bundled, spot: written };
  }

  /** Returns the position of the component that a pointer begins with. */
  #componentAt(parts: readonly string[]): Spot | undefined {
    this.#components ??= this.#findComponents();
    return this.#components.get(pointerOf(...parts.slice(0, 3)));
  }

  locate(pointer: string, path?: string): SourcePlace | null {
    const parts = partsOf(pointer);
    const component = path === undefined ? this.#componentAt(parts) : undefined;
    const start = component ?? this.#rootOf(path ?? this.#root);
    if (start === null) return null;
    const known = component === undefined ? 0 : 3;
    const { found, depth } = this.#walk(start, parts.slice(known));
    const least = LEAST_DEPTH[parts[0] ?? ''] ?? 1;
    if (depth + known < Math.min(parts.length, least)) return null;
    // An operation with a file of its own has its place there, not at the reference in the root file.
    const { file, offset, pointer: inFile } = parts.length <= 2 ? this.#follow(found) : found;
    const shown = relative(process.cwd(), file.path).replaceAll('\\', '/');
    return { file: shown, line: Math.max(file.lines.linePos(offset).line, 1), pointer: inFile };
  }
}

/**
 * Finds a pointer's place in the files of a contract; if the node does not exist, the place of its nearest parent.
 * Reads each file once, on demand. A document at a URL has no places.
 *
 * @param root file that was bundled
 * @param bundled document that the pointers refer to; without it they refer to the file itself
 * @param told returns a file's name for a report
 */
export function locate(
  root: string,
  bundled?: object,
  told: (file: string) => string = (file) => file,
): Locate {
  const tree = new SourceTree(root, bundled);
  return (pointer, file) => {
    const place = tree.locate(pointer, file);
    return place === null ? null : { ...place, file: told(place.file) };
  };
}
