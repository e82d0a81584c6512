import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { bundleContract, serializeContract } from '../bundle';
import { optional, type Command } from './command';
import { entryOf } from './contractOf';

export const bundleCommand: Command = {
  usage: '[--out F]',
  does: {
    ru: 'собирает контракт в один файл, YAML или JSON по окончанию имени',
    en: 'joins the contract into one file, YAML or JSON by its ending',
  },
  options: { out: { type: 'string' } },
  words: 0,
  run: async (asked) => {
    const document = await bundleContract(entryOf(asked.spec));
    const out = optional(asked, 'out');
    if (out === undefined) return { text: serializeContract(document, 'contract.json') };
    mkdirSync(dirname(resolve(out)), { recursive: true });
    writeFileSync(out, serializeContract(document, out));
    return { text: '' };
  },
};
