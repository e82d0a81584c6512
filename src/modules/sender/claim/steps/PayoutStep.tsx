import './claimSteps.css';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { AccountChoice } from './AccountChoice';

/** Where the money goes. */
export function PayoutStep() {
  return (
    <>
      <StepTitle />
      <div className="claim-step">
        <AccountChoice />
      </div>
    </>
  );
}
