import { flushSync } from 'react-dom';
import type { MouseEvent, ReactNode } from 'react';
import { useFormResult } from '../../forms/form/useFormResult';
import { SubmitButton, useSubmitting } from '../../forms/form/SubmitButton';
import { countOf } from '../../lib/countOf';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { useGoToStep, useSteps } from './stepsContext';

interface StepFootProps {
  /** Text of the last step's button: «Отправить заявку». */
  sendLabel: string;
  /** Reason why the form cannot be sent now; the other steps can still be saved. */
  cannotSend: string | undefined;
  /** Shows the mistakes; returns true if there are none. */
  check: () => boolean;
  /** A `StepMoreButton` for an action that every step offers. */
  more: ReactNode;
  /** Save status, if the heading has no space for it. */
  status: ReactNode;
}

/**
 * A button for an action that every step offers. On a phone only its icon is visible; the text is for screen readers.
 */
export function StepMoreButton({ children, ...button }: ButtonProps) {
  return (
    <Button {...button}>
      <span className="phone-visually-hidden">{children}</span>
    </Button>
  );
}

/** The buttons of a step. They stay at the bottom of the window. */
export function StepFoot({ sendLabel, cannotSend, check, more, status }: StepFootProps) {
  const { steps, step } = useSteps();
  const goTo = useGoToStep();
  const submitting = useSubmitting();
  const isLast = step === steps.at(-1);
  const previous = steps[steps.indexOf(step) - 1];

  const stopIfWrong = (event: MouseEvent<HTMLButtonElement>) => {
    // Ignores the second click of a double click, because it would act on the next step.
    if (event.detail > 1) {
      event.preventDefault();
      return;
    }
    // `flushSync` opens collapsed entries at once, because the submit must find their fields on the page.
    const isRight = flushSync(check);
    // final-form does not know mistakes of other steps and would submit the form.
    if (!isRight && isLast) event.preventDefault();
  };

  return (
    <div className="step-panel__foot flex flex-wrap items-center gap-2 border-t bg-surface sticky z-1 bottom-0 pad-10px-20px">
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
      {more !== undefined && <div className="step-panel__more ms-auto">{more}</div>}
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

/** Shows «Осталось дополнить 1 раздел» beside «Отправить». */
function Lacking() {
  const { steps, mistakesIn } = useSteps();
  const count = useFormResult(() => steps.filter(({ id }) => (mistakesIn(id) ?? 0) > 0).length);
  return (
    count > 0 && (
      <p className="step-panel__lacking text-muted text-13 phone-hidden">
        Осталось дополнить {countOf(count, 'раздел', 'раздела', 'разделов')}
      </p>
    )
  );
}
