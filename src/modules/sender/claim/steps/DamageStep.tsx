import './claimSteps.css';
import { useForm } from 'react-final-form';
import { KopeksField } from '../../../../forms/field/KopeksField';
import { TextField } from '../../../../forms/field/TextField';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { formatMoney } from '../../../../lib/money';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { Button } from '../../../../ui/button/Button';
import { Money } from '../../../../ui/value/Money';
import { useClaiming } from '../editor/claiming';
import { claimTable } from '../form/claimTable';
import { chosenSum } from '../form/claimErrors';
import { amountRule, insuredSumOf, piecesRule } from '../form/claimRules';
import type { ClaimValues } from '../form/claimTable';
import { orderItems, type ItemOfOrder } from '../form/orderItems';

/** Which items, and how much is claimed for them. */
export function DamageStep() {
  const { order, context } = useClaiming();
  const items = orderItems(order);
  return (
    <>
      <StepTitle />
      <div className="claim-step">
        {items.length > 0 && (
          <>
            <p className="claim-step__text">
              Укажите, сколько единиц каждого товара повреждено или утрачено.
            </p>
            <ul className="claim-items" aria-label={claimTable.items.label}>
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
            <ChosenSum />
          </>
        )}
        <div className="claim-step__row">
          <KopeksField
            name="claimedAmount"
            label={claimTable.claimedAmount.label}
            hint={`Не больше страховой суммы: ${formatMoney(insuredSumOf(order))}`}
            required
            validate={amountRule(context)}
          />
        </div>
      </div>
    </>
  );
}

function Item({ item: { id, name, price, quantity } }: { item: ItemOfOrder }) {
  const index = useFormResult(({ items }: ClaimValues) => items.findIndex((one) => one.id === id));
  return (
    <li className="claim-items__item">
      <div>
        <div className="claim-items__name">{name}</div>
        <div className="claim-items__price">
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
          validate={piecesRule(quantity)}
        />
      )}
    </li>
  );
}

/** What the chosen items cost together, and the way to claim it. */
function ChosenSum() {
  const { order } = useClaiming();
  const form = useForm<ClaimValues>('ChosenSum');
  const sum = useFormResult((values: ClaimValues) => chosenSum(values, order));
  const claimable = Math.min(sum, insuredSumOf(order));
  return (
    <div className="claim-sum">
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
