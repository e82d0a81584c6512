import { loadContract } from '../model/bundle';
import { entryOf } from '../model/entry';
import type { LiveContract } from '../run/liveRun';
import { normaliseContract } from '../model/normalise';
import { reportedOperations } from '../report/operations';
import { locate } from '../model/sourceMap';
import type { Asked } from './command';
import { refuseUnknownOperations } from './reporting';

/**
 * The requested contract, prepared for checks.
 * @throws Error that names what could not be read, or which flag does not match the contract
 */
export async function contractOf(asked: Asked): Promise<LiveContract> {
  const { spec, language } = asked;
  const entry = entryOf(spec);
  const document = await loadContract(spec ?? entry);
  refuseUnknownOperations(asked, reportedOperations([document]));
  return {
    document: normaliseContract(document),
    find: locate(entry, document),
    language,
    showsPaths: asked.values['show-paths'] === true,
  };
}
