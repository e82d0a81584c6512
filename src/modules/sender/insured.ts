/** How the cards of the insurance name it. */
export const insured = {
  title: 'Страхование заказов',
  risks: 'Повреждение, утрата, невыкуп',
  /** What the price is for. */
  perOrder: 'За каждый застрахованный заказ',
} as const;
