import { Money } from '../../ui/value/Money';

export const insured = {
  title: 'Страхование заказов',
  risks: 'Повреждение, утрата, невыкуп',
  perOrder: 'За каждый застрахованный заказ',
} as const;

/** Returns the insurance price of one order, in kopeks; null if it is missing or invalid. */
export function readPrice(insurancePrice: number | null | undefined): number | null {
  return typeof insurancePrice === 'number' && insurancePrice >= 0 ? insurancePrice : null;
}

/** The price of one order; «Стоимость уточняется» if there is none. */
export function OrderPrice({ kopeks }: { kopeks: number | null }) {
  return kopeks === null ? 'Стоимость уточняется' : <Money kopeks={kopeks} fraction="any" />;
}
