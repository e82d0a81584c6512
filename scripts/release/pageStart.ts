import type { Plugin, Rolldown } from 'vite';
import type { PageFiles } from '../../src/app/pageStart';
import type { PageSources } from './listPages';
import { callSource } from './callSource.ts';
import { bundledScript, inlineScript } from './inlineScript.ts';

const SCRIPT = 'src/app/pageStart.ts';
const CABINET = 'src/app/cabinet.ts';
const FIRST_SCRIPT = '<script src="/boot.js">';

/** A chunk of the build: modules, imports and stylesheets. */
export interface BuiltPart {
  sources: readonly string[];
  imports: readonly string[];
  styles: readonly string[];
  isEntry: boolean;
}

/** Returns the files of each page, without those that all pages need. */
export function filesOfPages(
  parts: ReadonlyMap<string, BuiltPart>,
  pages: readonly PageSources[],
): PageFiles[] {
  const filesFrom = (file: string, found = new Set<string>()): Set<string> => {
    const part = parts.get(file);
    if (!part || found.has(file)) return found;
    found.add(file);
    for (const imported of part.imports) filesFrom(imported, found);
    for (const style of part.styles) found.add(style);
    return found;
  };
  const loadedFirst = new Set(
    [...parts].flatMap(([file, { isEntry }]) => (isEntry ? [...filesFrom(file)] : [])),
  );
  const filesOf = (source: string): string[] => {
    const [file] = [...parts].find(([, { sources }]) => sources.includes(source)) ?? [];
    if (file === undefined) throw new Error(`The build has no ${source}`);
    return [...filesFrom(file)].filter((one) => !loadedFirst.has(one));
  };
  const cabinet = filesOf(CABINET);
  return pages.map(({ path, sources, tabs }) => {
    const files = [...new Set([...cabinet, ...sources.flatMap(filesOf)])];
    const more = (ofTab: readonly string[]) => [
      ...new Set(ofTab.flatMap(filesOf).filter((file) => !files.includes(file))),
    ];
    return {
      path,
      files,
      tabs: Object.fromEntries(Object.entries(tabs).map(([id, one]) => [id, more(one)])),
    };
  });
}

/** Adds the start script before all other scripts. Its nonce lets the Content-Security-Policy allow it. */
export function withStart(page: string, script: string, pages: readonly PageFiles[]): string {
  if (!page.includes(FIRST_SCRIPT)) throw new Error(`index.html: there is no ${FIRST_SCRIPT}`);
  return page.replace(
    FIRST_SCRIPT,
    () => `${inlineScript(script, { pages })}\n    ${FIRST_SCRIPT}`,
  );
}

function partsOf(root: string, bundle: Rolldown.OutputBundle): Map<string, BuiltPart> {
  const parts = new Map<string, BuiltPart>();
  for (const part of Object.values(bundle)) {
    if (part.type !== 'chunk') continue;
    parts.set(part.fileName, {
      sources: part.moduleIds.map((id) => id.slice(root.length + 1)),
      imports: part.imports,
      styles: [...(part.viteMetadata?.importedCss ?? [])],
      isEntry: part.isEntry,
    });
  }
  return parts;
}

/**
 * Adds the start script to index.html, with the file list of each page: a page behind the sign-in then loads its files
 * before the other scripts have loaded.
 */
export function pageStart(root: string): Plugin {
  return {
    name: 'page-start',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html');
      const [script, pages] = await Promise.all([
        bundledScript(root, SCRIPT),
        callSource<PageSources[]>(root, '/scripts/release/listPages.ts', 'listPages'),
      ]);
      page.source = withStart(
        String(page.source),
        script,
        filesOfPages(partsOf(root, bundle), pages),
      );
    },
  };
}
