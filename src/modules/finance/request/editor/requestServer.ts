import { demandRecord, mayHaveBeenDone } from '../../../../api/outcome';
import { REFETCH } from '../../../../api/cache/freshness';
import {
  financeRequestApi,
  type FinanceRequest,
  type ValidateGroup,
} from '../../../../api/endpoints/financeRequest';
import { errorWithoutBody, toApiError } from '../../../../api/errors';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import { sendOnce } from '../../../../blocks/steps/sendOnce';
import type { StepServer } from '../../../../blocks/steps/stepFormDescription';
import type { AppThunk } from '../../../../session/appStore';
import { savedRequest } from '../form/requestForm';
import {
  writeContact,
  writeForm,
  writeFounder,
  type EntryList,
  type RequestValues,
} from '../form/requestValues';

const calls = financeRequestApi.endpoints;
const UNTRACKED = { track: false } as const;

function unwrapCall<Answer>(
  call: AppThunk<{ unwrap(): Promise<Answer> }>,
): AppThunk<Promise<Answer>> {
  return async (dispatch) => dispatch(call).unwrap();
}

/**
 * Reads the form from the server, not from the cache. Rejects if the call fails or returns the form of another request.
 */
export function askForForm(id: string): AppThunk<Promise<Saved<RequestValues>>> {
  return async (dispatch) => {
    const form = await dispatch(calls.getFinanceRequestForm.initiate({ id }, REFETCH)).unwrap();
    return savedRequest(demandRecord(form, id, 'requestId'));
  };
}

const askForRequest = (id: string) => unwrapCall(calls.getFinanceRequest.initiate({ id }, REFETCH));

/** Returns true if the response is about the wanted request, and the request is no longer a draft. */
function isSent({ id, status }: FinanceRequest, wanted: string): boolean {
  return id === wanted && !['', 'DRAFT'].includes(status?.name ?? '');
}

/** Returns whether the step has a group that the server can validate. */
function isGroup(group: string | undefined): group is ValidateGroup {
  return group !== undefined;
}

/**
 * Returns the calls of the form of a request. B9: input is kept on the device and on the server. B12: sending saves the
 * input first; saving and sending are done once.
 */
export function requestServer(id: string): StepServer<RequestValues> {
  return {
    ask: () => askForForm(id),
    save: (values, group) => async (dispatch) => {
      const args = {
        id,
        ...(isGroup(group) && { validateGroup: group }),
        financeRequestFormUpdate: writeForm(values),
      };
      const form = await dispatch(calls.saveFinanceRequestForm.initiate(args, UNTRACKED)).unwrap();
      return savedRequest(demandRecord(form, id, 'requestId'));
    },
    send: (onConfirmed) => async (dispatch) => {
      const sent = await dispatch(
        sendOnce({
          send: () => unwrapCall(calls.sendFinanceRequest.initiate({ id }, UNTRACKED)),
          reload: () => askForRequest(id),
          isSent: (request) => isSent(request, id),
          unconfirmed: (now) =>
            now?.status?.name === 'DRAFT'
              ? 'Заявка не отправлена: сервер не подтвердил отправку. Она осталась черновиком, отправьте её ещё раз'
              : 'Сервер не сообщил, отправлена ли заявка. Обновите страницу: на ней будет видно, что с заявкой',
        }),
      );
      onConfirmed();
      await dispatch(financeRequestApi.util.upsertQueryData('getFinanceRequest', { id }, sent));
    },
    lookAgain: () => askForRequest(id),
  };
}

/**
 * Gives a consent, or withdraws it. Rejects with the call's error, unless the saved form shows that the change
 * was made.
 */
export function acceptFlag(id: string, flag: string, value: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const call = calls.acceptFinanceAgreementFlag.initiate({ id, flag, value }, UNTRACKED);
    try {
      const { accepted } = demandRecord(await dispatch(call).unwrap(), flag, 'flag');
      if (accepted !== value) throw errorWithoutBody('INVALID_RESPONSE');
    } catch (error) {
      if (!mayHaveBeenDone(error)) throw error;
      const { values: theirs } = await dispatch(askForForm(id));
      if (theirs.agreementFlags[flag] !== value) throw error;
    }
  };
}

/** Adds the entry at this index of a list to the request. An entry with an id is changed instead. */
export function saveEntryAt(
  requestId: string,
  { founders, contactData }: RequestValues,
  list: EntryList,
  index: number,
): AppThunk<Promise<{ id: string }>> {
  if (list === 'founders') {
    const founderData = writeFounder(entryAt(founders, index));
    const { id } = founderData;
    return id === undefined
      ? unwrapCall(calls.createFounder.initiate({ id: requestId, founderData }, UNTRACKED))
      : unwrapCall(calls.updateFounder.initiate({ id, founderData }, UNTRACKED));
  }
  const contactPersonData = writeContact(entryAt(contactData, index));
  const { id } = contactPersonData;
  return id === undefined
    ? unwrapCall(
        calls.createContactPerson.initiate({ id: requestId, contactPersonData }, UNTRACKED),
      )
    : unwrapCall(calls.updateContactPerson.initiate({ id, contactPersonData }, UNTRACKED));
}

function entryAt<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new TypeError('There is no such entry');
  return entry;
}

/** Removes an entry. Resolves if it was already removed by another window, or by a call whose response was lost. */
export function removeEntryById(list: EntryList, id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { initiate } = list === 'founders' ? calls.deleteFounder : calls.deleteContactPerson;
    try {
      await dispatch(initiate({ id }, UNTRACKED)).unwrap();
    } catch (error) {
      if (toApiError(error).status !== 404) throw error;
    }
  };
}
