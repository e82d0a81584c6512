import { Money } from '../../../ui/value/Money';

/** The price of one order as the customer agrees to it; «Стоимость уточняется» where there is none. */
export function OrderPrice({ kopeks }: { kopeks: number | null }) {
  return kopeks === null ? 'Стоимость уточняется' : <Money kopeks={kopeks} fraction="any" />;
}
