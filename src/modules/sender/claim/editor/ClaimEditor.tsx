import { useEffect, useState, type ReactNode } from 'react';
import type { Claim, Order } from '../../../../api/endpoints/sender';
import { FormHandle } from '../../../../forms/form/FormHandle';
import { FormShell } from '../../../../forms/form/FormShell';
import { RefusalInSight } from '../../../../forms/form/RefusalInSight';
import { moscowDay } from '../../../../lib/isoDay';
import { DraftStatus } from '../../../../shell/drafts/DraftStatus';
import { KeepDraft } from '../../../../shell/drafts/KeepDraft';
import { LateRefusal } from '../../../../shell/leave/LateRefusal';
import { ShowMistakes } from '../../../../shell/steps/ShowMistakes';
import { StepFoot } from '../../../../shell/steps/StepFoot';
import { StepFrame } from '../../../../shell/steps/StepFrame';
import { StepPanel } from '../../../../shell/steps/StepPanel';
import { StepsContext } from '../../../../shell/steps/stepsContext';
import { UploadNews } from '../../../../shell/upload/UploadField';
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
  const [initial] = useState<ClaimValues>(() => restored ?? readClaim(claim, order));
  const editor = useClaimEditor({ order, claim, withdrawn, initial, claimDraft, context });
  const { holdForm, claiming, attempt, check, submit, next, handOver } = editor;
  // What was restored is not at the server yet.
  useEffect(() => {
    if (!restored) return;
    draft.keep(restored);
    draft.keepNow();
  }, [draft, restored]);

  return (
    <ClaimingContext value={claiming}>
      <StepsContext value={claiming}>
        {renderHead(<DraftStatus draft={draft} secrets="содержимого файлов" />)}
        <FormShell
          form={claimForm}
          instance={order.id}
          initialValues={initial}
          part={claiming.step.id}
          onSubmit={async () => {
            await submit();
            if (claiming.step.id !== 'review') return;
            claiming.uploads.forget();
            onSent();
          }}
          onSent={next}
          renderFrame={(body) => (
            <StepFrame>
              <ClaimSteps />
              {body}
            </StepFrame>
          )}
        >
          <FormHandle onForm={holdForm} />
          <KeepDraft draft={draft} />
          <LateRefusal />
          <RefusalInSight />
          <StepPanel onLeft={() => void handOver()}>
            <ClaimStepBody />
            <StepFoot sendLabel="Отправить заявление" check={check}>
              <DiscardClaim
                claim={claim}
                onDiscarded={() => {
                  claiming.uploads.forget();
                  draft.clear();
                }}
              />
            </StepFoot>
          </StepPanel>
          <ShowMistakes attempt={attempt} attempted={claiming.attempted} />
          <UploadNews uploads={claiming.uploads} />
        </FormShell>
      </StepsContext>
    </ClaimingContext>
  );
}
