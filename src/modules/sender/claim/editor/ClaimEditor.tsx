import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Claim } from '../../../../api/endpoints/sender';
import { useDraftState } from '../../../../blocks/drafts/useFormDraft';
import { StepMoreButton } from '../../../../blocks/steps/StepFoot';
import { StepForm } from '../../../../blocks/steps/StepForm';
import type {
  AroundProps,
  OpenForm,
  StepFormDescription,
} from '../../../../blocks/steps/stepFormDescription';
import { UPLOADS_RUN } from '../../../../blocks/upload/useUploads';
import { paths } from '../../../../domain/paths';
import { trashIcon } from '../../../../ui/icon/pageIcons';
import { claimDraftKind, claimForm, claimWords, readClaim, savedClaim } from '../form/claimForm';
import { claimSteps } from '../form/claimSteps';
import type { ClaimContext, ClaimValues } from '../form/claimTable';
import { DamageStep } from '../steps/DamageStep';
import { DocumentsStep } from '../steps/DocumentsStep';
import { EventStep } from '../steps/EventStep';
import { OrderStep } from '../steps/OrderStep';
import { PayoutStep } from '../steps/PayoutStep';
import { ReviewStep } from '../steps/ReviewStep';
import { useClaimDocuments } from '../useClaimDocuments';
import { isUnseen, useDiscardClaim } from '../view/useDiscardClaim';
import type { Claiming, ClaimSubject } from './claiming';
import { claimServer } from './claimServer';

/** Provides the documents of a claim and the shared values of its steps. */
function AroundClaim({
  subject,
  open,
  children,
}: AroundProps<ClaimSubject, ClaimValues, ClaimContext>) {
  const { order, claim, withdrawn } = subject;
  const { form, draft } = open;
  const documents = useClaimDocuments(order.id, form, async (id, deleteFile) => {
    // Saves the claim without the file first, so that it never refers to a deleted file.
    const isSaved = await draft.save();
    // The withdrawn claim, whose values prefill this one, may refer to the file.
    const isShared = withdrawn?.documents.some(({ file }) => file?.id === id);
    if (isSaved && !isShared) await draft.inTurn(deleteFile);
  });
  const { uploads, uploadNews } = documents;
  const discarded = () => {
    uploads.forget();
    draft.clear();
  };
  const shared: Claiming = { ...subject, ...documents };
  return children({
    shared,
    behind: uploadNews,
    more: <DiscardClaim claim={claim} open={open} onDiscarded={discarded} />,
    cannotSend: uploads.isBusy ? UPLOADS_RUN : undefined,
    onSent: uploads.forget,
  });
}

interface DiscardClaimProps {
  claim: Claim | undefined;
  open: Pick<OpenForm<ClaimValues, ClaimContext>, 'draft' | 'isRestored'>;
  onDiscarded: () => void;
}

/** Deletes the draft of a claim, or withdraws a claim that waits for documents. */
function DiscardClaim({ claim, open: { draft, isRestored }, onDiscarded }: DiscardClaimProps) {
  const { kind } = useDraftState(draft);
  const navigate = useNavigate();
  const { run, busy } = useDiscardClaim(claim, () => {
    onDiscarded();
    void navigate(paths.orderRegister);
  });
  // Nothing was saved or typed, so there is no draft to delete.
  if (claim === undefined && !isRestored && kind === 'untouched') return null;
  return (
    <StepMoreButton variant="danger-outlined" icon={trashIcon} busy={busy} onClick={() => run()}>
      {isUnseen(claim) ? 'Удалить черновик' : 'Отозвать заявление'}
    </StepMoreButton>
  );
}

const description: StepFormDescription<ClaimSubject, ClaimValues, ClaimContext> = {
  form: claimForm,
  draft: claimDraftKind,
  words: {
    list: 'Шаги заявления',
    send: 'Отправить заявление',
    secrets: 'содержимого файлов',
    versions: claimWords,
  },
  idOf: ({ order }) => order.id,
  savedOf: ({ order, claim }) => savedClaim(claim, order),
  initialOf: ({ order, claim, withdrawn }) => readClaim(claim ?? withdrawn, order),
  aroundOf: ({ order }) => ({ order }),
  steps: () => claimSteps,
  // Opens the documents if the insurance company has requested some, otherwise the first step.
  firstStepOf: ({ claim }) =>
    claim?.status?.name === 'DOCUMENTS_REQUESTED' ? 'documents' : 'order',
  bodies: {
    order: OrderStep,
    event: EventStep,
    damage: DamageStep,
    documents: DocumentsStep,
    payout: PayoutStep,
    review: ReviewStep,
  },
  server: claimServer,
  Around: AroundClaim,
};

interface ClaimEditorProps {
  subject: ClaimSubject;
  /** Renders the heading of the page; `status` is the save status. */
  renderHead: (status: ReactNode) => ReactNode;
  onSent: () => void;
}

/** The step form of an order's claim that can still be changed. */
export function ClaimEditor(props: ClaimEditorProps) {
  return <StepForm description={description} {...props} />;
}
