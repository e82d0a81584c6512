import { useEffect, type ReactNode } from 'react';
import { FormHandle, type FormHandleProps } from '../../forms/form/FormHandle';
import { FormShell, type FormShellProps } from '../../forms/form/FormShell';
import { RefusalInSight } from '../../forms/form/RefusalInSight';
import { DraftStatus } from '../drafts/DraftStatus';
import { KeepDraft } from '../drafts/KeepDraft';
import type { FormDraft } from '../drafts/useFormDraft';
import { LateRefusal } from '../../shell/leave/LateRefusal';
import { ShowMistakes } from './ShowMistakes';
import type { StepAttempt } from './stepAttempt';
import { StepFrame } from './StepFrame';
import { StepPanel } from './StepPanel';
import { StepsContext, type StepsValue } from './stepsContext';

/** What is done with an open form, as the hook of its page does it. */
export interface StepEditor<Values extends object> {
  holdForm: FormHandleProps<Values>['onForm'];
  attempt: StepAttempt;
  /** Sends the open step; of the last one, the form. @throws ApiError */
  submit: () => Promise<void>;
  /** Opens the step behind the open one. */
  next: () => void;
  /** What was typed goes to the server as it is. */
  handOver: () => unknown;
}

export interface StepFormProps<Values extends object> extends Pick<
  FormShellProps<Values, void>,
  'form' | 'instance' | 'initialValues'
> {
  steps: StepsValue & { attempted: ReadonlySet<string> };
  editor: StepEditor<Values>;
  draft: Pick<FormDraft<Values>, 'draft' | 'restored'>;
  /** What no draft may hold, in the genitive: «паспортных данных». */
  secrets: string;
  /** Puts the heading of the page around; `status` says how far the input has got. */
  renderHead: (status: ReactNode) => ReactNode;
  /** The list of the steps. */
  list: ReactNode;
  /** The form was sent, not only a step of it. */
  onSent: () => void;
  /** The open step and its `StepFoot`. */
  children: ReactNode;
  /** What is there on every step and seen on none. */
  behind?: ReactNode;
}

/** A form in steps whose input is kept as a draft: the list, the open step, its mistakes, its draft. */
export function StepForm<Values extends object>({
  steps,
  editor: { holdForm, attempt, submit, next, handOver },
  draft: { draft, restored },
  secrets,
  renderHead,
  list,
  onSent,
  children,
  behind,
  ...shell
}: StepFormProps<Values>) {
  // What was restored is not at the server yet.
  useEffect(() => {
    if (!restored) return;
    draft.keep(restored);
    draft.keepNow();
  }, [draft, restored]);
  return (
    <StepsContext value={steps}>
      {renderHead(<DraftStatus draft={draft} secrets={secrets} />)}
      <FormShell
        {...shell}
        part={steps.step.id}
        onSubmit={async () => {
          await submit();
          if (steps.step === steps.steps.at(-1)) onSent();
        }}
        onSent={next}
        renderFrame={(body) => (
          <StepFrame>
            {list}
            {body}
          </StepFrame>
        )}
      >
        <FormHandle onForm={holdForm} />
        <KeepDraft draft={draft} />
        <LateRefusal />
        <RefusalInSight />
        <StepPanel onLeft={() => void handOver()}>{children}</StepPanel>
        <ShowMistakes attempt={attempt} attempted={steps.attempted} />
        {behind}
      </FormShell>
    </StepsContext>
  );
}
