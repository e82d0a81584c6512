import { describe, expect, it } from 'vitest';
import {
  exampleOf,
  operationsOf,
  requestBodyOf,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../scripts/contract/model/openApi';
import { createBackend, type Backend } from './backend';
import { describeProblems } from './core/exchangeLog';
import bundle from './generated/contract.json' with { type: 'json' };
import { operationIndex, type OperationId } from './generated/operations';
import { EXAMPLE_CLAIM_ID } from './scenarios/claims';
import { BELOVA, SEVERNY_VETER } from './scenarios/companies';
import { EXAMPLE_ORDER_ID } from './scenarios/exampleOrder';
import { READY_REQUEST } from './scenarios/finance/offers';
import { ANNA, financeId } from './scenarios/finance/owners';
import { SEEDED_AGREEMENT_ID } from './scenarios/offers';
import { EXAMPLE_CREDENTIAL_ID } from './scenarios/orderInsurance';
import { ILIN_ID } from './scenarios/people';
import { SCENARIO_NAMES } from './scenarios/scenario';
import { signIn } from './testing/client';
import { inLongRun } from '../longRun';

const contract = bundle as unknown as OpenApiDocument;
const operations = operationsOf(contract);

const READY = financeId('request', ANNA, READY_REQUEST);
const FOUNDER = financeId('founder', ANNA, 2 * READY_REQUEST);
const CONTACT = financeId('contact', ANNA, 2 * READY_REQUEST);

const FINANCE_IDS: Partial<Record<OperationId, string>> = {
  getFinanceOffer: financeId('offer', ANNA, 1),
  deleteFinanceOffer: financeId('offer', ANNA, 1),
  getFinanceRequest: READY,
  deleteFinanceRequest: READY,
  sendFinanceRequest: READY,
  getFinanceRequestForm: READY,
  saveFinanceRequestForm: READY,
  createFounder: READY,
  updateFounder: FOUNDER,
  deleteFounder: FOUNDER,
  createContactPerson: READY,
  updateContactPerson: CONTACT,
  deleteContactPerson: CONTACT,
  setRequestPaymentDetails: READY,
  previewFinanceRequestDocument: READY,
  acceptFinanceAgreementFlag: READY,
  downloadFinanceAgreement: financeId('agreement', ANNA, 1),
  getFinanceInvoice: financeId('invoice', ANNA, 1),
  getSupply: financeId('supply', ANNA, 1),
  getFinancingObject: financeId('object', ANNA, 1),
  deleteFinancingObject: financeId('object', ANNA, 1),
  getCalendarSum: financeId('agreement', ANNA, 1),
  getFinanceRule: financeId('rule', ANNA, 1),
  updateFinanceRule: financeId('rule', ANNA, 1),
  deleteFinanceRule: financeId('rule', ANNA, 1),
};

/** Ids of seeded entities for the operations that have an id in the path. */
const IDS: Partial<Record<OperationId, string>> = {
  getUser: ILIN_ID,
  getProductAgreement: 'sender',
  getInsuranceStatus: 'sender',
  getServiceHealth: 'COURIER',
  getCredential: 'COURIER',
  deleteCredential: EXAMPLE_CREDENTIAL_ID,
  checkContractNumber: '77041234',
  getOrder: EXAMPLE_ORDER_ID,
  getClaim: EXAMPLE_CLAIM_ID,
  updateClaim: EXAMPLE_CLAIM_ID,
  deleteClaim: EXAMPLE_CLAIM_ID,
  submitClaim: EXAMPLE_CLAIM_ID,
  excludeClaimOrders: EXAMPLE_CLAIM_ID,
  updateUser: ILIN_ID,
  deleteUser: ILIN_ID,
  getUserRole: `${ILIN_ID.slice(0, 8)}-USER`,
  deleteUserRole: `${ILIN_ID.slice(0, 8)}-USER`,
  getOrganization: SEVERNY_VETER.id,
  deleteOrganization: BELOVA.id,
  getOrganizationRegistryData: SEVERNY_VETER.id,
  updateOrganizationPaymentDetails: 'e5f60718-293a-4b4c-8d5e-6f708192a355',
  deleteOrganizationPaymentDetails: 'e5f60718-293a-4b4c-8d5e-6f708192a355',
  getPaymentDetails: 'e5f60718-293a-4b4c-8d5e-6f708192a355',
  updatePaymentDetails: 'e5f60718-293a-4b4c-8d5e-6f708192a355',
  deletePaymentDetails: 'e5f60718-293a-4b4c-8d5e-6f708192a355',
  getBank: '044525225',
  downloadFile: 'a1b2c3d4-0001-4a00-8000-0123456789ab',
  deleteFile: '7a5eadb3-c921-4fe6-97d8-123e4f56a799',
  downloadDebtorAgreement: SEEDED_AGREEMENT_ID,
  ...FINANCE_IDS,
};

/** Users by tag, for the operations that Анна, the administrator, may not call. */
const SIGN_INS: readonly (readonly [tag: string, username: string])[] = [
  ['client', 'morozov@posylka-plus.ru'],
  ['sender', 'morozov@posylka-plus.ru'],
  ['seller', 'belova@lavka-belovoy.ru'],
];

/** The dates in the contract's examples are around this day. */
const machineNow = (): number => Date.parse('2026-11-20T12:00:00+03:00');

/** Statuses of the responses to the examples, in order, for operations that refuse at least one of them. */
const STATUSES: Partial<Record<OperationId, number[]>> = {
  // The token of the example has no session; handlers/auth.test.ts rotates real tokens.
  refreshToken: [401],
  // The examples already exist in the demo, or need a code from an e-mail.
  register: [409, 409],
  createUser: [409],
  createOrganization: [409],
  confirmRegistration: [404, 404],
  checkCode: [404],
  changePassword: [204, 410],
  deleteOrganization: [403],
  createCredential: [409],
  activateInsurance: [409],
  // The first example lists an item that is not in the order of the seeded draft.
  updateClaim: [400, 200],
  // The seeded draft is for one order, so no order can be excluded.
  excludeClaimOrders: [400, 200],
  // Only for the cabinet owner; handlers/financeOffer.test.ts signs him in.
  createFinanceOffer: [403],
};

function examplesOf({ operation }: LocatedOperation): unknown[] {
  if (operation.requestBody === undefined) return [undefined];
  const { content } = requestBodyOf(contract, operation.requestBody);
  const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}));
  return examples.map((example) => exampleOf(contract, example).value);
}

