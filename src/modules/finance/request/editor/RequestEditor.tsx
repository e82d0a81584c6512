import './RequestEditor.css';
import type { ReactNode } from 'react';
import { demandRecord } from '../../../../api/answers/demandRecord';
import {
  financeRequestApi,
  type FinanceRequestForm,
} from '../../../../api/endpoints/financeRequest';
import { errorWithoutBody } from '../../../../api/errors';
import { mayHaveBeenDone } from '../../../../api/mayHaveBeenDone';
import { StepForm } from '../../../../blocks/steps/StepForm';
import type {
  AroundProps,
  StepFormDescription,
} from '../../../../blocks/steps/stepFormDescription';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { isIndividual } from '../../../../session/permissions';
import { Button } from '../../../../ui/button/Button';
import { eyeIcon } from '../../../../ui/icon/drawings/eyeIcon';
import { ContactsStep } from '../contacts/ContactsStep';
import { listedFlags } from '../form/consents';
import { requestDraftKind, requestWords, savedRequest } from '../form/requestDraft';
import type { RuleContext } from '../form/requestErrors';
import { requestForm } from '../form/requestForm';
import { requestSteps } from '../form/requestSteps';
import type { RequestValues } from '../form/requestValues';
import { serverErrors } from '../form/serverErrors';
import { FoundersStep } from '../founders/FoundersStep';
import { previewDialog } from '../preview/previewDialog';
import { AccountStep } from '../steps/AccountStep';
import { ConsentsStep } from '../steps/ConsentsStep';
import { OrganizationStep } from '../steps/OrganizationStep';
import { ReviewStep } from '../steps/ReviewStep';
import { EditingContext } from './editing';
import { askForForm, requestServer } from './requestServer';
import { useEntries } from './useEntries';

const { acceptFinanceAgreementFlag } = financeRequestApi.endpoints;

interface RequestSubject {
  requestId: string;
  /** The server's form. */
  form: FinanceRequestForm;
}

/** What the steps of a request share beside the form: entries with calls of their own, consents. */
function AroundRequest({
  subject: { requestId, form },
  open,
  children,
}: AroundProps<RequestSubject, RequestValues, RuleContext>) {
  const { organization, agreementFlags } = form;
  const { draft, around, isRestored } = open;
  const dispatch = useSessionDispatch();
  const { entries, openWrong } = useEntries(requestId, open);

  const acceptNow = async (flag: string, value: boolean) => {
    const args = { id: requestId, flag, value };
    try {
      const call = dispatch(acceptFinanceAgreementFlag.initiate(args, { track: false }));
      const answer = demandRecord(await call.unwrap(), flag, 'flag');
      if (fieldsOf(answer)['accepted'] !== value) throw errorWithoutBody('INVALID_RESPONSE');
    } catch (error) {
      if (!mayHaveBeenDone(error)) throw error;
      const { values: theirs } = await dispatch(askForForm(requestId));
      if (theirs.agreementFlags[flag] !== value) throw error;
    }
  };
  // The document is drawn up by the server, of what it has.
  const preview = async () => {
    await draft.handOver();
    await dispatch(previewDialog.open({ requestId }));
  };

  const editing = {
    ...around,
    ...entries,
    organization,
    flags: listedFlags(agreementFlags),
    isRestored,
    accept: (flag: string, value: boolean) => draft.inTurn(() => acceptNow(flag, value)),
  };
  const more = (
    <Button variant="text" icon={eyeIcon} onClick={() => void preview()}>
      <span className="request-editor__preview-text">Посмотреть документ</span>
    </Button>
  );
  return (
    <EditingContext value={editing}>{children({ more, onMistakes: openWrong })}</EditingContext>
  );
}

const description: StepFormDescription<RequestSubject, RequestValues, RuleContext> = {
  form: requestForm,
  draft: requestDraftKind,
  words: {
    list: 'Шаги заявки',
    send: 'Отправить заявку',
    secrets: 'паспортных данных',
    versions: requestWords,
  },
  idOf: ({ requestId }) => requestId,
  savedOf: ({ form }) => savedRequest(form),
  aroundOf: ({ form }, today) => ({ today, individual: isIndividual(form.organization) }),
  steps: ({ individual }) => requestSteps(individual),
  bodies: {
    organization: OrganizationStep,
    founders: FoundersStep,
    contacts: ContactsStep,
    account: AccountStep,
    consents: ConsentsStep,
    review: ReviewStep,
  },
  server: ({ requestId }) => requestServer(requestId),
  fieldErrors: (errors, { form }) =>
    serverErrors(
      errors,
      listedFlags(form.agreementFlags).map(({ flag }) => flag),
    ),
  Around: AroundRequest,
};

interface RequestEditorProps extends RequestSubject {
  /** Puts the heading of the page around; `status` says how far the input has got. */
  renderHead: (status: ReactNode) => ReactNode;
  onSent: () => void;
}

/** The form of a request that can still be changed. */
export function RequestEditor({ renderHead, onSent, ...subject }: RequestEditorProps) {
  return <StepForm description={description} {...{ subject, renderHead, onSent }} />;
}
