import type { Command } from './command';
import { entryOf } from '../entry';

export const lintCommand: Command = {
  does: 'lints the contract by Redocly recommended-strict and by our rules, source and bundle | проверяет контракт правилами Redocly recommended-strict и нашими, в исходниках и в сборке',
  flags: {},
  isReporting: true,
  run: async ({ spec, language }) => {
    // Heavy, and of no use to the other verbs.
    const { lintReport } = await import('./lintReport');
    return { report: await lintReport(entryOf(spec), language) };
  },
};
