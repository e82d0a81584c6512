import type { paths } from './paths';
import { productTitles } from './products';

/** The titles of the cabinet's pages, as menus, headings, breadcrumbs and help name them. */
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
