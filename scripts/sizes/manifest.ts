import { fieldsOf } from '../../src/lib/fieldsOf';

/** One chunk in Vite's manifest of a build. */
export interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  /** True if the chunk is loaded lazily, for example a page, a dialog or a tab. */
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

function isTexts(value: unknown): value is readonly string[] | undefined {
  return value === undefined || (Array.isArray(value) && value.every((v) => typeof v === 'string'));
}

function isChunk(value: unknown): value is ManifestChunk {
  const { file, imports, css } = fieldsOf(value);
  return typeof file === 'string' && isTexts(imports) && isTexts(css);
}

/** Parses `.vite/manifest.json`. Throws if the text is not in Vite's format. */
export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('Not a manifest');
  return Object.fromEntries(
    Object.entries(value).map(([source, chunk]: [string, unknown]) => {
      if (!isChunk(chunk)) throw new Error(`Not a chunk in the manifest: ${source}`);
      return [source, chunk];
    }),
  );
}

/** Files that a visit downloads, relative to the build's folder. */
export interface Download {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/**
 * Returns the files that a browser downloads for `sources`: chunks, static imports and styles, but no lazy imports.
 * Throws if the build lacks a source, because a check without files would always pass.
 */
export function downloadOf(manifest: Manifest, sources: readonly string[]): Download {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no chunk for ${source}`);
    const isNew = !js.has(chunk.file) && !css.has(chunk.file);
    (chunk.file.endsWith('.css') ? css : js).add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    if (isNew) for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return { js: [...js].toSorted(), css: [...css].toSorted() };
}

/** Returns the scripts and styles that index.html names. These include `/boot.js`, which is not in the manifest. */
export function filesNamedByPage(html: string): Download {
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

export function without(later: Download, earlier: Download): Download {
  return {
    js: later.js.filter((file) => !earlier.js.includes(file)),
    css: later.css.filter((file) => !earlier.css.includes(file)),
  };
}

/** Returns the files of both downloads, without duplicates. */
export function together(one: Download, other: Download): Download {
  return {
    js: [...new Set([...one.js, ...other.js])],
    css: [...new Set([...one.css, ...other.css])],
  };
}

/** Returns the key of the shared chunk with this name. Throws if there is none. */
export function chunkNamed(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((source) => manifest[source]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk named ${name}`);
  return key;
}

/**
 * Returns the sources of lazily loaded chunks: pages, tabs, dialogs, panels of modules, and separate libraries. Throws
 * if there are none.
 */
export function lazyParts(manifest: Manifest): string[] {
  const parts = Object.entries(manifest).filter(([source, { isDynamicEntry }]) => {
    return (
      isDynamicEntry === true &&
      /^(?:src\/(?:app|modules|observability)|node_modules)\//.test(source)
    );
  });
  if (parts.length === 0) throw new Error('The build has no lazy parts');
  return parts.map(([source]) => source).toSorted();
}
