import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { entryErrors } from '../../../../blocks/steps/fieldTable';
import { useEditing, useWatched } from '../editor/editing';
import { EntryRow } from '../editor/EntryRow';
import { founderName } from '../form/fieldWords';
import { founderTable, founderTypes } from '../form/founderTable';
import { isBeneficiary } from '../form/share';
import { veiledItn } from './veiledItn';

/** A founder in one line. */
export function FounderRow({ entryKey, index }: { entryKey: string; index: number }) {
  const { today } = useEditing();
  const founders = useWatched((values) => values.founders);
  const founder = founders[index];
  if (!founder) return null;
  return (
    <EntryRow
      list="founders"
      entryKey={entryKey}
      name={founderName(founder) || `Учредитель ${index + 1}`}
      about={[`${founderTypes[founder.type]} · ИНН\u00A0${veiledItn(founder.itn)}`]}
      incomplete={entryErrors(founderTable, founder, { entries: founders, today }).size > 0}
    >
      {isBeneficiary(founder) && <StatusBadge tone="success" label="Бенефициар" />}
      <b className="founders__percent">
        {founder.sharePercent === undefined ? '—' : `${founder.sharePercent}\u00A0%`}
      </b>
    </EntryRow>
  );
}
