import { join } from 'node:path';
import { build } from 'vite';

const ENTRY = join(import.meta.dirname, '../client/portal.ts');

/** portal.js: the client code in one plain script, which also runs in a page opened from a file. */
export async function clientScript(): Promise<string> {
  const outputs = await build({
    root: join(import.meta.dirname, '..'),
    // Neither the cabinet's configuration nor its public files are of this page.
    configFile: false,
    publicDir: false,
    envFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'contractPortal', fileName: 'portal' },
    },
  });
  const chunks = [outputs].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script, ...others] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
  if (!script || others.length > 0) throw new Error('The portal needs exactly one script');
  return script.code;
}
