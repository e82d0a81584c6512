import type { Plugin } from 'vite';

/**
 * Returns the first script of the page. It identifies the build, because the hash in its name covers the whole build.
 */
export function firstScript(page: string): string {
  const [, script] = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(page) ?? [];
  if (script === undefined) throw new Error('index.html names no script of the build');
  return script;
}

/** Writes `version.json`: an open page reads from it that a newer build exists (src/app/newVersion.ts). */
export function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html');
      const source = JSON.stringify({ script: firstScript(String(page.source)) });
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}
