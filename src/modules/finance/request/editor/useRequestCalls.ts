import { useRef, type RefObject } from 'react';
import {
  financeRequestApi,
  type FinanceRequest,
  type ValidateGroup,
} from '../../../../api/endpoints/financeRequest';
import { demandRecord } from '../../../../api/answers/demandRecord';
import { errorWithoutBody, toApiError, type ApiError } from '../../../../api/errors';
import { mayHaveBeenDone } from '../../../../api/mayHaveBeenDone';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { savedRequest } from '../draft/requestDraftKind';
import type { RequestDraft } from '../draft/useRequestDraft';
import { adoptIds } from '../form/adoptIds';
import { readForm, writeForm } from '../form/requestMapping';
import type { EntryList } from './editing';
import { putValues, type RequestFormApi } from './requestFormApi';
import { useEntryCalls } from './useEntryCalls';
import type { RequestValues } from '../form/requestValues';

const { getFinanceRequest, getFinanceRequestForm } = financeRequestApi.endpoints;
const { upsertQueryData } = financeRequestApi.util;
const FRESH = { forceRefetch: true, subscribe: false } as const;

/** Whether the server does not take the form as it is: what it only found wrong may be kept there. */
function isRefusal(error: unknown): boolean {
  const { status } = toApiError(error);
  return typeof status === 'number' && status !== 400 && status !== 422;
}

/** The id that the server gave to a new entry; another entry's record is no answer to its adding. */
function newId(answer: unknown, known: readonly { id?: string | undefined }[]): string {
  const { id } = fieldsOf(answer);
  if (typeof id === 'string' && id !== '' && !known.some((entry) => entry.id === id)) return id;
  throw errorWithoutBody('INVALID_RESPONSE');
}

/** An answer that does not say that the request was sent, and what reading it anew has told. */
function unconfirmed(request: FinanceRequest | undefined): ApiError {
  const isDraft = fieldsOf(fieldsOf(request)['status'])['name'] === 'DRAFT';
  const message = isDraft
    ? 'Заявка не отправлена: сервер не подтвердил отправку. Она осталась черновиком, отправьте её ещё раз'
    : 'Сервер не сообщил, отправлена ли заявка. Обновите страницу: на ней будет видно, что с заявкой';
  return { ...errorWithoutBody('INVALID_RESPONSE'), message };
}

/** Whether the server says that this request went on to the bank. */
function isSent(answer: FinanceRequest | undefined, id: string): boolean {
  const { id: answered, status } = fieldsOf(answer);
  const { name } = fieldsOf(status);
  return answered === id && typeof name === 'string' && name !== '' && name !== 'DRAFT';
}

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
  const { inTurn } = draft;
  const [saveForm] = financeRequestApi.useSaveFinanceRequestFormMutation();
  const [sendRequest] = financeRequestApi.useSendFinanceRequestMutation();
  const [acceptFlag] = financeRequestApi.useAcceptFinanceAgreementFlagMutation();
  const entryCalls = useEntryCalls(requestId);
  /** New entries whose answer was lost, as they were sent. */
  const lost = useRef(new Map<string, RequestValues>());

  const opened = (): RequestFormApi => {
    // The page was left before the call had its turn: its draft goes its own way.
    if (form.current === null) throw errorWithoutBody('ABORTED');
    return form.current;
  };
  const valuesNow = () => opened().getState().values;

  /** The server's form; entries that it has and we did not know of get their ids. */
  const askForForm = async () => {
    const answer = await dispatch(
      getFinanceRequestForm.initiate({ id: requestId }, FRESH),
    ).unwrap();
    demandRecord(answer, requestId, 'requestId');
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
    })
      .unwrap()
      .catch((error: unknown) => {
        if (isRefusal(error)) draft.refused(sent);
        throw error;
      });
    demandRecord(answer, requestId, 'requestId');
    const shown = form.current?.getState().values ?? sent;
    const adopted = adoptIds(shown, readForm(answer));
    if (form.current) putValues(form.current, adopted);
    draft.answered(savedRequest(answer), shown === sent ? adopted : sent);
  };

  const sendNow = async () => {
    await saveNow(undefined);
    const { data: answer, error } = await sendRequest({ id: requestId });
    const failure = error === undefined ? undefined : toApiError(error);
    if (failure && !mayHaveBeenDone(failure) && failure.status !== 409) throw failure;
    let sent = answer;
    if (!isSent(sent, requestId)) {
      // Sent by a call whose answer was lost, or by another window: then it is sent, once.
      sent = (await dispatch(getFinanceRequest.initiate({ id: requestId }, FRESH))).data;
      const isUnread = failure === undefined || failure.status === 'INVALID_RESPONSE';
      if (!isSent(sent, requestId)) throw isUnread ? unconfirmed(sent) : failure;
    }
    draft.clear();
    if (sent) await dispatch(upsertQueryData('getFinanceRequest', { id: requestId }, sent));
  };

  const acceptNow = async (flag: string, value: boolean) => {
    const isGiven = (answer: unknown) =>
      fieldsOf(demandRecord(answer, flag, 'flag'))['accepted'] === value;
    try {
      const answer = await acceptFlag({ id: requestId, flag, value }).unwrap();
      if (!isGiven(answer)) throw errorWithoutBody('INVALID_RESPONSE');
    } catch (error) {
      if (!mayHaveBeenDone(error)) throw error;
      const { theirs } = await askForForm();
      if (theirs.agreementFlags[flag] !== value) throw error;
    }
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
      demandRecord(await entryCalls[list].update(values, index, id), id);
    } else {
      try {
        const created = newId(await entryCalls[list].create(values, index), values[list]);
        giveId(list, key, created);
      } catch (error) {
        if (mayHaveBeenDone(error)) lost.current.set(key, values);
        throw error;
      }
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
    /** Gives a consent or takes it back; resolves once the server holds it so. */
    accept: (flag: string, value: boolean) => inTurn(() => acceptNow(flag, value)),
    handOver: () => draft.handOver(),
  };
}
