import { useEffect, useRef, type ReactNode } from 'react';
import { useSubmitting } from '../../../forms/form/SubmitButton';

export interface StepHeadProps {
  /** Text above the heading: «Шаг 1 из 2». */
  place?: string;
  /** True if the step has replaced another step that had the focus. */
  takesFocus: boolean;
  children: ReactNode;
}

/**
 * The heading of a step. After a step change the first field gets the focus, or this heading if there is no field. When
 * the dialog opens, the dialog itself sets the focus.
 */
export function StepHead({ place, takesFocus, children }: StepHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  const waits = useRef(takesFocus);
  // The fields are disabled until the submit has ended.
  const submitting = useSubmitting();
  useEffect(() => {
    if (!waits.current || submitting) return;
    waits.current = false;
    const step = head.current?.parentElement;
    const field = step?.querySelector<HTMLElement>('input:not(:disabled)');
    (field ?? step?.querySelector('h3'))?.focus();
  }, [submitting]);
  return (
    <div ref={head} className="grid gap-2px">
      {place !== undefined && <p className="text-xs text-muted">{place}</p>}
      <h3 tabIndex={-1} className="rounded">
        {children}
      </h3>
    </div>
  );
}
