import { Button } from '../../../../ui/button/Button';
import { MOST_OBJECTS } from '../order/orderOutcome';

/** Opens the order of what is chosen. */
export function OrderButton({ count, onOrder }: { count: number; onOrder: () => void }) {
  return (
    <Button
      data-analytics="button:order-objects"
      size="sm"
      onClick={onOrder}
      disabledReason={
        count > MOST_OBJECTS
          ? `За один раз можно заказать не больше ${MOST_OBJECTS} объектов`
          : undefined
      }
    >
      Заказать финансирование
    </Button>
  );
}