function isForm({ operation: { requestBody } }: LocatedOperation): boolean {
  return (
    requestBody !== undefined &&
    'multipart/form-data' in requestBodyOf(contract, requestBody).content
  );
}

/** Returns a form with a file in every part. */
function formOf(example: unknown): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(example ?? {})) {
    form.append(name, new File([String(text)], 'Акт о повреждении.pdf'));
  }
  return form;
}

/** Returns the path with example parameters; the first one may be the id of a seeded entity (`IDS`). */
function addressOf({ path, parameters, operation }: LocatedOperation): string {
  const id = IDS[operation.operationId as OperationId];
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, { name, example }, index) => {
      const value = index === 0 ? (id ?? String(example)) : String(example);
      return address.replace(`{${name}}`, value);
    }, path);
}

function searchOf({ parameters }: LocatedOperation): string {
  const asked = parameters
    .filter(({ in: place, required }) => place === 'query' && required === true)
    .map(({ name, example }) => [name, String(example)]);
  return asked.length === 0 ? '' : `?${String(new URLSearchParams(asked))}`;
}

function request(located: LocatedOperation, body: unknown, token: string): Request {
  const { method } = located;
  const address = `http://cabinet.test/api${addressOf(located)}${searchOf(located)}`;
  const init = { method: method.toUpperCase(), headers: { Authorization: `Bearer ${token}` } };
  if (body === undefined) return new Request(address, init);
  if (isForm(located)) return new Request(address, { ...init, body: formOf(body) });
  const headers = { ...init.headers, 'Content-Type': 'application/json' };
  return new Request(address, { ...init, headers, body: JSON.stringify(body) });
}

function problemsOf(backend: Backend): string[] {
  return backend.log.list().flatMap(describeProblems);
}

describe('the mock backend', () => {
  it('is tested with every operation of the contract', () => {
    expect(operations.length).toBeGreaterThan(30);
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      Object.keys(operationIndex).toSorted(),
    );
  });

  it.each(operations.map((located) => [located.operation.operationId, located] as const))(
    'responds to the examples of %s as the contract specifies',
    async (operationId, located) => {
      const examples = examplesOf(located);
      const statuses: number[] = [];
      for (const body of examples) {
        const backend = createBackend({ machineNow });
        const caller = SIGN_INS.find(([tag]) => tag === located.operation.tags[0]);
        const token = await signIn(backend, caller?.[1]);
        statuses.push((await backend.handle(request(located, body, token))).status);
        expect(problemsOf(backend)).toEqual([]);
      }
      const { status } = operationIndex[operationId as OperationId];
      expect(statuses.length).toBeGreaterThan(0);
      expect(statuses).toEqual(
        STATUSES[operationId as OperationId] ?? examples.map((): number => status),
      );
    },
  );

  it.each(SCENARIO_NAMES.map((scenario, place) => [scenario, place] as const))(
    'conforms to the contract in the scenario %s',
    async (scenario, place) => {
      const backend = createBackend({ scenario });
      const statuses = new Set<number>();
      const users = backend.world.db.user.getAll().filter(({ isDeleted }) => !isDeleted);
      // A normal run tests all users in two scenarios, and one user in each other scenario; the long run tests all
      // users.
      const isWhole = inLongRun(scenario === 'default' || scenario === 'sender', true);
      for (const { id } of isWhole ? users : users.slice(place % users.length).slice(0, 1)) {
        for (const located of operations.filter(({ method }) => method !== 'delete')) {
          // Signs in before each call: some calls end the session.
          const { accessToken } = backend.world.tokens.signIn(id);
          const [body] = examplesOf(located);
          statuses.add((await backend.handle(request(located, body, accessToken))).status);
        }
      }
      expect(problemsOf(backend)).toEqual([]);
      const demanded = isWhole ? [200, 204, 403, 404, 406] : [200];
      expect([...statuses]).toEqual(expect.arrayContaining(demanded));
    },
  );
});
