import { resolve } from 'node:path';
import { optional, type Command } from './command';

const DEFAULT_FOLDER = 'dist/contract';

export const docsCommand: Command = {
  does: `writes the contract as a page of Redoc without foreign requests, by default in ${DEFAULT_FOLDER} | показывает контракт страницей Redoc без внешних запросов, по умолчанию в ${DEFAULT_FOLDER}`,
  flags: {
    out: `DIR (${DEFAULT_FOLDER}) | where to write | куда записать`,
  },
  isReporting: false,
  run: async (asked) => {
    const out = optional(asked, 'out') ?? DEFAULT_FOLDER;
    // Heavy, and of no use to the other verbs.
    const { writeReference } = await import('../docs/reference');
    const { contractOf } = await import('./contractOf');
    const { document } = await contractOf(asked);
    await writeReference(resolve(out), document);
    return { text: `${out}/index.html\n` };
  },
};
