import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { CONTRACT_ENTRY, entryOf } from '../model/entry';
import type { Language } from '../report/finding';
import { gitRevision } from './gitRevision';
import type { Asked, Command } from './command';

/** One of the two contracts: a file, a URL, or a path in a revision of git. */
interface DiffSide {
  readonly entry: string;
  /** Returns the name of a file for a report. */
  readonly told: (file: string) => string;
  readonly remove: () => void;
}

function sideOf(source: string | undefined): DiffSide {
  const revision = source === undefined ? null : gitRevision(source);
  if (revision !== null) return revision;
  const entry = entryOf(source);
  return { entry, told: (file) => file, remove: () => undefined };
}

/**
 * Returns the changes from one contract to another; an undefined source means our own contract.
 * @throws Error naming what could not be read
 */
async function comparedSides(from: string | undefined, to: string | undefined, language: Language) {
  // Loaded on demand: slow, and not needed by the other verbs.
  const { loadContract } = await import('../model/bundle');
  const { reportedOperations } = await import('../report/operations');
  const base = sideOf(from);
  const revision = sideOf(to);
  try {
    const loaded = loadContract(base.entry);
    const isSame = base.entry === revision.entry;
    const documents = await Promise.all([loaded, isSame ? loaded : loadContract(revision.entry)]);
    const operations = reportedOperations(documents);
    const contract = revision.told(revision.entry);
    // Most builds compare an unchanged contract, which needs no slow comparison.
    if (JSON.stringify(documents[0]) === JSON.stringify(documents[1])) {
      return { findings: [], operations, contract };
    }
    const { diffContracts } = await import('../diff/diffContracts');
    const { locate } = await import('../model/sourceMap');
    const findings = diffContracts(...documents, {
      language,
      base: locate(base.entry, documents[0], base.told),
      revision: locate(revision.entry, documents[1], revision.told),
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
  flags: {},
  isReporting: true,
  words: 1,
  mostWords: 2,
  run: async ({ words: [from = '', to], spec, language }) => {
    const { contract, ...report } = await comparedSides(from, to ?? spec, language);
    return { report, contract };
  },
};

/** One end of the range: a file, a URL, or the contract in a git revision. */
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
  isReporting: false,
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
    const now = asked.language === 'ru' ? 'сейчас' : 'now';
    return { text: write(findings, { from, to: to === '' ? now : to, language: asked.language }) };
  },
};
