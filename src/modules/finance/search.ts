import { financeAgreementApi } from '../../api/endpoints/financeAgreement';
import { actualFinanceOffers, financeOfferApi } from '../../api/endpoints/financeOffer';
import { financeRegistryApi } from '../../api/endpoints/financeRegistry';
import { optionalCall } from '../../api/baseQuery';
import { FORCE_REFETCH, askOnce, registryFinder } from '../../blocks/registry/registryFinder';
import { paths, pathWithId } from '../../domain/paths';
import {
  financeInvoiceStatuses,
  financeRequestStatuses,
  financingStatuses,
} from '../../domain/statuses/financeStatuses';
import { shownStatus } from '../../domain/shownRow';
import { onOtherLayout } from '../../lib/keyboardLayout';
import { formatMoney } from '../../lib/money';
import type { FindContext, Finder, Found } from '../../shell/palette/search';
import { SHOWN_ROWS } from '../../shell/palette/search';
import { matching } from '../../shell/palette/match';
import { buildingIcon } from '../../ui/icon/pageIcons';
import {
  databaseIcon,
  exclamationTriangleIcon,
  fileIcon,
  listIcon,
  walletIcon,
} from '../../ui/icon/frameIcons';
import { offerBank, offerCard } from './offers/offerCard';
import { suppliesQuery } from './deliveries/supplies/register';
import { invoicesQuery } from './deliveries/invoices/register';
import { ALL_OBJECTS, objectsQuery } from './financing/objects/register';
import { buyerFilters, findBuyers, newestSupplies } from './financing/rules/useBuyerSearch';

const { findSupplies, findFinancingObjects } = financeRegistryApi.endpoints;
const { findActualFinanceOffers } = financeOfferApi.endpoints;
const { findFinanceInvoices } = financeAgreementApi.endpoints;

/** Number of supplies per call: they lead to the buyers, because the contract has no search for buyers. */
const SUPPLIES_PER_CALL = 50;

const supplies = registryFinder({
  id: 'supplies',
  title: 'Поставки',
  icon: listIcon,
  sort: 30,
  page: paths.deliveries,
  query: suppliesQuery,
  number: 'number',
  search: (searchRequest) => findSupplies.initiate(optionalCall({ searchRequest }), FORCE_REFETCH),
  show: ({ id, number = '', debtor, amount, status }) => ({
    id,
    title: number,
    detail: debtor?.name ?? '',
    value: formatMoney(amount),
    status: shownStatus(financingStatuses, status),
  }),
});

const objects = registryFinder({
  id: 'objects',
  title: 'Объекты',
  icon: databaseIcon,
  sort: 40,
  page: paths.financing,
  place: `?view=${ALL_OBJECTS}`,
  query: objectsQuery,
  number: 'number',
  search: (searchRequest) =>
    findFinancingObjects.initiate(optionalCall({ searchRequest }), FORCE_REFETCH),
  show: ({ id, number = '', debtor, claimAmount, status }) => ({
    id,
    title: number,
    detail: debtor?.name ?? '',
    value: formatMoney(claimAmount),
    status: shownStatus(financingStatuses, status),
  }),
});

const bills = registryFinder({
  id: 'bills',
  title: 'Счета',
  icon: fileIcon,
  sort: 80,
  page: paths.deliveries,
  place: '?tab=invoices',
  query: invoicesQuery,
  number: 'number',
  search: (searchRequest) =>
    findFinanceInvoices.initiate(optionalCall({ searchRequest }), FORCE_REFETCH),
  show: ({ id, number = '', purpose = '', amount, status }) => ({
    id,
    title: number,
    detail: purpose,
    value: formatMoney(amount),
    status: shownStatus(financeInvoiceStatuses, status),
  }),
});

/** Finds requests by bank and limit, because they have no number. */
const requests: Finder = {
  id: 'requests',
  title: 'Заявки',
  icon: walletIcon,
  sort: 45,
  page: paths.financeRequest,
  async find(text, { dispatch }) {
    // Typing the next key does not abort this call, because a page may use the same cache entry.
    const offers = findActualFinanceOffers.initiate(optionalCall(actualFinanceOffers), {
      subscribe: false,
    });
    const { content } = await dispatch(offers).unwrap();
    const rows = content.flatMap((offer) => {
      const { request, financingLimit } = offer;
      if (!request || offerCard(offer).kind === 'agreement') return [];
      const limit = (request.financingLimit ?? financingLimit)?.financingLimit;
      return {
        id: request.id,
        title: offerBank(offer).name,
        detail: `лимит ${formatMoney(limit, { fraction: false })}`,
        status: shownStatus(financeRequestStatuses, request.status),
        to: pathWithId(paths.financeRequest, request.id),
      };
    });
    const fitting = matching(rows, text);
    return { rows: fitting.slice(0, SHOWN_ROWS), total: fitting.length };
  },
  all: () => paths.offers,
};

const buyerPath = (text: string) => `${paths.deliveries}?${new URLSearchParams({ buyer: text })}`;

/** Finds buyers of supplies with the typed text; if no buyer is found, with the text in the other keyboard layout. */
async function findBuyersFor(text: string, context: FindContext) {
  for (const term of [text, onOtherLayout(text) ?? '']) {
    if (term === '' || context.signal.aborted) break;
    const buyers = await findBuyers(
      buyerFilters(term),
      (filters) => {
        const searchRequest = newestSupplies(filters, SUPPLIES_PER_CALL);
        return askOnce(
          context,
          findSupplies.initiate(optionalCall({ searchRequest }), FORCE_REFETCH),
        );
      },
      SHOWN_ROWS + 1,
    );
    if (buyers.length === 0) continue;
    const rows = buyers.slice(0, SHOWN_ROWS).map(({ id, name = '', itn = '' }) => ({
      id,
      title: name || itn,
      detail: `ИНН\u00A0${itn || '—'}`,
      to: buyerPath(itn || name),
    }));
    return { rows, total: buyers.length > SHOWN_ROWS ? undefined : rows.length };
  }
  return { rows: [], total: 0 };
}

/** B27: the palette finds supplies, objects, bills, buyers and requests. */
export default {
  finders: [
    supplies,
    objects,
    requests,
    bills,
    {
      id: 'buyers',
      title: 'Покупатели',
      icon: buildingIcon,
      sort: 90,
      page: paths.deliveries,
      find: findBuyersFor,
      all: buyerPath,
    },
  ],
  actions: [
    {
      id: 'overdue-supplies',
      title: 'Показать просроченные поставки',
      icon: exclamationTriangleIcon,
      page: paths.deliveries,
      to: `${paths.deliveries}?overdue=on`,
    },
    {
      id: 'order-financing',
      title: 'Заказать финансирование',
      icon: databaseIcon,
      page: paths.financing,
      to: paths.financing,
    },
  ],
} satisfies Found;
