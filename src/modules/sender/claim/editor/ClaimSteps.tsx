import { useFormResult } from '../../../../forms/form/useFormResult';
import { StepList } from '../../../../blocks/steps/StepList';
import { claimStepState } from '../form/claimSteps';
import type { ClaimValues } from '../form/claimValues';
import { useClaiming } from './claiming';

/** The steps of the claim with what each still lacks. */
export function ClaimSteps() {
  const { steps, context, attempted } = useClaiming();
  const states = useFormResult((values: ClaimValues) =>
    steps.map((step) => claimStepState(step, values, context, attempted.has(step.id))),
  );
  return <StepList label="Шаги заявления" states={states} />;
}
