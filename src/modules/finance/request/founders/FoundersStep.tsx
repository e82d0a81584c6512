import './founders.css';
import { nanoid } from '@reduxjs/toolkit';
import { Button } from '../../../../ui/button/Button';
import { plusIcon } from '../../../../ui/icon/drawings/plusIcon';
import { useEditing, useEntryKeys } from '../editor/editing';
import { StepMessage } from '../../../../blocks/steps/StepMessage';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { LIST_MESSAGES } from '../form/requestForm';
import { foundersError, together } from '../form/requestErrors';
import { FounderEditor } from './FounderEditor';
import { FounderRow } from './FounderRow';
import { Shares } from './Shares';

const validate = together(foundersError);

/** The founders: a line for each, and an editor for those that are open. */
export function FoundersStep() {
  const { openKeys, addEntry } = useEditing();
  const keys = useEntryKeys('founders');
  const add = () => {
    addEntry('founders', { key: nanoid(), type: 'PERSON', citizenship: 'RU', country: 'RU' });
  };
  return (
    <>
      <StepTitle>
        <Button variant="outlined" icon={plusIcon} onClick={add}>
          Добавить учредителя
        </Button>
      </StepTitle>
      <Shares />
      <StepMessage name={LIST_MESSAGES.founders} label="Учредители" validate={validate} />
      {keys.map((key, index) =>
        openKeys.has(key) ? (
          <FounderEditor key={key} entryKey={key} index={index} />
        ) : (
          <FounderRow key={key} entryKey={key} index={index} />
        ),
      )}
    </>
  );
}
