import type { ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { Organization, RegistryData } from '../../../api/endpoints/organization';
import { defineForm } from '../../../forms/description/defineForm';
import { checkbox } from '../../../forms/field/CheckboxField';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { LateRefusal } from '../../../shell/leave/LateRefusal';
import { useToast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { CardFooter } from '../../../ui/card/Card';
import { trackFocusOwner } from '../../../ui/focus/focusTarget';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ComparisonTable } from './ComparisonTable';
import { acceptedValues } from './organizationForm';
import { differencesIn, type ComparedField, type ComparedRow } from './registryDifferences';
import { useSaveOrganization } from './useSaveOrganization';

type AcceptValues = Partial<Record<ComparedField, boolean>>;

const accepted = checkbox({ label: 'Принять' });

/** The form that adopts the selected values from the state register. */
const acceptForm = defineForm<AcceptValues>()({
  name: 'registry',
  unsent: 'Данные из реестра не приняты',
  keep: false,
  fields: {
    name: accepted,
    okopf: accepted,
    itn: accepted,
    ogrn: accepted,
    kpp: accepted,
    legalAddress: accepted,
    ceoName: accepted,
  },
});

interface AcceptFormProps {
  organization: Organization;
  registry: RegistryData;
  rows: readonly ComparedRow[];
  /** Called after the save; `mayMoveFocus` is false if the user has moved the focus meanwhile. */
  onAccepted: (mayMoveFocus: boolean) => void;
  /** Button that closes the comparison; shown beside the form's own buttons. */
  closing: ReactNode;
}

/** The comparison with a checkbox at each difference; one save adopts all checked values. */
export function AcceptForm({ organization, registry, rows, onAccepted, closing }: AcceptFormProps) {
  const saveChanges = useSaveOrganization(organization);
  const toast = useToast();
  const fields = differencesIn(rows).map(({ field }) => field);

  const accept = async (values: AcceptValues) => {
    const isFocusFree = trackFocusOwner();
    const chosen = fields.filter((field) => values[field] === true);
    await saveChanges(acceptedValues(organization, registry, chosen));
    toast.success('Данные организации обновлены по реестру');
    onAccepted(isFocusFree());
  };

  return (
    <FormShell form={acceptForm} onSubmit={accept}>
      <LateRefusal />
      <ComparisonTable
        rows={rows}
        renderChoice={({ field, label }) => {
          const Choice = acceptForm.fields[field];
          return fields.includes(field) ? (
            <Choice label={`Принять «${label}»`}>
              Принять <VisuallyHidden>«{label}»</VisuallyHidden>
            </Choice>
          ) : null;
        }}
      />
      <CardFooter>
        <AcceptButtons fields={fields} />
        {closing}
      </CardFooter>
    </FormShell>
  );
}

function AcceptButtons({ fields }: { fields: readonly ComparedField[] }) {
  const form = useForm('AcceptButtons');
  const { values } = useFormState({ subscription: { values: true } });
  const chosen = fields.filter((field) => Reflect.get(values ?? {}, field) === true);
  const areAllChosen = chosen.length === fields.length;
  const chooseAll = () => {
    form.batch(() => {
      for (const field of fields) form.change(field, !areAllChosen);
    });
  };
  return (
    <>
      <SubmitButton
        disabledReason={chosen.length === 0 ? 'Отметьте, что принять из реестра' : undefined}
      >
        Принять выбранное
      </SubmitButton>
      {fields.length > 1 && (
        <Button variant="text" onClick={chooseAll}>
          {areAllChosen ? 'Снять выбор' : 'Выбрать все'}
        </Button>
      )}
    </>
  );
}
