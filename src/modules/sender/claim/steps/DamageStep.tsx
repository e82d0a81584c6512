import { useForm } from 'react-final-form';
import { KopeksField } from '../../../../forms/field/KopeksField';
import { TextField } from '../../../../forms/field/TextField';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { formatMoney } from '../../../../lib/money';
import { useStatedField } from '../../../../blocks/steps/statedKind';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { Button } from '../../../../ui/button/Button';
import { Money } from '../../../../ui/value/Money';
import { useClaiming } from '../editor/claiming';
import { claimTable, type ClaimValues } from '../form/claimTable';
import { chosenSum, orderItems, piecesError, type ItemOfOrder } from '../form/orderItems';

export function DamageStep() {
  const { order } = useClaiming();
  const amount = useStatedField(claimTable)('claimedAmount');
  const items = orderItems(order);
  return (
    <>
      <StepTitle />
      <div className="grid gap-4 min-w-0">
        {items.length > 0 && (
          <>
            <p>Укажите, сколько единиц каждого товара повреждено или утрачено.</p>
            <ul className="grid gap-2" aria-label={claimTable.items.label}>
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
            <ChosenSum />
          </>
        )}
        <div className="claim-step__row">
          <KopeksField
            {...amount}
            hint={`Не больше страховой суммы: ${formatMoney(order.insuredSum ?? 0)}`}
          />
        </div>
      </div>
    </>
  );
}

function Item({ item: { id, name, price, quantity } }: { item: ItemOfOrder }) {
  const index = useFormResult(({ items }: ClaimValues) => items.findIndex((one) => one.id === id));
  return (
    <li className="claim-items__item grid items-center gap-3 border-b">
      <div>
        <div className="wrap-anywhere">{name}</div>
        <div className="text-sm text-muted">
          <Money kopeks={price} /> × {quantity} шт.
        </div>
      </div>
      {index >= 0 && (
        <TextField
          name={`items.${index}.quantity`}
          label="Количество"
          aria-label={`Количество: ${name}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          validate={(typed) => piecesError(typed, quantity)}
        />
      )}
    </li>
  );
}

/** The total price of the chosen items, with a button that claims it, at most the insured sum. */
function ChosenSum() {
  const { order } = useClaiming();
  const form = useForm<ClaimValues>('ChosenSum');
  const sum = useFormResult((values: ClaimValues) => chosenSum(values.items, order));
  const claimable = Math.min(sum, order.insuredSum ?? 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2-4">
      <span>
        Стоимость выбранных товаров:{' '}
        <strong>
          <Money kopeks={sum} />
        </strong>
      </span>
      {claimable > 0 && (
        <Button variant="text" size="sm" onClick={() => form.change('claimedAmount', claimable)}>
          {`Заявить ${formatMoney(claimable)}`}
        </Button>
      )}
    </div>
  );
}
