import type { paths } from './paths';

/** Names of the products, keyed by module id. */
export const productTitles = {
  debtors: 'Страхование дебиторской задолженности',
  finance: 'Финансирование',
  seller: 'Страхование заказов маркетплейса',
  sender: 'Страхование заказов курьерской службы',
  settlement: 'Урегулирование',
} as const;

/** Title of the module `debtors`; `productTitles.debtors` is the longer name of the product. */
export const DEBTORS_TITLE = 'Дебиторская задолженность';

/** Titles of the pages, used by menus, headings, breadcrumbs and help. */
export const pageTitles = {
  offers: 'Страховые продукты',
  profile: 'Профиль',
  user: 'Профиль',
  help: 'Помощь',
  deliveries: 'Реестр поставок',
  financing: 'Объекты финансирования',
  financeRequest: 'Заявка на финансирование',
  documents: 'Документы',
  settlement: productTitles.settlement,
  insuranceManagement: 'Управление страхованием',
  orderRegister: 'Реестр заказов',
  invoicesPayment: 'Счета на оплату',
  createClaim: 'Заявление о страховом событии',
  insuranceConditions: 'Условия страхования',
} as const satisfies Partial<Record<keyof typeof paths, string>>;
