import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { useEditing } from '../editor/editing';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { organizationRows } from '../summary/requestSummary';

/** The organization that asks for financing, as the cabinet knows it. */
export function OrganizationStep() {
  const { organization, individual } = useEditing();
  return (
    <>
      <StepTitle />
      <DataList layout="stacked">
        {organizationRows(organization, individual).map(({ key, label, value }) => (
          <DataRow key={key} label={label}>
            {value || '—'}
          </DataRow>
        ))}
      </DataList>
      <p>
        Данные берутся из профиля. Если что-то изменилось, исправьте их{' '}
        <Link to={`${paths.profile}?tab=organization`}>в профиле организации</Link>.
      </p>
    </>
  );
}
