import { ContractNumberIllustration } from '../../../ui/illustrations/ContractNumberIllustration';
import { connectForm } from './connectForm';
import { Help } from './Help';
import { StepHead } from './StepHead';

const { fields } = connectForm;

const PICTURES = [{ title: 'Номер договора', drawing: <ContractNumberIllustration /> }];

/** Step 0: the number of the contract with the courier company. */
export function ContractStep({ takesFocus }: { takesFocus: boolean }) {
  return (
    <>
      <StepHead place="Шаг 1 из 2" takesFocus={takesFocus}>
        Договор с курьерской службой
      </StepHead>
      <fields.contractNumber data-autofocus />
      <Help title="Где найти номер договора" pictures={PICTURES}>
        Номер стоит в заголовке договора и рядом с названием организации в личном кабинете
        курьерской службы.
      </Help>
    </>
  );
}
