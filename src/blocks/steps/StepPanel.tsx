import './StepPanel.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { STEP_TITLE_ID } from './StepTitle';
import { useSteps } from './stepsContext';

interface StepPanelProps {
  /** Called when another step has opened, also by «Назад» of the browser. */
  onLeft: () => void;
  /** The step (with its `StepTitle`) and the `StepFoot`. */
  children: ReactNode;
}

/** The open step. The focus goes to its heading when another one opens. */
export function StepPanel({ onLeft, children }: StepPanelProps) {
  const { step } = useSteps();
  const shown = useRef(step.id);
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    if (shown.current === step.id) return;
    shown.current = step.id;
    document.getElementById(STEP_TITLE_ID)?.focus();
    left.current();
  }, [step.id]);
  return (
    <section className="step-panel" aria-labelledby={STEP_TITLE_ID}>
      {children}
    </section>
  );
}
