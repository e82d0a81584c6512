import type { ReactNode } from 'react';
import { useSteps } from './stepsContext';

export const STEP_TITLE_ID = 'step-title';

/** The heading of a step; gets the focus after a change of the step. */
export function StepTitle({ children }: { children?: ReactNode }) {
  const { step } = useSteps();
  return (
    <div className="step-panel__head flex flex-wrap items-center justify-between gap-3 min-h-40px">
      <h2 id={STEP_TITLE_ID} className="text-md phone-visually-hidden" tabIndex={-1}>
        {step.label}
      </h2>
      {children}
    </div>
  );
}
