import './RequestEditor.css';
import { useEffect, useState, type ReactNode } from 'react';
import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { FormHandle } from '../../../../forms/form/FormHandle';
import { FormShell } from '../../../../forms/form/FormShell';
import { RefusalInSight } from '../../../../forms/form/RefusalInSight';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { DraftStatus } from '../../../../shell/drafts/DraftStatus';
import { KeepDraft } from '../../../../shell/drafts/KeepDraft';
import { LateRefusal } from '../../../../shell/leave/LateRefusal';
import { ShowMistakes } from '../../../../shell/steps/ShowMistakes';
import { StepFoot } from '../../../../shell/steps/StepFoot';
import { StepFrame } from '../../../../shell/steps/StepFrame';
import { StepPanel } from '../../../../shell/steps/StepPanel';
import { StepsContext } from '../../../../shell/steps/stepsContext';
import { Button } from '../../../../ui/button/Button';
import { eyeIcon } from '../../../../ui/icon/drawings/eyeIcon';
import { SkeletonCard } from '../../../../ui/state/Skeletons';
import { useRequestDraft, type RequestDraft } from '../draft/useRequestDraft';
import { previewDialog } from '../preview/previewDialog';
import { requestForm } from '../form/requestForm';
import { readForm } from '../form/requestMapping';
import type { RequestValues } from '../form/requestValues';
import { EditingContext } from './editing';
import { RequestSteps } from './RequestSteps';
import { StepBody } from './StepBody';
import { useRequestEditor } from './useRequestEditor';

interface RequestEditorProps {
  requestId: string;
  /** The server's form. */
  form: FinanceRequestForm;
  /** Puts the heading of the page around; `status` says how far the input has got. */
  renderHead: (status: ReactNode) => ReactNode;
  onSent: () => void;
}

/** The form of a request that can still be changed. */
export function RequestEditor(props: RequestEditorProps) {
  const { requestId, form, renderHead } = props;
  const requestDraft = useRequestDraft(requestId, form);
  if (requestDraft.isDeciding) {
    return (
      <>
        {renderHead(null)}
        <SkeletonCard lines={8} />
      </>
    );
  }
  return <OpenForm {...props} requestDraft={requestDraft} />;
}

function OpenForm({
  requestId,
  form: serverForm,
  renderHead,
  onSent,
  requestDraft,
}: RequestEditorProps & { requestDraft: RequestDraft }) {
  const { draft, restored } = requestDraft;
  const dispatch = useSessionDispatch();
  const [initial] = useState<RequestValues>(() => restored ?? readForm(serverForm));
  const { holdForm, editing, attempt, check, submit, next, handOver } = useRequestEditor(
    requestId,
    serverForm,
    initial,
    requestDraft,
  );
  // What was restored is not at the server yet.
  useEffect(() => {
    if (!restored) return;
    draft.keep(restored);
    draft.keepNow();
  }, [draft, restored]);

  // The document is drawn up by the server, of what it has.
  const preview = async () => {
    await handOver();
    await dispatch(previewDialog.open({ requestId }));
  };

  return (
    <EditingContext value={editing}>
      <StepsContext value={editing}>
        {renderHead(<DraftStatus draft={draft} secrets="паспортных данных" />)}
        <FormShell
          form={requestForm}
          instance={requestId}
          initialValues={initial}
          part={editing.step.id}
          onSubmit={async () => {
            await submit();
            if (editing.step.id === 'review') onSent();
          }}
          onSent={next}
          renderFrame={(body) => (
            <StepFrame>
              <RequestSteps />
              {body}
            </StepFrame>
          )}
        >
          <FormHandle onForm={holdForm} />
          <KeepDraft draft={draft} />
          <LateRefusal />
          <RefusalInSight />
          <StepPanel onLeft={() => void handOver()}>
            <StepBody />
            <StepFoot sendLabel="Отправить заявку" check={check}>
              <Button variant="text" icon={eyeIcon} onClick={() => void preview()}>
                <span className="request-editor__preview-text">Посмотреть документ</span>
              </Button>
            </StepFoot>
          </StepPanel>
          <ShowMistakes attempt={attempt} attempted={editing.attempted} />
        </FormShell>
      </StepsContext>
    </EditingContext>
  );
}
