import { StepList } from '../../../../blocks/steps/StepList';
import { refusedState, stepState } from '../form/requestSteps';
import { useEditing } from './editing';
import { useWatched } from './useWatched';

/** The steps of the request with what each still lacks. */
export function RequestSteps() {
  const { steps, individual, today, attempted, refused } = useEditing();
  const states = useWatched((values) =>
    steps.map(
      (step) =>
        refusedState(step, values, refused) ??
        stepState(step, values, { today, individual }, attempted.has(step.id)),
    ),
  );
  return <StepList label="Шаги заявки" states={states} />;
}
