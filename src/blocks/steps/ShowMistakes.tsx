import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { fieldError } from '../../forms/field/useFormField';
import { focusField, useFormContext } from '../../forms/form/formContext';
import { useSteps } from './stepsContext';
import { sorted } from '../../lib/copies';

/** An attempt to leave a step or to send the form that failed because of mistakes. */
export interface StepAttempt {
  /** Number of the attempt, from 1; 0 before the first. */
  count: number;
  /** False if the user has moved the focus or typed during the call. */
  mayMoveFocus: () => boolean;
}

function firstInPage(elements: readonly HTMLElement[]): HTMLElement | undefined {
  return sorted(elements, (one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
}

interface ShowMistakesProps {
  attempt: StepAttempt;
  /** Ids of the steps whose mistakes are visible. */
  attempted: ReadonlySet<string>;
}

/**
 * Shows the mistakes of the open step, including those of untouched fields, and focuses the first one. Runs as an
 * effect, because the fields of another step or of a collapsed entry mount only after the attempt.
 */
export function ShowMistakes({ attempt, attempted }: ShowMistakesProps) {
  const form = useForm('ShowMistakes');
  const { fields } = useFormContext();
  const { step } = useSteps();
  const occasion = attempted.has(step.id) && attempt.count > 0 ? step.id : undefined;
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const shown = useRef<StepAttempt>(undefined);
  useEffect(() => {
    // The form gets the server's mistakes only after the submit has ended.
    if (occasion === undefined || submitting) return;
    // The same attempt again means that the user has returned to the step to see its mistakes.
    const mayMoveFocus = shown.current === attempt || attempt.mayMoveFocus();
    shown.current = attempt;
    form.batch(() => {
      for (const name of form.getRegisteredFields()) form.blur(name);
    });
    const wrong = [...fields.values()]
      .filter(({ name }) => fieldError(form.getFieldState(name)) !== undefined)
      .flatMap(({ id }) => document.getElementById(id) ?? []);
    const first = firstInPage(wrong);
    if (first && mayMoveFocus) focusField(first);
  }, [occasion, submitting, attempt, form, fields]);
  return null;
}
