import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import type { ApiExtra } from '../baseQuery';
import { cabinetApi } from '../cabinetApi';
import { fieldsOf } from '../../lib/fieldsOf';
import { transportOver } from '../transport/testing/transportOver';
import { clientApi } from './client';
import { financeAgreementApi } from './financeAgreement';
import { financeCalendarApi } from './financeCalendar';
import { financeOfferApi } from './financeOffer';
import { financeRegistryApi } from './financeRegistry';
import { financeRequestApi } from './financeRequest';
import { financeRuleApi } from './financeRule';
import { organizationApi } from './organization';
import { paymentDetailsApi } from './paymentDetails';
import { senderApi } from './sender';
import { userApi } from './user';
import { userSearchApi } from './userSearch';

const ROW = { id: '1', requestId: '1', date: '2026-11-27', sum: 1, count: 1 };
const [one, search] = [{ id: '1' }, { searchRequest: {} }];

/** Opens a store with the queries that the mutations below may concern. Collects the names of its queries. */
async function openEverything() {
  const asked: string[] = [];
  const transport = transportOver((request) =>
    Promise.resolve(
      Response.json(
        request.url.endsWith('/find')
          ? { content: [ROW], totalElements: 1 }
          : { ...ROW, content: [ROW], results: [{ id: '1', status: 'ORDERED' }] },
      ),
    ),
  );
  const collect: Middleware = () => (next) => (action) => {
    const { type, meta } = fieldsOf(action);
    const { endpointName } = fieldsOf(fieldsOf(meta)['arg']);
    if (type === 'cabinetApi/executeQuery/pending') asked.push(String(endpointName));
    return next(action);
  };
  const { dispatch } = configureStore({
    reducer: { cabinetApi: cabinetApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { transport, reload() {} } satisfies ApiExtra },
      }).concat(collect, cabinetApi.middleware),
  });
  const [sender, registry] = [senderApi.endpoints, financeRegistryApi.endpoints];
  const requests = financeRequestApi.endpoints;
  await Promise.all([
    dispatch(sender.getOrderDashboard.initiate()),
    dispatch(sender.findOrders.initiate(search)),
    dispatch(sender.getOrder.initiate(one)),
    dispatch(sender.findClaims.initiate({ claimSearch: {} })),
    dispatch(sender.getClaim.initiate(one)),
    dispatch(sender.findSenderInvoices.initiate(search)),
    dispatch(registry.findSupplies.initiate(search)),
    dispatch(registry.getSupply.initiate(one)),
    dispatch(registry.findFinancingObjects.initiate(search)),
    dispatch(registry.getFinancingObject.initiate(one)),
    dispatch(
      financeCalendarApi.endpoints.getDaySum.initiate({ agreementId: '1', day: '2026-11-27' }),
    ),
    dispatch(financeAgreementApi.endpoints.findFinanceAgreements.initiate(search)),
    dispatch(financeRuleApi.endpoints.findFinanceRules.initiate(search)),
    dispatch(financeRuleApi.endpoints.getFinanceRule.initiate(one)),
    dispatch(financeOfferApi.endpoints.findActualFinanceOffers.initiate(search)),
    dispatch(requests.getFinanceRequest.initiate(one)),
    dispatch(requests.getFinanceRequestForm.initiate(one)),
    dispatch(clientApi.endpoints.getServiceHealth.initiate({ service: 'COURIER' })),
    dispatch(clientApi.endpoints.getInsuranceStatus.initiate({ product: 'sender' })),
    dispatch(clientApi.endpoints.getCredential.initiate({ id: 'COURIER' })),
    dispatch(userApi.endpoints.getCurrentUser.initiate()),
    dispatch(userApi.endpoints.findUsers.initiate(search)),
    dispatch(paymentDetailsApi.endpoints.findPaymentDetails.initiate(search)),
  ]);
  return { dispatch, asked };
}

type Dispatch = Awaited<ReturnType<typeof openEverything>>['dispatch'];

const orders = ['findOrders', 'getOrder', 'getOrderDashboard'];
const claims = ['findClaims', 'getClaim'];
const objects = [
  'findFinanceAgreements',
  'findFinancingObjects',
  'findSupplies',
  'getDaySum',
  'getFinancingObject',
  'getSupply',
];
const request = ['findActualFinanceOffers', 'getFinanceRequest', 'getFinanceRequestForm'];
const account = ['getCredential', 'getCurrentUser', 'getInsuranceStatus', 'getServiceHealth'];
const rules = ['findFinanceRules', 'getFinanceRule'];
const own = {
  lastname: 'Ильин',
  firstname: 'Тимур',
  middlename: null,
  mobilePhone: null,
  email: null,
};

const { endpoints: sender } = senderApi;
const { endpoints: requests } = financeRequestApi;

it.each<[string, readonly string[], (dispatch: Dispatch) => PromiseLike<unknown>]>([
  ['deleteClaim', [...claims, ...orders], (send) => send(sender.deleteClaim.initiate(one))],
  ['submitClaim', [...claims, ...orders], (send) => send(sender.submitClaim.initiate(one))],
  [
    'excludeClaimOrders',
    claims,
    (send) => send(sender.excludeClaimOrders.initiate({ ...one, claimExclusions: { orders: [] } })),
  ],
  [
    'createObjection',
    claims,
    (send) =>
      send(
        sender.createObjection.initiate({
          newObjection: { claimId: '1', text: '', documents: [] },
        }),
      ),
  ],
  ['deactivateInsurance', orders, (send) => send(sender.deactivateInsurance.initiate())],
  [
    'deleteFinancingObject',
    objects,
    (send) => send(financeRegistryApi.endpoints.deleteFinancingObject.initiate(one)),
  ],
  [
    'deleteFinanceRule',
    rules,
    (send) => send(financeRuleApi.endpoints.deleteFinanceRule.initiate(one)),
  ],
  ['sendFinanceRequest', request, (send) => send(requests.sendFinanceRequest.initiate(one))],
  [
    'deleteFinanceRequest',
    ['findActualFinanceOffers'],
    (send) => send(requests.deleteFinanceRequest.initiate(one)),
  ],
  [
    'deleteFounder',
    ['getFinanceRequestForm'],
    (send) => send(requests.deleteFounder.initiate(one)),
  ],
  ['deleteCredential', account, (send) => send(clientApi.endpoints.deleteCredential.initiate(one))],
  [
    'updateCurrentUser',
    ['findUsers', 'getCurrentUser'],
    (send) => send(userApi.endpoints.updateCurrentUser.initiate({ ownProfile: own })),
  ],
  [
    'deleteUser',
    ['findUsers', 'getCurrentUser'],
    (send) => send(userSearchApi.endpoints.deleteUser.initiate(one)),
  ],
  [
    'deleteOrganizationPaymentDetails',
    ['findPaymentDetails'],
    (send) => send(organizationApi.endpoints.deleteOrganizationPaymentDetails.initiate(one)),
  ],
])('%s reloads what it has changed, and nothing else', async (_name, reloaded, send) => {
  const { dispatch, asked } = await openEverything();
  asked.length = 0;
  await send(dispatch);
  await Promise.all(dispatch(cabinetApi.util.getRunningQueriesThunk()));
  expect(asked.toSorted()).toEqual(reloaded.toSorted());
});
