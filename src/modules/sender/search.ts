import { senderApi } from '../../api/endpoints/sender';
import { optionalCall } from '../../api/baseQuery';
import { FORCE_REFETCH, registryFinder } from '../../blocks/registry/registryFinder';
import { claimTypeName } from '../../domain/claims';
import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { claimStatuses, senderInvoiceStatuses } from '../../domain/statuses/orderStatuses';
import { shownStatus } from '../../domain/shownRow';
import { formatMoney } from '../../lib/money';
import type { Found } from '../../shell/palette/search';
import { boxIcon, fileIcon, hammerIcon } from '../../ui/icon/frameIcons';
import { plusIcon } from '../../ui/icon/pageIcons';
import { invoicesQuery } from './invoices/register';
import { claimsQuery } from './orders/claims/register';
import { ordersQuery } from './orders/register/register';
import { orderStatus } from './orders/register/orderStatus';

const { findOrders, findClaims, findSenderInvoices } = senderApi.endpoints;

const orders = registryFinder({
  id: 'orders',
  title: 'Заказы',
  icon: boxIcon,
  sort: 50,
  page: paths.orderRegister,
  query: ordersQuery,
  number: 'orderNumber',
  search: (searchRequest) => findOrders.initiate(optionalCall({ searchRequest }), FORCE_REFETCH),
  show: ({ id, orderNumber = '', fromCity, toCity, declaredValue, status }) => ({
    id,
    title: orderNumber,
    detail: [fromCity, toCity].filter(Boolean).join('\u00A0– '),
    value: formatMoney(declaredValue),
    status: orderStatus(status),
  }),
});

const claims = registryFinder({
  id: 'claims',
  title: 'Заявления',
  icon: hammerIcon,
  sort: 60,
  page: paths.orderRegister,
  place: '?tab=claims',
  query: claimsQuery,
  number: 'number',
  search: (claimSearch) => findClaims.initiate(optionalCall({ claimSearch }), FORCE_REFETCH),
  show: ({ id, number = '', type, claimedAmount, status }) => ({
    id,
    title: number,
    detail: claimTypeName(type ?? ''),
    value: formatMoney(claimedAmount),
    status: shownStatus(claimStatuses, status),
  }),
});

const bills = registryFinder({
  id: 'sender-bills',
  title: pageTitles.invoicesPayment,
  icon: fileIcon,
  sort: 81,
  page: paths.invoicesPayment,
  place: '?view=all',
  query: invoicesQuery,
  number: 'number',
  search: (searchRequest) =>
    findSenderInvoices.initiate(optionalCall({ searchRequest }), FORCE_REFETCH),
  show: ({ id, number = '', purpose = '', amount, status }) => ({
    id,
    title: number,
    detail: purpose,
    value: formatMoney(amount),
    status: shownStatus(senderInvoiceStatuses, status),
  }),
});

/** N22: search of the sender module for the palette. */
export default {
  finders: [orders, claims, bills],
  actions: [
    {
      id: 'claim',
      title: 'Создать заявление о страховом событии',
      detail: 'Выберите заказ',
      icon: plusIcon,
      page: paths.orderRegister,
      to: paths.orderRegister,
    },
    {
      id: 'pay',
      title: 'Оплатить счета за страхование',
      icon: fileIcon,
      page: paths.invoicesPayment,
      to: paths.invoicesPayment,
    },
  ],
} satisfies Found;
