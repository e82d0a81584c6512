import { useEffect, useRef } from 'react';
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

/**
 * The step that the address names.
 *
 * @param onLeft called when another step has taken its place, by whatever way
 */
export function StepBody({ onLeft }: { onLeft: () => void }) {
  const { step } = useEditing();
  const shown = useRef(step.id);
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    if (shown.current === step.id) return;
    shown.current = step.id;
    document.getElementById('request-step-title')?.focus();
    left.current();
  }, [step.id]);
  const Step = STEPS[step.id];
  return <Step />;
}
