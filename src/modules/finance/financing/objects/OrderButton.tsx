import { Button } from '../../../../ui/button/Button';
import { MOST_OBJECTS } from '../order/orderOutcome';

interface OrderButtonProps {
  count: number;
  /** The objects are being asked for. */
  isBusy: boolean;
  onOrder: () => void;
}

/** Opens the order of what is chosen. */
export function OrderButton({ count, isBusy, onOrder }: OrderButtonProps) {
  return (
    <Button
      data-analytics="button:order-objects"
      size="sm"
      busy={isBusy}
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
