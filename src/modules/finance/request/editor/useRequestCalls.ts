import { useRef, type RefObject } from 'react';
import {
  financeRequestApi,
  useSaveFinanceRequestFormMutation,
  useSendFinanceRequestMutation,
  type ValidateGroup,
} from '../../../../api/endpoints/financeRequest';
import { errorWithoutBody, toApiError } from '../../../../api/errors';
import { mayHaveBeenDone } from '../../../../api/mayHaveBeenDone';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { useInTurn } from '../../../../shell/action/useInTurn';
import { savedRequest } from '../draft/requestDraftKind';
import type { RequestDraft } from '../draft/useRequestDraft';
import { adoptIds } from '../form/adoptIds';
import { readForm, writeForm } from '../form/requestMapping';
import type { EntryList } from './editing';
import { putValues, type RequestFormApi } from './requestFormApi';
import { useEntryCalls } from './useEntryCalls';
import type { RequestValues } from '../form/requestValues';

const { getFinanceRequest, getFinanceRequestForm } = financeRequestApi.endpoints;
const FRESH = { forceRefetch: true, subscribe: false } as const;

/**
 * Everything that an open form says to the server, one call after the other. All of it rejects with
 * an `ApiError`.
 *
 * @param form the open form, there as soon as something can be pressed
 */
export function useRequestCalls(
  requestId: string,
  form: RefObject<RequestFormApi | null>,
  { draft, settle }: Pick<RequestDraft, 'draft' | 'settle'>,
) {
  const dispatch = useSessionDispatch();
  const inTurn = useInTurn();
  const [saveForm] = useSaveFinanceRequestFormMutation();
  const [sendRequest] = useSendFinanceRequestMutation();
  const entryCalls = useEntryCalls(requestId);
  /** New entries whose answer was lost, as they were sent. */
  const lost = useRef(new Map<string, RequestValues>());

  const opened = (): RequestFormApi => {
    if (form.current === null) throw new TypeError('The form is not open');
    return form.current;
  };
  const valuesNow = () => opened().getState().values;

  /** The server's form; entries that it has and we did not know of get their ids. */
  const askForForm = async () => {
    const answer = await dispatch(
      getFinanceRequestForm.initiate({ id: requestId }, FRESH),
    ).unwrap();
    return { saved: savedRequest(answer), theirs: readForm(answer) };
  };

  const saveNow = async (group: ValidateGroup | undefined) => {
    const typed = valuesNow();
    const settled = await settle(typed);
    // The customer has not decided: a call given up, without a word.
    if (settled === undefined) throw errorWithoutBody('ABORTED');
    if (settled !== typed) putValues(opened(), settled);
    const sent = valuesNow();
    const answer = await saveForm({
      id: requestId,
      ...(group && { validateGroup: group }),
      financeRequestFormUpdate: writeForm(sent),
    }).unwrap();
    const isUnchanged = valuesNow() === sent;
    putValues(opened(), adoptIds(valuesNow(), readForm(answer)));
    draft.answered(savedRequest(answer), isUnchanged ? valuesNow() : sent);
  };

  const sendNow = async () => {
    await saveNow(undefined);
    try {
      await sendRequest({ id: requestId }).unwrap();
    } catch (error) {
      // Sent by a call whose answer was lost, or by another window: then it is sent, once.
      if (!mayHaveBeenDone(error) && toApiError(error).status !== 409) throw error;
      const { data } = await dispatch(getFinanceRequest.initiate({ id: requestId }, FRESH));
      if (data === undefined || data.status.name === 'DRAFT') throw error;
    }
    draft.clear();
  };

  const findLost = async (list: EntryList, key: string) => {
    const asSent = lost.current.get(key);
    if (asSent === undefined) return;
    const { theirs } = await askForForm();
    const id = adoptIds(asSent, theirs)[list].find((entry) => entry.key === key)?.id;
    lost.current.delete(key);
    if (id !== undefined) giveId(list, key, id);
  };

  const giveId = (list: EntryList, key: string, id: string) => {
    const values = valuesNow();
    const named = <Entry extends { key: string }>(entries: Entry[]) =>
      entries.map((entry) => (entry.key === key ? { ...entry, id } : entry));
    putValues(opened(), {
      ...values,
      [list]: named<RequestValues[EntryList][number]>(values[list]),
    });
  };

  const saveEntryNow = async (list: EntryList, key: string) => {
    await findLost(list, key);
    const values = valuesNow();
    const index = values[list].findIndex((entry) => entry.key === key);
    const id = values[list][index]?.id;
    if (id !== undefined) {
      await entryCalls[list].update(values, index, id);
    } else {
      await entryCalls[list].create(values, index).catch((error: unknown) => {
        if (mayHaveBeenDone(error)) lost.current.set(key, values);
        throw error;
      });
    }
    await takeOver();
  };

  /** After the call of one entry: what the server holds now is what the next input begins with. */
  const takeOver = async () => {
    const asked = await askForForm().catch(() => undefined);
    if (asked === undefined) return;
    putValues(opened(), adoptIds(valuesNow(), asked.theirs));
    draft.answered(asked.saved);
  };

  return {
    save: (group: ValidateGroup | undefined) => inTurn(() => saveNow(group)),
    send: () => inTurn(sendNow),
    saveEntry: (list: EntryList, key: string) => inTurn(() => saveEntryNow(list, key)),
    /** Removes an entry of the server; the form is left to the caller. */
    removeEntry: (list: EntryList, id: string) =>
      inTurn(async () => {
        await entryCalls[list].remove(id);
      }),
    takeOver: () => inTurn(takeOver),
    handOver: () =>
      inTurn(async () => {
        await draft.handOver();
      }),
  };
}
