import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router-dom';

/** A step of a form, as `?step=` names it. */
export interface Step<Id extends string = string> {
  id: Id;
  label: string;
}

/** State of a step: `done` (complete), `open` (incomplete), or `wrong` (it shows mistakes). */
export interface StepState {
  state: 'done' | 'open' | 'wrong';
  /** Text beside the step's name, for example about its missing parts. */
  text: string;
}

/** The steps of the open form. Must stay the same while the user types, because a change re-renders all consumers. */
export interface StepsValue<Shared = unknown, Around = unknown> {
  steps: readonly Step[];
  step: Step;
  stateOf: (id: string) => StepState;
  /** Returns the number of mistakes in a step, shown or not; undefined for a step without input. */
  mistakesIn: (id: string) => number | undefined;
  /** The value that the module's `Around` shares with the steps. */
  shared: Shared;
  /** Data for rules besides the values, from the description of the form. */
  around: Around;
}

export const StepsContext = createContext<StepsValue | null>(null);

/** Returns the steps of the open form, with the value that its module shares with them and the data for rules. */
export function useSteps<Shared, Around = unknown>(): StepsValue<Shared, Around>;
export function useSteps(): StepsValue {
  const steps = useContext(StepsContext);
  if (!steps) throw new Error('A step must be inside a StepForm');
  return steps;
}

/** Returns the address of a step on its page, without other parameters. */
export function stepSearch(id: string): string {
  return `?step=${encodeURIComponent(id)}`;
}

/** Opens a step; the browser's «Назад» returns to the previous one. */
export function useGoToStep(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => void navigate({ search: stepSearch(id) });
}
