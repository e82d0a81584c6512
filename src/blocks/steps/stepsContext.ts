import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router-dom';

/** A step of a form, as `?step=` names it. */
export interface Step<Id extends string = string> {
  id: Id;
  label: string;
}

/** How far a step is, for the list of steps. */
export interface StepState {
  state: 'done' | 'open' | 'wrong';
  /** What it still lacks. */
  text: string;
}

/** The steps of the open form. Typing does not change it, so that its readers are not drawn anew. */
export interface StepsValue<Shared = unknown> {
  steps: readonly Step[];
  /** The step that is open. */
  step: Step;
  /** How far a step is now. */
  stateOf: (id: string) => StepState;
  /** Number of mistakes in a step now, shown or not. Undefined for a step with nothing to fill in. */
  mistakesIn: (id: string) => number | undefined;
  /** What the module's `Around` shares with the steps. */
  shared: Shared;
}

export const StepsContext = createContext<StepsValue | null>(null);

/** The steps of the open form, and what its module shares with them. */
export function useSteps<Shared>(): StepsValue<Shared>;
export function useSteps(): StepsValue {
  const steps = useContext(StepsContext);
  if (!steps) throw new Error('A step must stand inside a StepForm');
  return steps;
}

/** The address of a step on its page; nothing else of the address is kept. */
export function stepSearch(id: string): string {
  return `?step=${encodeURIComponent(id)}`;
}

/** Opens a step; «Назад» of the browser leads to the one before. */
export function useGoToStep(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => void navigate({ search: stepSearch(id) });
}
