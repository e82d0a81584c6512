import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** A contract of a git revision, in a temporary folder. */
interface GitRevision {
  readonly entry: string;
  /** Returns the name of a file for a report: `main:openapi/openapi.yaml`. */
  readonly told: (file: string) => string;
  readonly remove: () => void;
}

/** `main:openapi/openapi.yaml`: not a URL, not a Windows drive, not an existing file. */
function partsOf(source: string): { revision: string; path: string } | null {
  const [, revision = '', path = ''] = /^([\w./@^~{}-]{2,}):([^:]+)$/.exec(source) ?? [];
  const isFile = revision === '' || path.startsWith('//') || existsSync(source);
  return isFile || revision.startsWith('-') ? null : { revision, path };
}

function git(folder: string, ...words: readonly string[]): Buffer {
  try {
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
    return execFileSync('git', ['-C', folder, ...words], { maxBuffer: 2 ** 29, stdio });
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new Error(said.split('\n')[0] ?? 'git', { cause });
  }
}

/**
 * Exports the folder of a contract from a git revision; null if the source names no revision. The
 * repository is only read.
 * @throws Error if git has no such revision or file
 */
export function gitRevision(source: string): GitRevision | null {
  const parts = partsOf(source);
  if (parts === null) return null;
  const root = git('.', 'rev-parse', '--show-toplevel').toString().trim();
  const path = relative(root, resolve(realpathSync('.'), parts.path)).replaceAll('\\', '/');
  const [top = '.'] = path.split('/');
  git(root, 'cat-file', '-e', `${parts.revision}:${path}`);
  const tar = git(root, 'archive', '--format=tar', parts.revision, '--', top);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'contract-')));
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  return {
    entry: join(folder, path),
    told: (file) => `${parts.revision}:${relative(folder, resolve(file)).replaceAll('\\', '/')}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
