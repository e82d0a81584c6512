import { configureStore } from '@reduxjs/toolkit';
import { cabinetApi } from '../cabinetApi';
import { debtorsApi } from '../endpoints/debtors';
import { financeOfferApi } from '../endpoints/financeOffer';
import type { ApiExtra } from '../extra';
import { transportOver } from '../transport/testing/transportOver';

export type Answer = (request: Request) => Response | Promise<Response>;

/** Returns the functions of `storeOver` for a server that responds with `answer`; also returns the requests. */
export function storeAnswering(answer: Answer) {
  const requests: Request[] = [];
  const transport = transportOver((request: Request) => {
    requests.push(request);
    return Promise.resolve(answer(request));
  });
  return { ...storeOver(transport), requests };
}

/** Returns functions that make several kinds of calls over a new store with this transport. */
export function storeOver(transport: ApiExtra['transport']) {
  const store = configureStore({
    reducer: { cabinetApi: cabinetApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport, reload() {} } satisfies ApiExtra } }).concat(
        cabinetApi.middleware,
      ),
  });
  const loadOffers = (forceRefetch = false) =>
    store.dispatch(
      debtorsApi.endpoints.findActualDebtorOffers.initiate(
        { debtorOffersRequest: {} },
        { forceRefetch },
      ),
    );
  const { findActualFinanceOffers } = financeOfferApi.endpoints;
  const loadFinanceOffers = () =>
    store.dispatch(findActualFinanceOffers.initiate({ searchRequest: {} }));
  const apply = () =>
    store.dispatch(
      debtorsApi.endpoints.requestDebtorAgreement.initiate({
        debtorAgreementRequest: {
          userId: 'u',
          offerId: 'o',
          organization: { itn: '', name: '', ceoName: '', ogrn: '', legalAddress: '' },
        },
      }),
    );
  const forget = () => store.dispatch(cabinetApi.util.resetApiState());
  return { loadOffers, loadFinanceOffers, apply, forget };
}
