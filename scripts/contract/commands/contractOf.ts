import { resolve } from 'node:path';
import { bundleContract, CONTRACT_ENTRY } from '../bundle';
import type { LiveContract } from '../live/liveRun';
import { loadContract } from '../loadContract';
import { normaliseContract } from '../normalise';
import { reportedOperations } from '../report/operations';
import { locate } from '../sourceMap';
import type { Asked } from './command';
import { refuseUnknownOperations } from './judgingFlags';

/** File or URL of the contract that was asked for. */
export function entryOf(spec: string | undefined): string {
  if (spec === undefined) return CONTRACT_ENTRY;
  return /^https?:\/\//.test(spec) ? spec : resolve(spec);
}

/**
 * The contract that was asked for, ready to hold exchanges against.
 * @throws Error naming what could not be read, or what of it the flags name and it does not have
 */
export async function contractOf(asked: Asked): Promise<LiveContract> {
  const { spec, language } = asked;
  const entry = entryOf(spec);
  const document = spec === undefined ? await bundleContract() : await loadContract(spec);
  refuseUnknownOperations(asked, reportedOperations([document]));
  return {
    document: normaliseContract(document),
    find: locate(entry, document),
    language,
    showsPaths: asked.values['show-paths'] === true,
  };
}
