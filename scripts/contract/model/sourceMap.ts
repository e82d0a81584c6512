import { relative, resolve } from 'node:path';
import { isRecord, memberAt, partsOf, pointerOf } from './openApi';
import {
  readSource,
  refOf,
  rootOf,
  type SourceFile,
  splitRef,
  type Spot,
  stepInto,
} from './sourceFile';

/** A place in the hand-written files. */
export interface SourcePlace {
  /** Relative to the working directory of the command, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** JSON Pointer inside that file. */
  readonly pointer: string;
}

/**
 * Returns the place of a JSON Pointer of the bundled document, or of one that points into `file`; null if no file has
 * it.
 */
export type Locate = (pointer: string, file?: string) => SourcePlace | null;

/** Maximum length of a chain of references: no real contract has a longer one. */
const MOST_HOPS = 20;

/** Minimum number of pointer parts to find, by the first part: a shorter position would be useless. */
const LEAST_DEPTH: Readonly<Record<string, number>> = { paths: 2, webhooks: 2, components: 3 };

/** Part of a bundle, and its position in a file. */
interface Written {
  readonly bundled: unknown;
  readonly spot: Spot;
}

class SourceTree {
  readonly #files = new Map<string, SourceFile | null>();
  readonly #root: string;
  readonly #bundled: object | undefined;
  #components: ReadonlyMap<string, Spot> | null = null;

  constructor(root: string, bundled: object | undefined) {
    this.#root = resolve(root);
    this.#bundled = bundled;
  }

  #file(path: string): SourceFile | null {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    const file = readSource(path);
    this.#files.set(path, file);
    return file;
  }

  #rootOf(path: string): Spot | null {
    const file = this.#file(path);
    return file === null ? null : rootOf(file);
  }

  /** Returns the target of a reference, one step; null if there is none. */
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

  /** Returns a child: the child of the node itself, or of the target of its reference. */
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
   * Returns the place of each component of the bundle. The bundler chose the names of components, and files may share a
   * name, so the bundle and the files are traversed together.
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

  /** Returns the common target of a reference of the bundle and of the files, if it is new. */
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

  /** Returns the place of the component that contains these parts. */
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
    // An operation in its own file is reported there, not at the reference in the root file.
    const { file, offset, pointer: inFile } = parts.length <= 2 ? this.#follow(found) : found;
    const shown = relative(process.cwd(), file.path).replaceAll('\\', '/');
    return { file: shown, line: Math.max(file.lines.linePos(offset).line, 1), pointer: inFile };
  }
}

/**
 * Finds the position of a pointer in the files of a multi-file contract: the position of the pointer itself, or of its
 * nearest existing parent. Each file is read once, on demand. A document that is not a local file (a URL) has no
 * positions.
 *
 * @param root file that was bundled
 * @param bundled document of the pointers; by default they point into the file itself
 * @param told returns the name of a file for a report
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
