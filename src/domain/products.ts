/** The names of the products (specification, section 1), by the id of their module. */
export const productTitles = {
  debtors: 'Страхование дебиторской задолженности',
  finance: 'Финансирование',
  seller: 'Страхование заказов маркетплейса',
  sender: 'Страхование заказов курьерской службы',
  settlement: 'Урегулирование',
} as const;

/** What is insured, where the page already says that it is insurance. */
export const DEBTORS_TITLE = 'Дебиторская задолженность';
