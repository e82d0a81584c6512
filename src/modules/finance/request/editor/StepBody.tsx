import { ContactsStep } from '../contacts/ContactsStep';
import type { StepId } from '../form/requestSteps';
import { FoundersStep } from '../founders/FoundersStep';
import { AccountStep } from '../steps/AccountStep';
import { ConsentsStep } from '../steps/ConsentsStep';
import { OrganizationStep } from '../steps/OrganizationStep';
import { ReviewStep } from '../steps/ReviewStep';
import { useEditing } from './editing';

const STEPS: Readonly<Record<StepId, () => React.JSX.Element>> = {
  organization: OrganizationStep,
  founders: FoundersStep,
  contacts: ContactsStep,
  account: AccountStep,
  consents: ConsentsStep,
  review: ReviewStep,
};

/** The step that the address names. */
export function StepBody() {
  const Step = STEPS[useEditing().step.id];
  return <Step />;
}
