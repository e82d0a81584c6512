import { financeRequestApi } from '../../../../api/endpoints/financeRequest';
import { toApiError } from '../../../../api/errors';
import { writeContact, writeFounder } from '../form/requestMapping';
import type { RequestValues } from '../form/requestValues';
import type { EntryList } from './editing';

/** The calls of one list. Each rejects with an `ApiError`. */
interface EntryCalls {
  /** The answer is the server's entry, as it came. */
  create: (values: RequestValues, index: number) => Promise<unknown>;
  update: (values: RequestValues, index: number, id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

function entryAt<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new TypeError('There is no such entry');
  return entry;
}

/** It is gone already, by another window or by a call whose answer was lost. */
async function unlessGone(removal: Promise<unknown>): Promise<unknown> {
  try {
    return await removal;
  } catch (error) {
    if (toApiError(error).status === 404) return undefined;
    throw error;
  }
}

/** The own calls of founders and contact persons. */
export function useEntryCalls(requestId: string): Readonly<Record<EntryList, EntryCalls>> {
  const [createFounder] = financeRequestApi.useCreateFounderMutation();
  const [updateFounder] = financeRequestApi.useUpdateFounderMutation();
  const [deleteFounder] = financeRequestApi.useDeleteFounderMutation();
  const [createContact] = financeRequestApi.useCreateContactPersonMutation();
  const [updateContact] = financeRequestApi.useUpdateContactPersonMutation();
  const [deleteContact] = financeRequestApi.useDeleteContactPersonMutation();
  return {
    founders: {
      create: ({ founders }, index) =>
        createFounder({
          id: requestId,
          founderData: writeFounder(entryAt(founders, index)),
        }).unwrap(),
      update: ({ founders }, index, id) =>
        updateFounder({ id, founderData: writeFounder(entryAt(founders, index)) }).unwrap(),
      remove: (id) => unlessGone(deleteFounder({ id }).unwrap()),
    },
    contactData: {
      create: ({ contactData }, index) =>
        createContact({
          id: requestId,
          contactPersonData: writeContact(entryAt(contactData, index)),
        }).unwrap(),
      update: ({ contactData }, index, id) =>
        updateContact({
          id,
          contactPersonData: writeContact(entryAt(contactData, index)),
        }).unwrap(),
      remove: (id) => unlessGone(deleteContact({ id }).unwrap()),
    },
  };
}
