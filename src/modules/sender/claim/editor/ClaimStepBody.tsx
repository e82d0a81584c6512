import type { ClaimStepId } from '../form/claimSteps';
import { DamageStep } from '../steps/DamageStep';
import { DocumentsStep } from '../steps/DocumentsStep';
import { EventStep } from '../steps/EventStep';
import { OrderStep } from '../steps/OrderStep';
import { PayoutStep } from '../steps/PayoutStep';
import { ReviewStep } from '../steps/ReviewStep';
import { useClaiming } from './claiming';

const STEPS: Readonly<Record<ClaimStepId, () => React.JSX.Element>> = {
  order: OrderStep,
  event: EventStep,
  damage: DamageStep,
  documents: DocumentsStep,
  payout: PayoutStep,
  review: ReviewStep,
};

/** The step that the address names. */
export function ClaimStepBody() {
  const Step = STEPS[useClaiming().step.id];
  return <Step />;
}
