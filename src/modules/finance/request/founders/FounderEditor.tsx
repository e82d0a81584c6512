import { useFieldValue } from '../../../../forms/field/useFieldValue';
import { GroupLabel } from '../../../../forms/field/GroupLabel';
import { Note } from '../../../../ui/state/Note';
import { EntryCell } from '../editor/EntryCell';
import { useEditing } from '../editor/editing';
import { EntryFrame } from '../editor/EntryFrame';
import { useWatched } from '../editor/useWatched';
import { founderFields } from './founderFields';
import { OpenBeneficiary } from './OpenBeneficiary';

/** A founder whose fields are open. */
export function FounderEditor({ entryKey, index }: { entryKey: string; index: number }) {
  const fields = founderFields(index);
  const isCompany = useFieldValue(fields.type) === 'COMPANY';
  return (
    <EntryFrame
      list="founders"
      index={index}
      entryKey={entryKey}
      title={`Учредитель ${index + 1}`}
      saveLabel="Сохранить учредителя"
      saved="Учредитель сохранён"
    >
      <EntryCell span="whole">
        <fields.type />
      </EntryCell>
      {isCompany ? <CompanyFields index={index} /> : <PersonFields index={index} />}
    </EntryFrame>
  );
}

function PersonFields({ index }: { index: number }) {
  const { passport, ...fields } = founderFields(index);
  return (
    <>
      <EntryCell span="third">
        <fields.lastname />
      </EntryCell>
      <EntryCell span="third">
        <fields.firstname />
      </EntryCell>
      <EntryCell span="third">
        <fields.middlename />
      </EntryCell>
      <EntryCell span="third">
        <fields.birthDate />
      </EntryCell>
      <EntryCell span="third">
        <fields.itn />
      </EntryCell>
      <EntryCell span="third">
        <fields.sharePercent />
      </EntryCell>
      <EntryCell span="whole">
        <fieldset className="founders__passport">
          <GroupLabel>Паспорт</GroupLabel>
          <LostPassport index={index} />
          <div className="entry-frame__fields">
            <EntryCell span="sixth">
              <passport.series label="Серия" />
            </EntryCell>
            <EntryCell span="sixth">
              <passport.number label="Номер" />
            </EntryCell>
            <EntryCell span="third">
              <passport.issueDate />
            </EntryCell>
            <EntryCell span="third">
              <passport.divisionCode />
            </EntryCell>
            <EntryCell span="whole">
              <passport.issuedBy />
            </EntryCell>
          </div>
        </fieldset>
      </EntryCell>
      <EntryCell span="third">
        <fields.citizenship />
      </EntryCell>
      <EntryCell span="rest">
        <fields.address />
      </EntryCell>
      <EntryCell span="whole">
        <fields.isPublicOfficial />
        <OpenBeneficiary index={index} />
      </EntryCell>
    </>
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

function CompanyFields({ index }: { index: number }) {
  const fields = founderFields(index);
  return (
    <>
      <EntryCell span="whole">
        <fields.name />
      </EntryCell>
      <EntryCell span="third">
        <fields.itn />
      </EntryCell>
      <EntryCell span="third">
        <fields.ogrn />
      </EntryCell>
      <EntryCell span="third">
        <fields.kpp />
      </EntryCell>
      <EntryCell span="third">
        <fields.country />
      </EntryCell>
      <EntryCell span="third">
        <fields.sharePercent />
      </EntryCell>
      <EntryCell span="whole">
        <fields.address />
      </EntryCell>
    </>
  );
}
