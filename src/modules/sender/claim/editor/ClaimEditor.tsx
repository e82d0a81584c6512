import type { ReactNode } from 'react';
import { fileApi } from '../../../../api/endpoints/file';
import { StepForm } from '../../../../blocks/steps/StepForm';
import type {
  AroundProps,
  StepFormDescription,
} from '../../../../blocks/steps/stepFormDescription';
import { LeaveUploads } from '../../../../blocks/upload/LeaveUploads';
import { UploadNews } from '../../../../blocks/upload/UploadField';
import { UPLOADS_RUN, useUploads } from '../../../../blocks/upload/useUploads';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { claimDraftKind, claimWords, savedClaim, claimForm } from '../form/claimForm';
import { readClaim, readDocuments } from '../form/claimMapping';
import type { ClaimContext } from '../form/claimRules';
import { claimSteps } from '../form/claimSteps';
import type { ClaimValues } from '../form/claimTable';
import { DamageStep } from '../steps/DamageStep';
import { DocumentsStep } from '../steps/DocumentsStep';
import { EventStep } from '../steps/EventStep';
import { OrderStep } from '../steps/OrderStep';
import { PayoutStep } from '../steps/PayoutStep';
import { ReviewStep } from '../steps/ReviewStep';
import { ClaimingContext, type ClaimSubject } from './claiming';
import { claimServer } from './claimServer';
import { DiscardClaim } from './DiscardClaim';

const { deleteFile } = fileApi.endpoints;

/** The uploads of a claim and what its steps share. */
function AroundClaim({
  subject,
  open: { form, draft, around },
  children,
}: AroundProps<ClaimSubject, ClaimValues, ClaimContext>) {
  const { order, claim, withdrawn } = subject;
  const dispatch = useSessionDispatch();
  const changeDocuments = (change: (all: ClaimValues['documents']) => ClaimValues['documents']) =>
    form.current?.change('documents', change(form.current.getState().values.documents));
  const uploads = useUploads(`claim:${order.id}`, (kind, file) => {
    changeDocuments((all) => [...all, { ...file, kind }]);
  });
  /** First out of the claim, then away: no claim ever names a file that is gone. */
  const removeFile = async (id: string) => {
    const isHandedOver = await draft.handOver();
    // The claim that was taken back keeps its own: there the file only leaves this one.
    const isShared = readDocuments(withdrawn).some((one) => one.id === id);
    if (!isHandedOver || isShared) return;
    await draft.inTurn(async () => {
      await dispatch(deleteFile.initiate({ id }, { track: false }));
    });
  };
  const removeDocument = ({ id }: { id: string }) => {
    changeDocuments((all) => all.filter((one) => one.id !== id));
    void removeFile(id).catch(() => undefined);
  };
  const behind = (
    <>
      <UploadNews uploads={uploads} />
      <LeaveUploads uploads={uploads} />
    </>
  );
  const discarded = () => {
    uploads.forget();
    draft.clear();
  };
  return (
    <ClaimingContext value={{ ...subject, context: around, uploads, removeDocument }}>
      {children({
        behind,
        more: <DiscardClaim claim={claim} onDiscarded={discarded} />,
        cannotSend: uploads.isBusy ? UPLOADS_RUN : undefined,
        onSent: uploads.forget,
      })}
    </ClaimingContext>
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
  aroundOf: ({ order }, today) => ({ today, order }),
  steps: () => claimSteps,
  // Where something is waited for.
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
  /** Puts the heading of the page around; `status` says how far the input has got. */
  renderHead: (status: ReactNode) => ReactNode;
  onSent: () => void;
}

/** The form of a claim for one order that can still be changed. */
export function ClaimEditor(props: ClaimEditorProps) {
  return <StepForm description={description} {...props} />;
}
