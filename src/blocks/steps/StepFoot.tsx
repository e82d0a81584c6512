import { flushSync } from 'react-dom';
import type { MouseEvent, ReactNode } from 'react';
import { useFormResult } from '../../forms/form/useFormResult';
import { SubmitButton, useSubmitting } from '../../forms/form/SubmitButton';
import { countOf } from '../../lib/countOf';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { useGoToStep, useSteps } from './stepsContext';

interface StepFootProps {
  /** What the button of the last step says: «Отправить заявку». */
  sendLabel: string;
  /** Why the form cannot be sent now; the other steps can be saved all the while. */
  cannotSend: string | undefined;
  /** Shows the mistakes; true when there are none. */
  check: () => boolean;
  /** What the form offers on every step, a `StepMoreButton`. */
  more: ReactNode;
  /** How far the input has got, where the heading has no room for it. */
  status: ReactNode;
}

/** What a form offers on every step. A phone shows its icon alone; screen readers hear the words there. */
export function StepMoreButton({ children, ...button }: ButtonProps) {
  return (
    <Button {...button}>
      <span className="step-panel__more-text">{children}</span>
    </Button>
  );
}

/** The buttons of a step; they stay at the bottom of the window. */
export function StepFoot({ sendLabel, cannotSend, check, more, status }: StepFootProps) {
  const { steps, step } = useSteps();
  const goTo = useGoToStep();
  const submitting = useSubmitting();
  const isLast = step === steps.at(-1);
  const previous = steps[steps.indexOf(step) - 1];

  const stopIfWrong = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click would act on the next step, which is open by now.
    if (event.detail > 1) {
      event.preventDefault();
      return;
    }
    // Closed entries open in this tick: their fields must be on the page when the submit looks for them.
    const isRight = flushSync(check);
    // The mistakes are on another step, so final-form does not know them and would submit.
    if (!isRight && isLast) event.preventDefault();
  };

  return (
    <div className="step-panel__foot">
      {status !== null && <div className="step-panel__status">{status}</div>}
      {previous && (
        <Button
          variant="outlined"
          className="step-panel__back"
          disabled={submitting}
          onClick={() => goTo(previous.id)}
        >
          Назад
        </Button>
      )}
      {isLast && <Lacking />}
      {more !== undefined && <div className="step-panel__more">{more}</div>}
      <SubmitButton
        className="step-panel__next"
        onClick={stopIfWrong}
        disabledReason={isLast ? cannotSend : undefined}
      >
        {isLast ? sendLabel : 'Далее'}
      </SubmitButton>
    </div>
  );
}

/** «Осталось дополнить 1 раздел», beside «Отправить». */
function Lacking() {
  const { steps, mistakesIn } = useSteps();
  const count = useFormResult(() => steps.filter(({ id }) => (mistakesIn(id) ?? 0) > 0).length);
  return (
    count > 0 && (
      <p className="step-panel__lacking">
        Осталось дополнить {countOf(count, 'раздел', 'раздела', 'разделов')}
      </p>
    )
  );
}
