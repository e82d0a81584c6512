import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { optional, usageError, type Command } from './command';
import { entryOf } from '../entry';

const ENDING = /\.(json|ya?ml)$/i;

export const bundleCommand: Command = {
  does: 'joins the contract into one file, YAML or JSON by its ending | собирает контракт в один файл, YAML или JSON по окончанию имени',
  flags: {
    'open-enums':
      '- | growing enumerations such that every validator takes new values | растущие перечисления — так, чтобы новые значения принял любой валидатор',
    out: 'F.json|F.yaml | where to write; JSON is printed without it | куда записать; без него JSON печатается',
  },
  isReporting: false,
  run: async (asked) => {
    const out = optional(asked, 'out');
    if (out !== undefined && !ENDING.test(out)) {
      throw usageError(
        asked,
        `--out: ${out} — непонятное окончание, нужно .json, .yaml или .yml`,
        `--out: ${out} must end with .json, .yaml or .yml`,
      );
    }
    // Heavy, and of no use to the other verbs.
    const { bundleContract } = await import('../bundle');
    const { serializeContract } = await import('../serializeContract');
    const { withOpenEnumerations } = await import('../openEnumerations');
    const bundled = await bundleContract(entryOf(asked.spec));
    const isOpen = asked.values['open-enums'] === true;
    const document = isOpen ? withOpenEnumerations(bundled) : bundled;
    if (out === undefined) return { text: serializeContract(document, 'contract.json') };
    mkdirSync(dirname(resolve(out)), { recursive: true });
    writeFileSync(out, serializeContract(document, out.toLowerCase()));
    return { text: '' };
  },
};
