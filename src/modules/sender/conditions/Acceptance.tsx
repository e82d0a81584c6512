import { useState } from 'react';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { formatMoney } from '../../../lib/money';
import { shieldIcon } from '../../../ui/icon/drawings/shieldIcon';
import { Note } from '../../../ui/state/Note';
import { acceptanceForm } from './acceptanceForm';
import { useActivation } from './useActivation';

const { fields } = acceptanceForm;

interface AcceptanceProps {
  /** Of one order, in kopeks. */
  price: number;
  /** The insurance is on. */
  onActivated: () => void;
}

/**
 * Accepts conditions and price, and switches the insurance on. Another price is another question: it
 * is shown beside the earlier one, and the consent is given anew (rule N7).
 */
export function Acceptance({ price, onActivated }: AcceptanceProps) {
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
      <FormShell
        key={price}
        form={acceptanceForm}
        onSubmit={() => activate(price)}
        onSent={onActivated}
      >
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
