import './RequestEditor.css';
import { useState, type ReactNode } from 'react';
import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { StepFoot } from '../../../../blocks/steps/StepFoot';
import { StepForm } from '../../../../blocks/steps/StepForm';
import { Button } from '../../../../ui/button/Button';
import { eyeIcon } from '../../../../ui/icon/drawings/eyeIcon';
import { SkeletonCard } from '../../../../ui/state/Skeletons';
import { useRequestDraft, type RequestDraft } from '../draft/useRequestDraft';
import { previewDialog } from '../preview/previewDialog';
import { requestForm } from '../form/requestForm';
import { readForm } from '../form/requestMapping';
import type { RequestValues } from '../form/requestValues';
import { EditingContext } from './editing';
import { ForgetLostNetwork } from './ForgetLostNetwork';
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
  const dispatch = useSessionDispatch();
  const [initial] = useState<RequestValues>(() => requestDraft.restored ?? readForm(serverForm));
  const editor = useRequestEditor(requestId, serverForm, initial, requestDraft);
  const { editing, check, handOver } = editor;

  // The document is drawn up by the server, of what it has.
  const preview = async () => {
    await handOver();
    await dispatch(previewDialog.open({ requestId }));
  };

  return (
    <EditingContext value={editing}>
      <StepForm
        form={requestForm}
        instance={requestId}
        initialValues={initial}
        steps={editing}
        editor={editor}
        draft={requestDraft}
        secrets="паспортных данных"
        renderHead={renderHead}
        list={<RequestSteps />}
        onSent={onSent}
        behind={<ForgetLostNetwork />}
      >
        <StepBody />
        <StepFoot sendLabel="Отправить заявку" check={check}>
          <Button variant="text" icon={eyeIcon} onClick={() => void preview()}>
            <span className="request-editor__preview-text">Посмотреть документ</span>
          </Button>
        </StepFoot>
      </StepForm>
    </EditingContext>
  );
}
