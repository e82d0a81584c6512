import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Link, useNavigate } from 'react-router-dom';
import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { EntryFields } from '../../../../blocks/steps/EntryFields';
import { StepMoreButton } from '../../../../blocks/steps/StepFoot';
import { StepForm } from '../../../../blocks/steps/StepForm';
import type {
  AroundProps,
  StepFormDescription,
} from '../../../../blocks/steps/stepFormDescription';
import { StepReview } from '../../../../blocks/steps/StepReview';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { paths } from '../../../../domain/paths';
import { useAppDispatch } from '../../../../session/appStore';
import { isIndividual } from '../../../../session/permissions';
import { Button } from '../../../../ui/button/Button';
import { trashIcon } from '../../../../ui/icon/pageIcons';
import { eyeIcon } from '../../../../ui/icon/signInIcons';
import { useDeleteDraft } from '../../useDeleteDraft';
import { ConsentsStep } from '../consents/ConsentsStep';
import { ContactsStep } from '../contacts/ContactsStep';
import { accountTable } from '../form/accountTable';
import {
  requestDraftKind,
  requestForm,
  requestWords,
  savedRequest,
  serverErrors,
} from '../form/requestForm';
import { requestSteps, type RuleContext } from '../form/requestSteps';
import { listedFlags, type RequestValues } from '../form/requestValues';
import { OwnAccounts } from './OwnAccounts';
import { BankLookup } from '../../../../products/directories/lookups';
import { FoundersStep } from '../founders/FoundersStep';
import { organizationRows, requestSummary } from '../summary/requestSummary';
import { previewDialog, SummaryEntries } from '../summary/RequestSummary';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { useEditing, type RequestEditing } from './editing';
import { acceptFlag, requestServer } from './requestServer';
import { useEntries } from './useEntries';

interface RequestSubject {
  requestId: string;
  /** Name of the bank that will receive the request. */
  bank: string;
  form: FinanceRequestForm;
}

/**
 * Provides the state that the steps share besides the values of the form, such as entries and consents, which have
 * their own calls.
 */
function AroundRequest({
  subject: { requestId, bank, form },
  open,
  children,
}: AroundProps<RequestSubject, RequestValues, RuleContext>) {
  const { organization, agreementFlags } = form;
  const { draft, around, isRestored } = open;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { entries, openWrong } = useEntries(requestId, open);

  // The server creates the document from its own data: the input must be saved first.
  const preview = async () => {
    await entries.finishSteps();
    await draft.save();
    await dispatch(previewDialog.open({ requestId }));
  };

  const deletion = useDeleteDraft(() => {
    // Leaving the form must not save the deleted request.
    draft.clear();
    void navigate(paths.offers, { replace: true });
  });

  const shared: RequestEditing = {
    ...around,
    ...entries,
    organization,
    flags: listedFlags(agreementFlags),
    isRestored,
    deletion: {
      busy: deletion.busy,
      run: () => deletion.run({ id: requestId, name: bank }),
    },
    accept: (flag: string, value: boolean) =>
      draft.inTurn(() => dispatch(acceptFlag(requestId, flag, value))),
  };
  const more = (
    <StepMoreButton variant="text" icon={eyeIcon} onClick={() => void preview()}>
      Посмотреть документ
    </StepMoreButton>
  );
  return children({ shared, more, onMistakes: openWrong });
}

/** «Удалить черновик», on the first and the last step. B23: a draft of a request can be deleted. */
function DeleteDraft() {
  const { deletion } = useEditing();
  return (
    <div>
      <Button
        variant="danger-outlined"
        icon={trashIcon}
        busy={deletion.busy}
        onClick={deletion.run}
      >
        Удалить черновик
      </Button>
    </div>
  );
}

/** The organization that applies; its data can be changed only in the profile. */
function OrganizationStep() {
  const { organization, individual } = useEditing();
  return (
    <>
      <StepTitle />
      <DataList layout="stacked">
        {organizationRows(organization, individual).map(({ key, label, value }) => (
          <DataRow key={key} label={label}>
            {value || '—'}
          </DataRow>
        ))}
      </DataList>
      <p>
        Данные берутся из профиля. Если что-то изменилось, исправьте их{' '}
        <Link to={`${paths.profile}?tab=organization`}>в профиле организации</Link>.
      </p>
      <DeleteDraft />
    </>
  );
}

function AccountStep() {
  const { individual } = useEditing();
  return (
    <>
      <StepTitle />
      <OwnAccounts />
      <EntryFields
        columns
        table={accountTable}
        place="paymentDetails"
        given={{
          bik: { below: <BankLookup prefix="paymentDetails." /> },
          settlementAccount: { soleProprietor: individual },
        }}
      />
    </>
  );
}

/** Step that shows all data for the bank, and the data that are still missing. */
function ReviewStep() {
  const { organization, individual, flags } = useEditing();
  const { values } = useFormState<RequestValues>({ subscription: { values: true } });
  const agreementFlags = flags.map((flag) => ({
    ...flag,
    accepted: values.agreementFlags[flag.flag] === true,
  }));
  const groups = requestSummary({ organization, individual, values, agreementFlags });
  const parts = Object.fromEntries(
    groups.map((group) => [
      group.step,
      {
        brief: group.brief,
        whole: <SummaryEntries group={group} headingLevel={4} />,
      },
    ]),
  );
  return (
    <>
      <StepTitle />
      <p>Проверьте сведения. После отправки изменить заявку нельзя.</p>
      <StepReview parts={parts} />
      <DeleteDraft />
    </>
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
  aroundOf: ({ form }) => ({ individual: isIndividual(form.organization) }),
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
  /** Renders the heading of the page; `status` is the save status. */
  renderHead: (status: ReactNode) => ReactNode;
  onSent: () => void;
}

/** The form of a draft request, in steps. */
export function RequestEditor({ renderHead, onSent, ...subject }: RequestEditorProps) {
  return <StepForm description={description} {...{ subject, renderHead, onSent }} />;
}
