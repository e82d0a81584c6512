import { defineForm } from '../../../forms/description/defineForm';
import { checkbox } from '../../../forms/field/CheckboxField';

interface AcceptanceValues {
  accepted: boolean;
}

/** Consent to the conditions at one price; never remembered, so that it is given for what is seen. */
export const acceptanceForm = defineForm<AcceptanceValues>()({
  name: 'insurance-acceptance',
  unsent: 'Страхование не подключено',
  keep: false,
  fields: {
    accepted: checkbox({ label: 'Условия и стоимость приняты', required: true }),
  },
});
