import { loadContract } from '../loadContract';
import { reportedOperations } from '../report/operations';
import type { OpenApiDocument } from '../openApi';
import { locate, type Locate } from '../sourceMap';
import type { Command } from './command';
import { entryOf } from './contractOf';
import { gitRevision } from './gitRevision';

/** One of the two contracts: a file, a URL, or a path in a revision of git. */
interface DiffSide {
  readonly entry: string;
  readonly name: string;
  readonly find: (document: OpenApiDocument) => Locate;
  readonly remove: () => void;
}

function sideOf(source: string | undefined): DiffSide {
  const revision = source === undefined ? null : gitRevision(source);
  if (revision === null) {
    const entry = entryOf(source);
    const find = (document: OpenApiDocument): Locate => locate(entry, document);
    return { entry, name: entry, find, remove: () => undefined };
  }
  const { entry, told, remove } = revision;
  const find = (document: OpenApiDocument): Locate => {
    const inFolder = locate(entry, document);
    return (pointer) => {
      const place = inFolder(pointer);
      return place === null ? null : { ...place, file: told(place.file) };
    };
  };
  return { entry, name: told(entry), find, remove };
}

export const diffCommand: Command = {
  usage: 'BASE [REVISION]',
  does: 'classifies every change between two contracts (files, multi-file roots, URLs or git-revision:path) | сравнивает два контракта (файлы, корни из многих файлов, URL, ревизия-git:путь): что ломает клиента',
  flags: {},
  isReporting: true,
  words: 1,
  mostWords: 2,
  run: async ({ words: [from = '', to], spec, language }) => {
    const { diffContracts } = await import('../diff/diffContracts');
    const revision = to ?? spec;
    const sides = [sideOf(from), sideOf(revision)] as const;
    try {
      const documents = await Promise.all([
        loadContract(sides[0].entry),
        loadContract(sides[1].entry),
      ]);
      const findings = diffContracts(...documents, {
        language,
        base: sides[0].find(documents[0]),
        revision: sides[1].find(documents[1]),
      });
      const operations = reportedOperations(documents);
      return { report: { findings, operations }, contract: sides[1].name };
    } finally {
      for (const { remove } of sides) remove();
    }
  },
};
