import { useFieldValue } from '../../../../forms/field/useFieldValue';
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
      <div className="entry-frame__whole">
        <fields.type />
      </div>
      {isCompany ? <CompanyFields index={index} /> : <PersonFields index={index} />}
    </EntryFrame>
  );
}

function PersonFields({ index }: { index: number }) {
  const { passport, ...fields } = founderFields(index);
  return (
    <>
      <div className="entry-frame__third">
        <fields.lastname />
      </div>
      <div className="entry-frame__third">
        <fields.firstname />
      </div>
      <div className="entry-frame__third">
        <fields.middlename />
      </div>
      <div className="entry-frame__third">
        <fields.birthDate />
      </div>
      <div className="entry-frame__third">
        <fields.itn />
      </div>
      <div className="entry-frame__third">
        <fields.sharePercent />
      </div>
      <div className="entry-frame__sixth">
        <passport.series label="Серия" />
      </div>
      <div className="entry-frame__sixth">
        <passport.number label="Номер" />
      </div>
      <div className="entry-frame__third">
        <passport.issueDate />
      </div>
      <div className="entry-frame__third">
        <passport.divisionCode />
      </div>
      <div className="entry-frame__whole">
        <passport.issuedBy />
      </div>
      <div className="entry-frame__third">
        <fields.citizenship />
      </div>
      <div className="entry-frame__rest">
        <fields.address />
      </div>
      <div className="entry-frame__whole">
        <fields.isPublicOfficial />
        <OpenBeneficiary index={index} />
      </div>
    </>
  );
}

function CompanyFields({ index }: { index: number }) {
  const fields = founderFields(index);
  return (
    <>
      <div className="entry-frame__whole">
        <fields.name />
      </div>
      <div className="entry-frame__third">
        <fields.itn />
      </div>
      <div className="entry-frame__third">
        <fields.ogrn />
      </div>
      <div className="entry-frame__third">
        <fields.kpp />
      </div>
      <div className="entry-frame__third">
        <fields.country />
      </div>
      <div className="entry-frame__third">
        <fields.sharePercent />
      </div>
      <div className="entry-frame__whole">
        <fields.address />
      </div>
    </>
  );
}
