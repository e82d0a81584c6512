import type { Command } from './command';
import { comparedSides } from './comparison';

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
