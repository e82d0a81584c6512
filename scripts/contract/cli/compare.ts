import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { CONTRACT_ENTRY, entryOf } from '../model/address';
import { type Language, rowText } from '../report/finding';
import type { Asked, Command } from './command';

/** One of the two contracts: a file, a URL, or a path in a revision of git. */
interface DiffSide {
  readonly entry: string;
  /** Returns the name of a file for a report: `main:openapi/openapi.yaml`. */
  readonly displayPath: (file: string) => string;
  readonly remove: () => void;
}

/** Splits `main:openapi/openapi.yaml`; null for a URL, a Windows drive or an existing file. */
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
 * Exports the top-level folder of a contract from a git revision to a temporary folder. Null if the source names no
 * revision. Does not change the repository.
 * @throws Error if git has no such revision or file
 */
function gitRevision(source: string): DiffSide | null {
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
    displayPath: (file) =>
      `${parts.revision}:${relative(folder, resolve(file)).replaceAll('\\', '/')}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function sideOf(source: string | undefined): DiffSide {
  const revision = source === undefined ? null : gitRevision(source);
  if (revision !== null) return revision;
  const entry = entryOf(source);
  return { entry, displayPath: (file) => file, remove: () => undefined };
}

/**
 * Returns the changes from one contract to another; an undefined source means our own contract.
 * @throws Error that names the unreadable source
 */
async function comparedSides(from: string | undefined, to: string | undefined, language: Language) {
  // Loaded on demand, because the module is slow and other verbs do not need it.
  const { loadContract } = await import('../model/bundle');
  const { reportedOperations } = await import('../report/operations');
  const base = sideOf(from);
  const revision = sideOf(to);
  try {
    const loaded = loadContract(base.entry);
    const isSame = base.entry === revision.entry;
    const documents = await Promise.all([loaded, isSame ? loaded : loadContract(revision.entry)]);
    const operations = reportedOperations(documents);
    const contract = revision.displayPath(revision.entry);
    // Most builds compare an unchanged contract: equal bundles need no slow comparison.
    if (JSON.stringify(documents[0]) === JSON.stringify(documents[1])) {
      return { findings: [], operations, contract };
    }
    const { diffContracts } = await import('../diff/diffContracts');
    const { locate } = await import('../model/sourceMap');
    const findings = diffContracts(...documents, {
      language,
      base: locate(base.entry, documents[0], base.displayPath),
      revision: locate(revision.entry, documents[1], revision.displayPath),
    });
    return { findings, operations, contract };
  } finally {
    base.remove();
    revision.remove();
  }
}

export const diffCommand: Command = {
  usage: 'BASE [REVISION]',
  does: 'classifies every change between two contracts (files, multi-file roots, URLs or git-revision:path) | сравнивает два контракта (файлы, корни из многих файлов, URL, ревизия-git:путь): что ломает клиента',
  isReporting: true,
  words: 1,
  mostWords: 2,
  run: async ({ words: [from = '', to], spec, language }) => {
    const { contract, ...report } = await comparedSides(from, to ?? spec, language);
    return { report, contract };
  },
};

/**
 * Returns the source for one end of the range: a file, a URL, or the contract in a git revision. An empty end is the
 * current contract.
 */
function sourceOf({ spec }: Asked, end: string): string | undefined {
  if (end === '') return spec;
  if (/^https?:/.test(end) || existsSync(end)) return end;
  return `${end}:${spec ?? relative(process.cwd(), CONTRACT_ENTRY).replaceAll('\\', '/')}`;
}

export const changelogCommand: Command = {
  usage: 'REV..[REV]',
  does: 'tells in Markdown what changed between two revisions of git (or files, or URLs), grouped by who has to act; without the second, up to the contract as it is now | рассказывает в Markdown, что изменилось между двумя ревизиями git (файлами, URL): что делать клиенту, что серверу; без второй — до контракта, какой он сейчас',
  flags: {
    html: '- | a page in place of Markdown | страница вместо Markdown',
  },
  words: 1,
  mostWords: 2,
  run: async (asked) => {
    const [first = '', second] = asked.words;
    const [, before = first, after = ''] = /^(?!\.)(.+?)\.\.(.*)$/.exec(first) ?? [];
    const [from, to] = second === undefined ? [before, after] : [first, second];
    const { changelogHtml, changelogMarkdown } = await import('../report/changelog');
    const sources = [sourceOf(asked, from), sourceOf(asked, to)] as const;
    const { findings } = await comparedSides(...sources, asked.language);
    const write = asked.values['html'] === true ? changelogHtml : changelogMarkdown;
    const now = rowText('now | сейчас', asked.language);
    return { text: write(findings, { from, to: to === '' ? now : to, language: asked.language }) };
  },
};
