import { useEditing } from '../editor/editing';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { EntryFields } from '../../../../blocks/steps/EntryFields';
import { accountInputs, accountTable } from '../form/accountTable';

/** The account for the financing. */
export function AccountStep() {
  const { individual } = useEditing();
  return (
    <>
      <StepTitle />
      <EntryFields
        columns
        table={accountTable}
        inputs={accountInputs}
        given={{ settlementAccount: { soleProprietor: individual } }}
      />
    </>
  );
}
