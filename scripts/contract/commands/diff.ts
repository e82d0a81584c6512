import type { Command } from './command';
import { entryOf } from '../entry';
import { gitRevision } from './gitRevision';

/** One of the two contracts: a file, a URL, or a path in a revision of git. */
interface DiffSide {
  readonly entry: string;
  /** A file as it is told. */
  readonly told: (file: string) => string;
  readonly remove: () => void;
}

function sideOf(source: string | undefined): DiffSide {
  const revision = source === undefined ? null : gitRevision(source);
  if (revision !== null) return revision;
  const entry = entryOf(source);
  return { entry, told: (file) => file, remove: () => undefined };
}

export const diffCommand: Command = {
  usage: 'BASE [REVISION]',
  does: 'classifies every change between two contracts (files, multi-file roots, URLs or git-revision:path) | сравнивает два контракта (файлы, корни из многих файлов, URL, ревизия-git:путь): что ломает клиента',
  flags: {},
  isReporting: true,
  words: 1,
  mostWords: 2,
  run: async ({ words: [from = '', to], spec, language }) => {
    // Heavy, and of no use to the other verbs.
    const { loadContract } = await import('../loadContract');
    const { reportedOperations } = await import('../report/operations');
    const revision = to ?? spec;
    const sides = [sideOf(from), sideOf(revision)] as const;
    try {
      const base = loadContract(sides[0].entry);
      const isSame = sides[0].entry === sides[1].entry;
      const documents = await Promise.all([base, isSame ? base : loadContract(sides[1].entry)]);
      const operations = reportedOperations(documents);
      const contract = sides[1].told(sides[1].entry);
      // A build that looks for drift mostly finds a contract that nobody changed.
      if (JSON.stringify(documents[0]) === JSON.stringify(documents[1])) {
        return { report: { findings: [], operations }, contract };
      }
      const { diffContracts } = await import('../diff/diffContracts');
      const { locate } = await import('../sourceMap');
      const findings = diffContracts(...documents, {
        language,
        base: locate(sides[0].entry, documents[0], sides[0].told),
        revision: locate(sides[1].entry, documents[1], sides[1].told),
      });
      return { report: { findings, operations }, contract };
    } finally {
      for (const { remove } of sides) remove();
    }
  },
};
