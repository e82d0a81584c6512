import { demandRecord } from '../../../../api/answers/demandRecord';
import {
  financeRequestApi,
  type FinanceRequest,
  type ValidateGroup,
} from '../../../../api/endpoints/financeRequest';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import { sendOnce } from '../../../../blocks/steps/sendOnce';
import type { StepServer } from '../../../../blocks/steps/stepFormDescription';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import type { SessionThunk } from '../../../../session/apiRoot';
import { savedRequest } from '../form/requestDraft';
import { writeForm } from '../form/requestMapping';
import type { RequestValues } from '../form/requestValues';

const { getFinanceRequest, getFinanceRequestForm, saveFinanceRequestForm, sendFinanceRequest } =
  financeRequestApi.endpoints;
const FRESH = { forceRefetch: true, subscribe: false } as const;

/** Thunk: what the server holds now, not what this page remembers. Rejects with the call's error. */
export function askForForm(id: string): SessionThunk<Promise<Saved<RequestValues>>> {
  return async (dispatch) => {
    const form = await dispatch(getFinanceRequestForm.initiate({ id }, FRESH)).unwrap();
    return savedRequest(demandRecord(form, id, 'requestId'));
  };
}

function askForRequest(id: string): SessionThunk<Promise<FinanceRequest>> {
  return async (dispatch) => dispatch(getFinanceRequest.initiate({ id }, FRESH)).unwrap();
}

const statusName = (request: FinanceRequest | undefined) =>
  shownText(fieldsOf(fieldsOf(request)['status'])['name']);

/** Whether the server says that this request went on to the bank. */
function isSent(request: FinanceRequest, id: string): boolean {
  return fieldsOf(request)['id'] === id && !['', 'DRAFT'].includes(statusName(request));
}

/** The group of a step, as the call names it. */
function isGroup(group: string | undefined): group is ValidateGroup {
  return group !== undefined;
}

/** The calls of the form of a request: its draft saved, and sent once (rules B9 and B12). */
export function requestServer(id: string): StepServer<RequestValues> {
  return {
    ask: () => askForForm(id),
    save: (values, group) => async (dispatch) => {
      const call = saveFinanceRequestForm.initiate(
        {
          id,
          ...(isGroup(group) && { validateGroup: group }),
          financeRequestFormUpdate: writeForm(values),
        },
        { track: false },
      );
      return savedRequest(demandRecord(await dispatch(call).unwrap(), id, 'requestId'));
    },
    send: (onConfirmed) => async (dispatch) => {
      const call = sendFinanceRequest.initiate({ id }, { track: false });
      const sent = await dispatch(
        sendOnce({
          send: (): SessionThunk<Promise<FinanceRequest>> => async (send) => send(call).unwrap(),
          readAnew: () => askForRequest(id),
          isSent: (request) => isSent(request, id),
          unconfirmed: (now) =>
            statusName(now) === 'DRAFT'
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
