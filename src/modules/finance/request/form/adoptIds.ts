import { sameInput } from '../../../../blocks/drafts/sameInput';
import { writeContact, writeFounder } from './requestMapping';
import type { RequestValues } from './requestValues';

interface Entry {
  key: string;
  id?: string | undefined;
}

function withIds<One extends Entry>(
  mine: readonly One[],
  theirs: readonly One[],
  contentOf: (entry: One) => object,
): One[] {
  const known = new Set(mine.map(({ id }) => id));
  const free = theirs.filter(({ id }) => id !== undefined && !known.has(id));
  return mine.map((entry) => {
    // The shape of a draft has an empty text in its place.
    if (entry.id) return entry;
    const content = contentOf(entry);
    const at = free.findIndex((one) => sameInput(contentOf(one), content));
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found?.id === undefined ? entry : { ...entry, id: found.id };
  });
}

/**
 * What is typed, with the ids that the server has given to entries of the same content. Whether an
 * entry was added by its own call, with the whole form, or by a call whose answer was lost: it is
 * never added twice. The same object where nothing was found.
 *
 * @param theirs the form of the server, read
 */
export function adoptIds(mine: RequestValues, theirs: RequestValues): RequestValues {
  const founders = withIds(mine.founders, theirs.founders, (founder) =>
    writeFounder({ ...founder, id: undefined }),
  );
  const contactData = withIds(mine.contactData, theirs.contactData, (contact) =>
    writeContact({ ...contact, id: undefined, isMain: undefined }),
  );
  const isSame =
    founders.every((one, index) => one === mine.founders[index]) &&
    contactData.every((one, index) => one === mine.contactData[index]);
  return isSame ? mine : { ...mine, founders, contactData };
}
