import { Money } from '../../ui/value/Money';

/** How the cards of the insurance name it. */
export const insured = {
  title: 'Страхование заказов',
  risks: 'Повреждение, утрата, невыкуп',
  /** What the price is for. */
  perOrder: 'За каждый застрахованный заказ',
} as const;

/**
 * What the insurance of one order costs, in kopeks; null where the server told no price that could be
 * agreed to (specification, section 8: a failed call is no price).
 */
export function readPrice(insurancePrice: number | null | undefined): number | null {
  return typeof insurancePrice === 'number' && insurancePrice >= 0 ? insurancePrice : null;
}

/** The price of one order as the customer agrees to it; «Стоимость уточняется» where there is none. */
export function OrderPrice({ kopeks }: { kopeks: number | null }) {
  return kopeks === null ? 'Стоимость уточняется' : <Money kopeks={kopeks} fraction="any" />;
}
