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
    const { diffContracts } = await import('../diff/diffContracts');
    const { loadContract } = await import('../loadContract');
    const { reportedOperations } = await import('../report/operations');
    const { locate } = await import('../sourceMap');
    const revision = to ?? spec;
    const sides = [sideOf(from), sideOf(revision)] as const;
    try {
      const documents = await Promise.all([
        loadContract(sides[0].entry),
        loadContract(sides[1].entry),
      ]);
      const findings = diffContracts(...documents, {
        language,
        base: locate(sides[0].entry, documents[0], sides[0].told),
        revision: locate(sides[1].entry, documents[1], sides[1].told),
      });
      const operations = reportedOperations(documents);
      return { report: { findings, operations }, contract: sides[1].told(sides[1].entry) };
    } finally {
      for (const { remove } of sides) remove();
    }
  },
};
