import './StepPanel.css';
import './StepList.css';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { Link } from 'react-router-dom';
import { errorWithoutBody } from '../../api/errors';
import { FormHandle, FormShell } from '../../forms/form/FormShell';
import { RefusalInSight } from '../../forms/form/RefusalInSight';
import { useFormResult } from '../../forms/form/useFormResult';
import { LateRefusal } from '../../shell/leave/LateRefusal';
import { useNetworkBack } from '../../shell/offline/onlineStatus';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { classNames } from '../../ui/classNames';
import { SkeletonCard } from '../../ui/state/Skeletons';
import { DraftStatus } from '../drafts/DraftStatus';
import type { DraftHold } from '../drafts/createDraftHold';
import { useFormDraft } from '../drafts/useFormDraft';
import { ShowMistakes } from './ShowMistakes';
import { StepFoot } from './StepFoot';
import { STEP_TITLE_ID } from './StepTitle';
import type { StepFormDescription, StepFormParts } from './stepFormDescription';
import { StepsContext, useSteps, stepSearch } from './stepsContext';
import { useStepForm, type Opening } from './useStepForm';

interface StepPanelProps {
  /** Called when another step has opened, also by the browser's «Назад». */
  onLeft: () => void;
  /** The step (with its `StepTitle`) and the `StepFoot`. */
  children: ReactNode;
}

/** The open step. After a change of the step, the heading of the new one takes the focus. */
function StepPanel({ onLeft, children }: StepPanelProps) {
  const { step } = useSteps();
  const shown = useRef(step.id);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (shown.current === step.id) return;
    shown.current = step.id;
    document.getElementById(STEP_TITLE_ID)?.focus();
    left();
  }, [step.id]);
  return (
    <section
      className="step-panel surface flex flex-col gap-4 min-w-0"
      aria-labelledby={STEP_TITLE_ID}
    >
      {children}
    </section>
  );
}

interface StepFormProps<Subject, Values extends object, Around> {
  description: StepFormDescription<Subject, Values, Around>;
  /** The form's subject, with the server's latest data. */
  subject: Subject;
  /** Renders the heading of the page; `status` is the save status. */
  renderHead: (status: ReactNode) => ReactNode;
  /** Called after the form was sent, not after a step was saved. */
  onSent: () => void;
}

/**
 * A form in steps with a draft. A conflict of draft and server is resolved before the form opens.
 */
export function StepForm<Subject, Values extends object, Around>(
  props: StepFormProps<Subject, Values, Around>,
) {
  const { description, subject, renderHead } = props;
  const [around] = useState(() => description.aroundOf(subject));
  const [server] = useState(() => description.server(subject, around));
  const formDraft = useFormDraft({
    kind: description.draft,
    id: description.idOf(subject),
    saved: description.savedOf(subject),
    words: description.words.versions,
    ask: server.ask,
    save: server.save,
  });
  if (formDraft.isDeciding) {
    return (
      <>
        {renderHead(null)}
        <SkeletonCard lines={8} />
      </>
    );
  }
  return <OpenStepForm {...props} around={around} server={server} formDraft={formDraft} />;
}

type OpenStepFormProps<Subject, Values extends object, Around> = StepFormProps<
  Subject,
  Values,
  Around
> &
  Opening<Subject, Values, Around>;

