import { useFormState } from 'react-final-form';
import { StepReview } from '../../../../blocks/steps/StepReview';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { useEditing } from '../editor/editing';
import type { RequestValues } from '../form/requestValues';
import { requestSummary } from '../summary/requestSummary';
import { SummaryEntries } from '../summary/RequestSummary';

/** Everything that goes to the bank, and what it still lacks. */
export function ReviewStep() {
  const { organization, individual, flags } = useEditing();
  const { values } = useFormState<RequestValues>({ subscription: { values: true } });
  const agreementFlags = flags.map((flag) => ({
    ...flag,
    accepted: values.agreementFlags[flag.flag] === true,
  }));
  const groups = requestSummary({ organization, individual, values, agreementFlags });
  const parts = Object.fromEntries(
    groups.map((group) => [
      group.step,
      <SummaryEntries key={group.step} group={group} headingLevel={4} />,
    ]),
  );
  return (
    <>
      <StepTitle />
      <p>Проверьте сведения. После отправки изменить заявку нельзя.</p>
      <StepReview parts={parts} />
    </>
  );
}
