import { useMemo, type ReactNode } from 'react';
import type { Organization } from '../../../api/endpoints/organization';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton, useSubmitting } from '../../../forms/form/SubmitButton';
import { OrganizationLookup } from '../../../products/directories/lookups';
import { isIndividual } from '../../../session/permissions';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { useDiscardInput } from '../../../shell/leave/useDiscardInput';
import { useToast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { trackFocusOwner } from '../../../ui/focus/focusTarget';
import { organizationForm, type OrganizationValues } from './organizationForm';
import { requisiteLabels } from './requisitesText';
import { useSaveOrganization } from './useSaveOrganization';

const { fields } = organizationForm;

interface OrganizationFormProps {
  organization: Organization;
  /** Called when the changes are saved or discarded. `mayMoveFocus` is false if the user has moved the focus. */
  onClose: (mayMoveFocus: boolean) => void;
  /** Opens the form again with the discarded input. */
  onReopen: () => void;
}

/** Changes the requisites. P3: a save keeps the changes of another tab. P4: requisites have their own rules. */
export function OrganizationForm({ organization, onClose, onReopen }: OrganizationFormProps) {
  const saveChanges = useSaveOrganization(organization);
  const toast = useToast();
  const initialValues = useMemo(() => organizationForm.read(organization), [organization]);
  const labels = requisiteLabels(organization);

  const save = async (values: OrganizationValues) => {
    const isFocusFree = trackFocusOwner();
    await saveChanges(values);
    toast.success('Данные организации сохранены');
    return isFocusFree;
  };

  return (
    <FormShell
      form={organizationForm}
      initialValues={initialValues}
      onSubmit={save}
      onSent={(isFocusFree) => onClose(isFocusFree())}
      className="organization__form"
      renderFrame={(form) => (
        <FormCard onClose={() => onClose(true)} onReopen={onReopen}>
          {form}
        </FormCard>
      )}
    >
      <LeaveGuard inTab />
      <fields.name />
      <fields.okopf />
      <div className="grid gap-4 grid-fit-220px">
        <fields.itn below={<OrganizationLookup />} />
        <fields.ogrn label={labels.ogrn} />
        {!isIndividual(organization) && <fields.kpp />}
      </div>
      <fields.legalAddress />
      <fields.ceoName />
    </FormShell>
  );
}

interface FormCardProps {
  onClose: () => void;
  onReopen: () => void;
  children: ReactNode;
}

function FormCard({ onClose, onReopen, children }: FormCardProps) {
  const submitting = useSubmitting();
  const discard = useDiscardInput(onClose, onReopen);
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
