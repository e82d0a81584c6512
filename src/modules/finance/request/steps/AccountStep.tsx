import './AccountStep.css';
import { useEditing } from '../editor/editing';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { accountFields as fields } from '../form/requestForm';

/** The account for the financing. */
export function AccountStep() {
  const { individual } = useEditing();
  return (
    <>
      <StepTitle />
      <div className="account-step">
        <fields.bik />
        <fields.bankName />
        <fields.correspondentAccount />
        <fields.settlementAccount soleProprietor={individual} />
      </div>
    </>
  );
}
