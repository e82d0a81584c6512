import type { ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { Organization, RegistryData } from '../../../api/endpoints/organization';
import { CheckboxField } from '../../../forms/field/CheckboxField';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { toast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ComparisonTable } from './ComparisonTable';
import { acceptedValues } from './organizationForm';
import { differencesIn, type ComparedField, type ComparedRow } from './registryDifferences';
import { useSaveOrganization } from './useSaveOrganization';

type AcceptValues = Partial<Record<ComparedField, boolean>>;

interface AcceptFormProps {
  organization: Organization;
  registry: RegistryData;
  rows: readonly ComparedRow[];
  onAccepted: () => void;
  /** Closes the comparison; stands beside the form's own buttons. */
  closing: ReactNode;
}

/** The comparison with a box at each difference; the ticked ones are taken over at once. */
export function AcceptForm({ organization, registry, rows, onAccepted, closing }: AcceptFormProps) {
  const saveChanges = useSaveOrganization(organization);
  const fields = differencesIn(rows).map(({ field }) => field);

  const accept = async (values: AcceptValues) => {
    const accepted = fields.filter((field) => values[field] === true);
    await saveChanges(acceptedValues(organization, registry, accepted));
    toast.success('Данные организации обновлены по реестру');
    onAccepted();
  };

  return (
    <FormShell<AcceptValues> name="registry" onSubmit={accept}>
      <ComparisonTable
        rows={rows}
        renderChoice={({ field, label }) =>
          fields.includes(field) ? (
            <CheckboxField name={field} label={`Принять «${label}»`}>
              Принять <VisuallyHidden>«{label}»</VisuallyHidden>
            </CheckboxField>
          ) : null
        }
      />
      <div className="card__footer">
        <AcceptButtons fields={fields} />
        {closing}
      </div>
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
