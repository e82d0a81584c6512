import { Money } from '../../ui/value/Money';

/** Texts of the cards about the insurance. */
export const insured = {
  title: 'Страхование заказов',
  risks: 'Повреждение, утрата, невыкуп',
  perOrder: 'За каждый застрахованный заказ',
} as const;

/**
 * Returns the insurance price of one order, in kopeks; null for an invalid or missing price. N10: after a failed call
 * the
 * price counts as missing.
 */
export function readPrice(insurancePrice: number | null | undefined): number | null {
  return typeof insurancePrice === 'number' && insurancePrice >= 0 ? insurancePrice : null;
}

/** The price of one order that the customer accepts; «Стоимость уточняется» if there is no price. */
export function OrderPrice({ kopeks }: { kopeks: number | null }) {
  return kopeks === null ? 'Стоимость уточняется' : <Money kopeks={kopeks} fraction="any" />;
}
