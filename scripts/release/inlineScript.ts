import { join } from 'node:path';
import { build } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';

/**
 * Returns an inline script tag. The server replaces CSP_NONCE by the nonce of its Content-Security-Policy header.
 * @param data JSON for `document.currentScript.dataset`, by name
 */
export function inlineScript(code: string, data: Readonly<Record<string, unknown>> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => {
    const text = JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
    return ` data-${name}='${text}'`;
  });
  const safeCode = code.replaceAll('</', '<\\/');
  return `<script nonce="CSP_NONCE"${attributes.join('')}>${safeCode}</script>`;
}

/** Bundles a script of the sources under `root`; returns its text. */
export async function bundledScript(root: string, script: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      lib: { entry: join(root, script), formats: ['iife'], name: 'inline' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const code = output?.output[0].code;
  if (code === undefined) throw new Error(`${script} was not built`);
  return code.trim();
}
