// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCabinetStore } from '../../test/render/store';
import { testServer } from '../../test/render/server';
import { ANNA, financeId } from '../../test/backend/scenarios/finance/owners';
import { EXAMPLE_ORDER_ID } from '../../test/backend/scenarios/exampleOrder';
import type { OperationId } from '../../test/backend/generated/operations';
import { optionalCall } from './baseQuery';
import { authApi } from './endpoints/auth';
import { clientApi } from './endpoints/client';
import { debtorsApi } from './endpoints/debtors';
import { downloadPaths, fileApi } from './endpoints/file';
import { financeAgreementApi } from './endpoints/financeAgreement';
import { financeCalendarApi } from './endpoints/financeCalendar';
import { financeOfferApi } from './endpoints/financeOffer';
import { financeRegistryApi } from './endpoints/financeRegistry';
import { organizationApi } from './endpoints/organization';
import { senderApi } from './endpoints/sender';
import { userApi } from './endpoints/user';
import { serviceUnavailable } from './events';
import { downloadFile } from './files/download';

type Dispatch = ReturnType<typeof createCabinetStore>['store']['dispatch'];
type Call = (dispatch: Dispatch) => Promise<unknown>;

const server = testServer();
const FILE = 'a0000000-0000-4000-8000-000000000001';
const DENIS = 'morozov@posylka-plus.ru';
const id = financeId('invoice', ANNA, 1);
const forced = { forceRefetch: true } as const;

const client = clientApi.endpoints;
const sender = senderApi.endpoints;
const finance = financeRegistryApi.endpoints;

const APPLICATION = {
  userId: id,
  offerId: id,
  organization: {
    itn: '7707083893',
    name: 'ООО «Посылка плюс»',
    ceoName: 'Морозов Денис Олегович',
    ogrn: '1027700132195',
    legalAddress: 'г. Москва',
  },
};
const ACCOUNT = {
  clientId: '770412345',
  clientSecret: '9081726354',
  serviceType: 'COURIER',
  secretType: 'OAUTH',
} as const;

const OPTIONAL_CALLS: readonly (readonly [OperationId, Call, name?: string])[] = [
  ['getServiceHealth', (go) => go(client.getServiceHealth.initiate({ service: 'COURIER' }))],
  ['getInsuranceStatus', (go) => go(client.getInsuranceStatus.initiate({ product: 'sender' }))],
  ['getProductAgreement', (go) => go(client.getProductAgreement.initiate({ product: 'sender' }))],
  ['getCredential', (go) => go(client.getCredential.initiate({ id: 'COURIER' }))],
  [
    'checkContractNumber',
    (go) => go(sender.checkContractNumber.initiate({ contractNumber: '77041234' })),
  ],
  [
    'findActualDebtorOffers',
    (go) => go(debtorsApi.endpoints.findActualDebtorOffers.initiate({ debtorOffersRequest: {} })),
  ],
  [
    'findActualFinanceOffers',
    (go) => go(financeOfferApi.endpoints.findActualFinanceOffers.initiate({ searchRequest: {} })),
  ],
  [
    'requestDebtorAgreement',
    (go) =>
      go(
        debtorsApi.endpoints.requestDebtorAgreement.initiate({
          debtorAgreementRequest: APPLICATION,
        }),
      ),
  ],
  ['activateInsurance', (go) => go(sender.activateInsurance.initiate({ insurancePrice: 4900 }))],
  ['createCredential', (go) => go(client.createCredential.initiate({ newCredential: ACCOUNT }))],
  ['getInsurancePrice', (go) => go(sender.getInsurancePrice.initiate())],
  ['getOrderDashboard', (go) => go(sender.getOrderDashboard.initiate())],
  ['getOrder', (go) => go(sender.getOrder.initiate({ id: EXAMPLE_ORDER_ID }))],
  ['findClaims', (go) => go(sender.findClaims.initiate({ claimSearch: {} }))],
  ['getOrderStatuses', (go) => go(sender.getOrderStatuses.initiate())],
  ['getDisableReasons', (go) => go(sender.getDisableReasons.initiate())],
  [
    'sendDisableReasons',
    (go) => go(sender.sendDisableReasons.initiate({ disableReasonsAnswer: { reasonIds: [] } })),
  ],
  ['needCaptcha', (go) => go(authApi.endpoints.needCaptcha.initiate())],
  ['generatePassword', (go) => go(authApi.endpoints.generatePassword.initiate())],
  [
    'getOrganizationRegistryData',
    (go) =>
      go(
        organizationApi.endpoints.getOrganizationRegistryData.initiate({ id: ANNA.organizationId }),
      ),
  ],
  ['findOkopf', (go) => go(organizationApi.endpoints.findOkopf.initiate({ searchRequest: {} }))],
  ['getSupply', (go) => go(finance.getSupply.initiate({ id }))],
  ['getFinancingObject', (go) => go(finance.getFinancingObject.initiate({ id }))],
  [
    'getFinanceInvoice',
    (go) => go(financeAgreementApi.endpoints.getFinanceInvoice.initiate({ id })),
  ],
  [
    'getCalendarSum',
    (go) =>
      go(financeCalendarApi.endpoints.getDaySum.initiate({ agreementId: id, day: '2026-01-12' })),
  ],
  // These calls are required on other pages; `optionalCall` makes them optional here.
  ['findSupplies', (go) => go(finance.findSupplies.initiate(optionalCall({ searchRequest: {} })))],
  [
    'findFinanceAgreements',
    (go) =>
      go(
        financeAgreementApi.endpoints.findFinanceAgreements.initiate(
          optionalCall({ searchRequest: {} }),
        ),
      ),
  ],
  ['downloadFile', (go) => go(downloadFile({ path: downloadPaths.downloadFile({ id: FILE }) }))],
  ['downloadFile', (go) => go(fileApi.endpoints.getPicture.initiate(FILE)), 'getPicture'],
];

