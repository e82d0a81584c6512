import { financeRequestApi } from '../../../../api/endpoints/financeRequest';
import { toApiError } from '../../../../api/errors';
import type { SessionThunk } from '../../../../session/apiRoot';
import { writeContact, writeFounder } from '../form/requestMapping';
import type { EntryList, RequestValues } from '../form/requestValues';

type Call = SessionThunk<Promise<unknown>>;

/** The calls of one list. Each rejects with an `ApiError`. */
interface EntryCalls {
  /** The answer is the server's entry, as it came. */
  create(requestId: string, values: RequestValues, index: number): Call;
  update(values: RequestValues, index: number, id: string): Call;
  /** Resolves for an entry that is gone already, too. */
  remove(id: string): SessionThunk<Promise<void>>;
}

function entryAt<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new TypeError('There is no such entry');
  return entry;
}

/** It is gone already, by another window or by a call whose answer was lost. */
function unlessGone(removal: Call): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(removal);
    } catch (error) {
      if (toApiError(error).status !== 404) throw error;
    }
  };
}

const endpoints = financeRequestApi.endpoints;
const UNTRACKED = { track: false } as const;

/** The own calls of founders and contact persons. */
export const entryCalls: Readonly<Record<EntryList, EntryCalls>> = {
  founders: {
    create:
      (id, { founders }, index) =>
      async (dispatch) => {
        const founderData = writeFounder(entryAt(founders, index));
        return dispatch(endpoints.createFounder.initiate({ id, founderData }, UNTRACKED)).unwrap();
      },
    update:
      ({ founders }, index, id) =>
      async (dispatch) => {
        const founderData = writeFounder(entryAt(founders, index));
        return dispatch(endpoints.updateFounder.initiate({ id, founderData }, UNTRACKED)).unwrap();
      },
    remove: (id) =>
      unlessGone(async (dispatch) =>
        dispatch(endpoints.deleteFounder.initiate({ id }, UNTRACKED)).unwrap(),
      ),
  },
  contactData: {
    create:
      (id, { contactData }, index) =>
      async (dispatch) => {
        const contactPersonData = writeContact(entryAt(contactData, index));
        const call = endpoints.createContactPerson.initiate({ id, contactPersonData }, UNTRACKED);
        return dispatch(call).unwrap();
      },
    update:
      ({ contactData }, index, id) =>
      async (dispatch) => {
        const contactPersonData = writeContact(entryAt(contactData, index));
        const call = endpoints.updateContactPerson.initiate({ id, contactPersonData }, UNTRACKED);
        return dispatch(call).unwrap();
      },
    remove: (id) =>
      unlessGone(async (dispatch) =>
        dispatch(endpoints.deleteContactPerson.initiate({ id }, UNTRACKED)).unwrap(),
      ),
  },
};
