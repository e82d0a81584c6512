import './RequestEditor.css';
import { useEffect, useState, type ReactNode } from 'react';
import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { FormShell } from '../../../../forms/form/FormShell';
import { RefusalInSight } from '../../../../forms/form/RefusalInSight';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { DraftStatus } from '../../../../shell/drafts/DraftStatus';
import { KeepDraft } from '../../../../shell/drafts/KeepDraft';
import { LateRefusal } from '../../../../shell/leave/LateRefusal';
import { SkeletonCard } from '../../../../ui/state/Skeletons';
import { useRequestDraft, type RequestDraft } from '../draft/useRequestDraft';
import { previewDialog } from '../preview/previewDialog';
import { requestForm } from '../form/requestForm';
import { readForm } from '../form/requestMapping';
import type { RequestValues } from '../form/requestValues';
import { EditingContext } from './editing';
import { FormHandle } from './FormHandle';
import { ShowMistakes } from './ShowMistakes';
import { StepBody } from './StepBody';
import { StepFoot } from './StepFoot';
import { StepList } from './StepList';
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
          <div className="request-editor">
            <StepList />
            {body}
          </div>
        )}
      >
        <FormHandle onForm={holdForm} />
        <KeepDraft draft={draft} />
        <LateRefusal />
        <RefusalInSight />
        <section className="request-step" aria-labelledby="request-step-title">
          <StepBody onLeft={() => void handOver()} />
          <StepFoot check={check} onPreview={() => void preview()} />
        </section>
        <ShowMistakes attempt={attempt} />
      </FormShell>
    </EditingContext>
  );
}