function OpenStepForm<Subject, Values extends object, Around>({
  renderHead,
  onSent,
  ...opening
}: OpenStepFormProps<Subject, Values, Around>) {
  const { description, subject, formDraft } = opening;
  const { draft, restored } = formDraft;
  const { form, words, bodies } = description;
  const editor = useStepForm(opening);
  const { context, isLast } = editor;
  const { mobile } = useBreakpoint();
  // The server does not have the restored input yet, so it is stored as a draft again.
  useEffect(() => {
    if (!restored) return;
    draft.keep(restored);
    draft.keepNow();
  }, [draft, restored]);
  const Body = bodies[context.step.id];
  const status = <DraftStatus draft={draft} secrets={words.secrets} />;
  const draw = (parts: StepFormParts<Values>) => (
    <StepsContext value={{ ...context, shared: parts.shared }}>
      {renderHead(mobile ? null : status)}
      <FormShell
        form={form}
        instance={description.idOf(subject)}
        initialValues={editor.initial}
        part={context.step.id}
        onSubmit={async () => {
          await editor.submit(parts);
          if (!isLast) return;
          parts.onSent?.();
          onSent();
        }}
        onSent={editor.next}
        renderFrame={(body) => (
          <div className="step-frame grid gap-5 items-start">
            <StepList label={words.list} />
            {body}
          </div>
        )}
      >
        <FormHandle ref={editor.open.form} />
        <KeepDraft draft={draft} />
        <LateRefusal />
        <RefusalInSight />
        <StepPanel onLeft={() => void draft.save()}>
          {Body && <Body />}
          <StepFoot
            sendLabel={words.send}
            cannotSend={parts.cannotSend}
            check={() => editor.check(parts)}
            more={parts.more}
            status={mobile ? status : null}
          />
        </StepPanel>
        <ShowMistakes attempt={editor.attempt} attempted={editor.attempted} />
        <ForgetLostNetwork />
        {parts.behind}
      </FormShell>
    </StepsContext>
  );
  const { Around: Surroundings } = description;
  if (Surroundings === undefined) return draw({});
  return (
    <Surroundings subject={subject} open={editor.open}>
      {draw}
    </Surroundings>
  );
}

const NO_NETWORK = errorWithoutBody('NETWORK').message;

/** Removes «Нет связи с сервером…» when the network is back; any other refusal stays. */
function ForgetLostNetwork() {
  const form = useForm('ForgetLostNetwork');
  useNetworkBack(() => {
    if (form.getState().submitError !== NO_NETWORK) return;
    form.setConfig('mutators', {
      forgetRefusal: (_args, { formState }) => {
        formState.submitError = undefined;
      },
    });
    form.mutators['forgetRefusal']?.();
  });
  return null;
}

/** Passes every change of the surrounding `FormShell` to its draft; renders nothing. */
function KeepDraft<Values extends object>({ draft }: { draft: DraftHold<Values> }) {
  const form = useForm<Values>('KeepDraft');
  useEffect(() => {
    const { values, dirty } = form.getState();
    let last = values;
    // The subscription misses values that were restored before this component mounted.
    if (dirty) draft.keep(values);
    return form.subscribe(
      (state) => {
        if (state.values === last) return;
        last = state.values;
        draft.keep(last);
      },
      { values: true },
    );
  }, [form, draft]);
  return null;
}

/**
 * The steps («Шаги заявки»), each with a text about its missing parts, and a line that is filled beside completed
 * steps. The list is vertical on the left, or horizontal above the form on narrow screens.
 */
function StepList({ label }: { label: string }) {
  const { steps, step: current, stateOf } = useSteps();
  const states = useFormResult(() => steps.map(({ id }) => stateOf(id)));
  const place = `${steps.indexOf(current) + 1} из ${steps.length}`;
  return (
    <nav className="step-list sticky" aria-label={label}>
      <ol className="step-list__steps">
        {steps.map((step, index) => {
          const state = states[index] ?? stateOf(step.id);
          const isCurrent = step.id === current.id;
          return (
            <li key={step.id} className="step-list__item">
              <Link
                to={{ search: stepSearch(step.id) }}
                className={classNames(
                  'step-list__step relative block no-underline',
                  `step-list__step--${state.state}`,
                )}
                aria-current={isCurrent ? 'step' : undefined}
              >
                <span className="step-list__text block min-w-0">
                  {step.label}{' '}
                  <span className="step-list__lack block text-muted text-xs font-normal">
                    {state.text || (isCurrent && `Шаг ${place}`)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <span className="step-list__place hidden" aria-hidden="true">
        {place}
      </span>
    </nav>
  );
}
