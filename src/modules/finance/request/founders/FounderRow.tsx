import { IconButton } from '../../../../ui/button/IconButton';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { pencilIcon } from '../../../../ui/icon/drawings/pencilIcon';
import { trashIcon } from '../../../../ui/icon/drawings/trashIcon';
import { useEditing } from '../editor/editing';
import { useRemoveEntry } from '../editor/useRemoveEntry';
import { useWatched } from '../editor/useWatched';
import { founderTypes } from '../form/fieldLabels';
import { founderErrors } from '../form/founderRules';
import { isBeneficiary } from '../form/share';
import { founderName, veiledItn } from './founderName';

/** A founder in one line. */
export function FounderRow({ entryKey, index }: { entryKey: string; index: number }) {
  const { today, openEntry } = useEditing();
  const founders = useWatched((values) => values.founders);
  const founder = founders[index];
  const name = founderName(founder, index);
  const removal = useRemoveEntry('founders');
  if (!founder) return null;
  const lacks = founderErrors({ founder, founders, today }).size;
  return (
    <div className="founders__row">
      <div className="founders__who">
        <b className="founders__name">{name}</b>
        <span className="founders__about">
          {founderTypes[founder.type]} · ИНН {veiledItn(founder.itn)}
        </span>
      </div>
      {lacks > 0 && <StatusBadge tone="warning" label="Заполнено не всё" />}
      {isBeneficiary(founder) && <StatusBadge tone="success" label="Бенефициар" />}
      <b className="founders__percent">
        {founder.sharePercent === undefined ? '—' : `${founder.sharePercent} %`}
      </b>
      <IconButton
        icon={pencilIcon}
        label={`Изменить: ${name}`}
        onClick={() => openEntry(entryKey)}
      />
      <IconButton
        icon={trashIcon}
        label={`Удалить: ${name}`}
        busy={removal.busy && removal.subject?.key === entryKey}
        onClick={() => removal.run({ key: entryKey, name })}
      />
    </div>
  );
}