/** Calls that are retried twice after a temporary failure. */
const ASKED_AGAIN: readonly OperationId[] = ['getOrderDashboard', 'getCalendarSum'];

const loadOrders: Call = (go) => go(sender.findOrders.initiate({ searchRequest: {} }, forced));

async function signedIn() {
  const { store, startListening, signIn, signOut } = createCabinetStore();
  const outage = vi.fn<() => void>();
  startListening({ actionCreator: serviceUnavailable, effect: () => outage() });
  await signIn(server.tokensOf(DENIS));
  server.forgetCalls();
  return { dispatch: store.dispatch, outage, signOut };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe.each(['500', '501', '502-html', '503'] as const)('a %s', (kind) => {
  it.each(
    OPTIONAL_CALLS.map(([operation, call, name = operation]) => [name, operation, call] as const),
  )(
    'does not redirect to /unavailable if the optional call %s fails',
    async (_name, operation, call) => {
      const { dispatch, outage } = await signedIn();
      server.fail(operation, kind);
      vi.spyOn(Math, 'random').mockReturnValue(0); // no random part in the retry pauses
      await call(dispatch);
      const isAskedAgain = kind !== '501' && ASKED_AGAIN.includes(operation);
      expect(server.calls()).toEqual(Array.from({ length: isAskedAgain ? 3 : 1 }, () => operation));
      expect(outage).not.toHaveBeenCalled();
    },
  );

  it('redirects to /unavailable if the first load of a page fails, but not if a reload fails', async () => {
    const { dispatch, outage } = await signedIn();
    server.fail('findOrders', kind);
    await loadOrders(dispatch);
    expect(outage).toHaveBeenCalledOnce();
    server.mend();
    await loadOrders(dispatch);
    server.fail('findOrders', kind);
    await loadOrders(dispatch);
    expect(outage).toHaveBeenCalledOnce();
    // An uncached query is a first load too.
    await dispatch(userApi.endpoints.getUser.initiate({ id }, forced));
    expect(outage).toHaveBeenCalledOnce();
    server.fail('getUser', kind);
    await dispatch(userApi.endpoints.getUser.initiate({ id }, forced));
    expect(outage).toHaveBeenCalledTimes(2);
  });

  it('redirects to /unavailable if an optional query is made without optionalCall', async () => {
    const { dispatch, outage } = await signedIn();
    server.fail('findSupplies', kind);
    await dispatch(finance.findSupplies.initiate({ searchRequest: {} }));
    expect(outage).toHaveBeenCalledOnce();
  });

  it('does not redirect after the session has ended', async () => {
    const { dispatch, outage, signOut } = await signedIn();
    server.fail('findOrders', kind);
    const answer = server.hold('findOrders');
    const late = loadOrders(dispatch);
    await vi.waitFor(() => {
      expect(server.calls()).toContain('findOrders');
    }, 10_000);
    await signOut();
    answer();
    await late;
    expect(outage).not.toHaveBeenCalled();
  });

  it('redirects to /unavailable if a mutation fails', async () => {
    const { dispatch, outage } = await signedIn();
    server.fail('deactivateInsurance', kind);
    await dispatch(sender.deactivateInsurance.initiate());
    expect(outage).toHaveBeenCalledOnce();
  });
});
