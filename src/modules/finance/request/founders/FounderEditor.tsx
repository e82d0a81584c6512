import { useFieldValue } from '../../../../forms/field/useFieldValue';
import { EntryFields } from '../../../../blocks/steps/EntryFields';
import { Note } from '../../../../ui/state/Note';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { useEditing, useWatched } from '../editor/editing';
import { EntryFrame } from '../editor/EntryFrame';
import { founderInputs, founderTable } from '../form/founderTable';
import { isBeneficiary } from '../form/share';

/** A founder whose fields are open. */
export function FounderEditor({ entryKey, index }: { entryKey: string; index: number }) {
  const inputs = founderInputs(index);
  const type = useFieldValue(inputs.type) === 'COMPANY' ? 'COMPANY' : 'PERSON';
  return (
    <EntryFrame
      list="founders"
      index={index}
      entryKey={entryKey}
      title={`Учредитель ${index + 1}`}
      saveLabel="Сохранить учредителя"
      saved="Учредитель сохранён"
    >
      <EntryFields
        table={founderTable}
        inputs={inputs}
        type={type}
        groups={{ passport: { label: 'Паспорт', children: <LostPassport index={index} /> } }}
        under={{ isPublicOfficial: <OpenBeneficiary index={index} /> }}
      />
    </EntryFrame>
  );
}

/** After a reload the input is there but for the passport: says why it has to be typed again. */
function LostPassport({ index }: { index: number }) {
  const { isRestored } = useEditing();
  const isEmpty = useWatched(({ founders }) => founders[index]?.passport === undefined);
  if (!isRestored || !isEmpty) return null;
  return (
    <Note tone="info">
      Черновик на этом устройстве не хранит паспортные данные. Если вы их уже вводили, введите ещё
      раз.
    </Note>
  );
}

/** Says that the share makes a person a beneficiary, as soon as it does. */
function OpenBeneficiary({ index }: { index: number }) {
  const isOne = useWatched(({ founders }) => {
    const founder = founders[index];
    return founder !== undefined && isBeneficiary(founder);
  });
  return (
    <output className="founders__beneficiary">
      {isOne && <StatusBadge tone="success" label="Бенефициар: доля больше 25 %" />}
    </output>
  );
}
