import './StepFrame.css';
import type { ReactNode } from 'react';

/** The list of steps beside the open one, above it on narrow screens. */
export function StepFrame({ children }: { children: ReactNode }) {
  return <div className="step-frame">{children}</div>;
}
