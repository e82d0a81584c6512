import { useState, type ReactNode } from 'react';
import type { Claim, Order } from '../../../../api/endpoints/sender';
import { moscowDay } from '../../../../lib/isoDay';
import { StepFoot } from '../../../../blocks/steps/StepFoot';
import { StepForm } from '../../../../blocks/steps/StepForm';
import { LeaveUploads } from '../../../../blocks/upload/LeaveUploads';
import { UploadNews } from '../../../../blocks/upload/UploadField';
import { UPLOADS_RUN } from '../../../../blocks/upload/useUploads';
import { SkeletonCard } from '../../../../ui/state/Skeletons';
import { useClaimDraft, type ClaimDraft } from '../draft/useClaimDraft';
import { claimForm } from '../form/claimForm';
import { readClaim } from '../form/claimMapping';
import type { ClaimContext } from '../form/claimRules';
import type { ClaimValues } from '../form/claimValues';
import { ClaimStepBody } from './ClaimStepBody';
import { ClaimSteps } from './ClaimSteps';
import { ClaimingContext } from './claiming';
import { DiscardClaim } from './DiscardClaim';
import { useClaimEditor } from './useClaimEditor';

interface ClaimEditorProps {
  order: Order;
  /** The claim that can still be changed; undefined before there is one. */
  claim: Claim | undefined;
  /** One that was taken back before; the new one starts from its values. */
  withdrawn: Claim | undefined;
  /** Puts the heading of the page around; `status` says how far the input has got. */
  renderHead: (status: ReactNode) => ReactNode;
  onSent: () => void;
}

/** The form of a claim for one order that can still be changed. */
export function ClaimEditor(props: ClaimEditorProps) {
  const { order, claim, renderHead } = props;
  const [today] = useState(() => moscowDay());
  const [context] = useState<ClaimContext>(() => ({ today, order }));
  const claimDraft = useClaimDraft(order, claim, context);
  if (claimDraft.isDeciding) {
    return (
      <>
        {renderHead(null)}
        <SkeletonCard lines={8} />
      </>
    );
  }
  return <OpenClaim {...props} claimDraft={claimDraft} context={context} />;
}

function OpenClaim({
  order,
  claim,
  withdrawn,
  renderHead,
  onSent,
  claimDraft,
  context,
}: ClaimEditorProps & { claimDraft: ClaimDraft; context: ClaimContext }) {
  const { draft, restored } = claimDraft;
  const [initial] = useState<ClaimValues>(() => restored ?? readClaim(claim ?? withdrawn, order));
  const editor = useClaimEditor({ order, claim, withdrawn, initial, claimDraft, context });
  const { claiming, check } = editor;
  const { uploads } = claiming;
  return (
    <ClaimingContext value={claiming}>
      <StepForm
        form={claimForm}
        instance={order.id}
        initialValues={initial}
        steps={claiming}
        editor={editor}
        draft={claimDraft}
        secrets="содержимого файлов"
        renderHead={renderHead}
        list={<ClaimSteps />}
        onSent={() => {
          uploads.forget();
          onSent();
        }}
        behind={
          <>
            <UploadNews uploads={uploads} />
            <LeaveUploads uploads={uploads} />
          </>
        }
      >
        <ClaimStepBody />
        <StepFoot
          sendLabel="Отправить заявление"
          cannotSend={uploads.isBusy ? UPLOADS_RUN : undefined}
          check={check}
        >
          <DiscardClaim
            claim={claim}
            onDiscarded={() => {
              uploads.forget();
              draft.clear();
            }}
          />
        </StepFoot>
      </StepForm>
    </ClaimingContext>
  );
}
