import type { ReactNode } from 'react';
import { useEditing } from './editing';

/** The heading of a step; the focus comes here when the step opens. */
export function StepTitle({ children }: { children?: ReactNode }) {
  const { step } = useEditing();
  return (
    <div className="request-step__head">
      <h2 id="request-step-title" className="request-step__title" tabIndex={-1}>
        {step.label}
      </h2>
      {children}
    </div>
  );
}
