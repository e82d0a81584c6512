import './founders.css';
import { nanoid } from '@reduxjs/toolkit';
import { Button } from '../../../../ui/button/Button';
import { plusIcon } from '../../../../ui/icon/drawings/plusIcon';
import { useEditing, useEntryKeys, useWatched } from '../editor/editing';
import { StepMessage } from '../../../../blocks/steps/StepMessage';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { LIST_MESSAGES } from '../form/requestForm';
import { foundersError, together } from '../form/requestErrors';
import { FounderEditor } from './FounderEditor';
import { FounderRow } from './FounderRow';
import { Note } from '../../../../ui/state/Note';
import { readShare, shownShare, WHOLE_SHARE } from '../form/share';

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

/** How the shares stand together; less than everything is odd, and can be sent. */
function Shares() {
  const shares = useWatched(({ founders }) =>
    founders.map(({ key, sharePercent }) => ({ key, share: readShare(sharePercent) ?? 0 })),
  );
  if (shares.length === 0) return null;
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  const width = Math.max(total, WHOLE_SHARE);
  return (
    <div className="founders__shares">
      <div className="founders__bar" aria-hidden="true">
        {shares.map(({ key, share }) => (
          <span
            key={key}
            className="founders__share"
            style={{ width: `${(share / width) * 100}%` }}
          />
        ))}
      </div>
      <div className="founders__legend">
        <span>Доли вместе: {shownShare(total)} %</span>
        <span>Бенефициар — больше 25 %</span>
      </div>
      {total > 0 && total < WHOLE_SHARE && (
        <Note tone="warning">Сумма долей меньше 100 %. Проверьте, все ли учредители указаны.</Note>
      )}
    </div>
  );
}
