import { useMemo, type ReactNode } from 'react';
import type { Organization } from '../../../api/endpoints/organization';
import { FormShell } from '../../../forms/form/FormShell';
import { RequisiteField } from '../../../forms/requisite/RequisiteField';
import { SearchField } from '../../../forms/search/SearchField';
import { SubmitButton, useSubmitting } from '../../../forms/form/SubmitButton';
import { TextField } from '../../../forms/field/TextField';
import { maxLength } from '../../../forms/validators/text';
import { isIndividual } from '../../../session/permissions';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { toast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { useDiscardInput } from '../useDiscardInput';
import {
  organizationFields,
  organizationValues,
  type OrganizationValues,
} from './organizationForm';
import { requisiteLabels } from './requisiteLabels';
import { useLegalForms } from './useLegalForms';
import { useSaveOrganization } from './useSaveOrganization';

/** Under this name unsent input is kept. */
export const ORGANIZATION_FORM = 'organization';

// The lengths that the contract allows.
const nameLength = maxLength(500);
const addressLength = maxLength(1000);
const personLength = maxLength(300);

interface OrganizationFormProps {
  organization: Organization;
  /** Called when the changes are saved or given up. */
  onClose: () => void;
}

/** Changes the requisites (specification, section 5 for the rules). */
export function OrganizationForm({ organization, onClose }: OrganizationFormProps) {
  const saveChanges = useSaveOrganization(organization);
  const search = useLegalForms();
  const initialValues = useMemo(() => organizationValues(organization), [organization]);
  const labels = requisiteLabels(organization);

  const save = async (values: OrganizationValues) => {
    await saveChanges(values);
    toast.success('Данные организации сохранены');
    onClose();
  };

  return (
    <FormShell<OrganizationValues>
      name={ORGANIZATION_FORM}
      initialValues={initialValues}
      keep={organizationFields}
      onSubmit={save}
      className="organization__form"
      renderFrame={(form) => <FormCard onClose={onClose}>{form}</FormCard>}
    >
      <LeaveGuard inTab />
      <TextField
        name="name"
        label={labels.name}
        required
        trim
        validate={nameLength}
        autoComplete="organization"
      />
      <SearchField
        name="okopf"
        label={labels.okopf}
        hint="Начните вводить название или код ОКОПФ"
        search={search}
      />
      <div className="organization__row">
        <RequisiteField kind="inn" name="itn" required />
        <RequisiteField kind="ogrn" name="ogrn" label={labels.ogrn} required innField="itn" />
        {!isIndividual(organization) && <RequisiteField kind="kpp" name="kpp" />}
      </div>
      <TextField
        name="legalAddress"
        label={labels.legalAddress}
        required
        trim
        validate={addressLength}
        autoComplete="off"
      />
      <TextField
        name="ceoName"
        label={labels.ceoName}
        hint="Фамилия, имя и отчество"
        required
        trim
        validate={personLength}
        autoComplete="off"
      />
    </FormShell>
  );
}

function FormCard({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const submitting = useSubmitting();
  const discard = useDiscardInput(onClose);
  return (
    <Card
      title="Изменение данных организации"
      headingLevel={2}
      footer={
        <>
          <SubmitButton>Сохранить</SubmitButton>
          <Button variant="outlined" disabled={submitting} onClick={() => void discard()}>
            Отменить
          </Button>
        </>
      }
    >
      {children}
    </Card>
  );
}
