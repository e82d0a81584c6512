import { useEffect, useRef, type ReactNode } from 'react';
import { useSubmitting } from '../../../forms/form/SubmitButton';

export interface StepHeadProps {
  /** Above the heading: «Шаг 1 из 2». */
  place?: string;
  /** The step has replaced another one, which took the focus with it. */
  takesFocus: boolean;
  children: ReactNode;
}

/**
 * The heading of a step. What replaces another step gives the focus to its first field, or has it
 * itself; the first one leaves it to the dialog.
 */
export function StepHead({ place, takesFocus, children }: StepHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  const waits = useRef(takesFocus);
  // Fields are disabled until the call that has led here is over for the form, too.
  const submitting = useSubmitting();
  useEffect(() => {
    if (!waits.current || submitting) return;
    waits.current = false;
    const step = head.current?.parentElement;
    const field = step?.querySelector<HTMLElement>('input:not(:disabled)');
    (field ?? step?.querySelector('h3'))?.focus();
  }, [submitting]);
  return (
    <div ref={head} className="connect__head">
      {place !== undefined && <p className="connect__place">{place}</p>}
      <h3 tabIndex={-1} className="connect__title">
        {children}
      </h3>
    </div>
  );
}
