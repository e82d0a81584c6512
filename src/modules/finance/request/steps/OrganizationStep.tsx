import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { shownText } from '../../../../lib/shownText';
import { wholeOrdinals } from '../../../../lib/wholeOrdinals';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { useEditing } from '../editor/editing';
import { StepTitle } from '../../../../blocks/steps/StepTitle';

/** The organization that asks for financing, as the cabinet knows it. */
export function OrganizationStep() {
  const { organization, individual } = useEditing();
  const { name, itn, ogrn, kpp, legalAddress, ceoName } = organization;
  return (
    <>
      <StepTitle />
      <DataList layout="stacked">
        <DataRow label="Наименование">{shownText(name) || '—'}</DataRow>
        <DataRow label="ИНН">{shownText(itn) || '—'}</DataRow>
        <DataRow label={individual ? 'ОГРНИП' : 'ОГРН'}>{shownText(ogrn) || '—'}</DataRow>
        {!individual && <DataRow label="КПП">{shownText(kpp) || '—'}</DataRow>}
        <DataRow label="Юридический адрес">{wholeOrdinals(shownText(legalAddress)) || '—'}</DataRow>
        <DataRow label="Руководитель">{shownText(ceoName) || '—'}</DataRow>
      </DataList>
      <p>
        Данные берутся из профиля. Если что-то изменилось, исправьте их{' '}
        <Link to={`${paths.profile}?tab=organization`}>в профиле организации</Link>.
      </p>
    </>
  );
}
