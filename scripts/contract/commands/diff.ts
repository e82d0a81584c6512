import { loadContract } from '../loadContract';
import { reportedOperations } from '../report/operations';
import type { ReportFinding } from '../report/reportFinding';
import { locate } from '../sourceMap';
import type { Command } from './command';
import { entryOf } from './contractOf';

export const diffCommand: Command = {
  usage: 'BASE [REVISION]',
  does: {
    ru: 'сравнивает два контракта (файлы, корни из многих файлов, URL): что ломает клиента',
    en: 'classifies every change between two contracts (files, multi-file roots or URLs)',
  },
  flags: {},
  isReporting: true,
  words: 1,
  mostWords: 2,
  run: async ({ words: [from, to], spec, language }) => {
    const { diffContracts } = await import('../diff/diffContracts');
    const { messageOf } = await import('../diff/drift');
    const [base, revision] = [entryOf(from), entryOf(to ?? spec)];
    const documents = await Promise.all([loadContract(base), loadContract(revision)]);
    const locators = {
      base: locate(base, documents[0]),
      revision: locate(revision, documents[1]),
    };
    const findings = diffContracts(...documents, locators).map((found): ReportFinding => ({
      ...found,
      message: messageOf(found, language),
    }));
    const operations = reportedOperations(documents);
    return { report: { findings, operations }, contract: revision };
  },
};
