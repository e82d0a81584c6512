import { useState } from 'react';
import { defineForm } from '../../../forms/description/defineForm';
import { checkbox } from '../../../forms/field/CheckboxField';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { formatMoney } from '../../../lib/money';
import { shieldIcon } from '../../../ui/icon/frameIcons';
import { Note } from '../../../ui/state/Note';
import { useActivation } from './useActivation';

interface AcceptanceValues {
  accepted: boolean;
}

/** The consent to the conditions at the shown price. It is not saved as a draft, because the price may change. */
const acceptanceForm = defineForm<AcceptanceValues>()({
  name: 'insurance-acceptance',
  unsent: 'Страхование не подключено',
  keep: false,
  fields: {
    accepted: checkbox({ label: 'Условия и стоимость приняты', required: true }),
  },
});

const { fields } = acceptanceForm;

interface AcceptanceProps {
  /** Price of one order, in kopeks. */
  price: number;
}

/**
 * Accepts conditions and price, and switches the insurance on. N7: if the price has changed, both prices are shown, and
 * the user must consent again.
 */
export function Acceptance({ price }: AcceptanceProps) {
  const [earlier] = useState(price);
  const activate = useActivation();
  const shown = formatMoney(price, { fraction: 'any' });
  return (
    <>
      {price !== earlier && (
        <Note tone="warning" live title="Стоимость изменилась">
          Было {formatMoney(earlier, { fraction: 'any' })}, стало {shown} за каждый застрахованный
          заказ. Чтобы подключить страхование, примите новую стоимость.
        </Note>
      )}
      <FormShell key={price} form={acceptanceForm} onSubmit={() => activate(price)}>
        <fields.accepted>
          Я прочитал(а) условия страхования и согласен (согласна) с ними и со стоимостью {shown} за
          каждый застрахованный заказ
        </fields.accepted>
        <div>
          <SubmitButton icon={shieldIcon}>Подключить страхование за {shown}</SubmitButton>
        </div>
      </FormShell>
    </>
  );
}
