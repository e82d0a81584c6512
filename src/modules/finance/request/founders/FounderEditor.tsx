import { useFieldValue } from '../../../../forms/field/useFieldValue';
import { EntryCell } from '../editor/EntryCell';
import { EntryFrame } from '../editor/EntryFrame';
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
      id={`founder-${entryKey}`}
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
