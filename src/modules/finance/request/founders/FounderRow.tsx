import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { useEditing } from '../editor/editing';
import { EntryRow } from '../editor/EntryRow';
import { useWatched } from '../editor/useWatched';
import { founderTypes } from '../form/fieldLabels';
import { founderErrors } from '../form/founderRules';
import { isBeneficiary } from '../form/share';
import { founderName, veiledItn } from './founderName';

/** A founder in one line. */
export function FounderRow({ entryKey, index }: { entryKey: string; index: number }) {
  const { today } = useEditing();
  const founders = useWatched((values) => values.founders);
  const founder = founders[index];
  if (!founder) return null;
  const lacks = founderErrors({ founder, founders, today }).size;
  return (
    <EntryRow
      list="founders"
      entryKey={entryKey}
      name={founderName(founder, index)}
      about={[`${founderTypes[founder.type]} · ИНН\u00A0${veiledItn(founder.itn)}`]}
      incomplete={lacks > 0}
    >
      {isBeneficiary(founder) && <StatusBadge tone="success" label="Бенефициар" />}
      <b className="founders__percent">
        {founder.sharePercent === undefined ? '—' : `${founder.sharePercent}\u00A0%`}
      </b>
    </EntryRow>
  );
}
