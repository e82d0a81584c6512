import { Button } from '../../../../ui/button/Button';
import { MOST_OBJECTS } from '../order/orderOutcome';

interface OrderButtonProps {
  count: number;
  /** True while the selected objects are reloaded before the order. */
  isBusy: boolean;
  onOrder: () => void;
  /** True in the footer of a phone, which has no space for the full label. */
  isShort?: boolean;
}

export function OrderButton({ count, isBusy, onOrder, isShort = false }: OrderButtonProps) {
  return (
    <Button
      data-analytics="button:order-objects"
      size="sm"
      busy={isBusy}
      aria-label="Заказать финансирование"
      onClick={onOrder}
      disabledReason={
        count > MOST_OBJECTS
          ? `За один раз можно заказать не больше ${MOST_OBJECTS} объектов`
          : undefined
      }
    >
      {isShort ? 'Заказать' : 'Заказать финансирование'}
    </Button>
  );
}
