import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/contract/model/openApi';
import { searchOf } from '../../scripts/contract/model/searchable';
import { agreementsOfCalendar } from '../../src/modules/finance/deliveries/calendar/calendarView';
import { invoicesQuery as bankInvoicesQuery } from '../../src/modules/finance/deliveries/invoices/register';
import {
  objectsOfSupply,
  suppliesQuery,
} from '../../src/modules/finance/deliveries/supplies/register';
import {
  agreementsRequest,
  rulesRequest,
} from '../../src/modules/finance/financing/financingRequests';
import { objectsQuery } from '../../src/modules/finance/financing/objects/register';
import { previewRequest } from '../../src/modules/finance/financing/rules/rulePreview';
import { buyerFilters } from '../../src/modules/finance/financing/rules/useBuyerSearch';
import { actualFinanceOffers } from '../../src/api/endpoints/financeOffer';
import { overdueSupplies, unpaidBills as unpaidBankBills } from '../../src/modules/finance/today';
import { LATEST_CLAIMS, unpaidBills as unpaidSenderBills } from '../../src/modules/sender/today';
import { optionalAccountsQuery, accountsRequest } from '../../src/products/accounts/accounts';
import { legalFormRequest } from '../../src/modules/profile/organization/legalFormRequest';
import { oneById } from '../../src/modules/profile/users/freshUser';
import { userRolesRequest, textFilters } from '../../src/modules/profile/users/userSearch';
import { usersQuery } from '../../src/modules/profile/users/register';
import { documentsQuery } from '../../src/modules/seller/documents/register';
import { claimsOfOrder } from '../../src/modules/sender/claim/claimQueries';
import { invoicesQuery } from '../../src/modules/sender/invoices/register';
import { claimsQuery } from '../../src/modules/sender/orders/claims/register';
import { pressingDeadline } from '../../src/modules/sender/orders/register/claimDeadline';
import { ordersQuery } from '../../src/modules/sender/orders/register/register';
import type { FilterKind } from '../../src/blocks/registry/registryFilters';
import type { RegistryQuery } from '../../src/blocks/registry/registryQuery';
import { contract, contractDocument } from '../backend/contract';

const TEXTS = [
  'Берез',
  '5024117837',
  'УПД-17',
  '1234567890',
  'ivanov@example.com',
  'Анна Соколова',
];

/** Possible values of a filter of each kind. */
const CHOSEN: Readonly<Record<FilterKind<unknown>['kind'], readonly unknown[]>> = {
  search: [...TEXTS, '1 234,50', 'УПД-1\nУПД-2', '5024117837\n7714567895', '15620471\n15620472'],
  period: [{ preset: 'this-month' }, { from: '2026-11-01' }, { to: '2026-11-30' }],
  choices: [['AVAILABLE'], ['A', 'B']],
  text: TEXTS,
  choice: ['yes', 'no', '5024117837'],
  kopeks: [{ from: 1, to: 100 }],
  flag: [true],
};

/** Returns all filters and sort orders of a registry, each in a separate search. */
function searchesOf(query: RegistryQuery): object[] {
  const conditions = Object.values(query.filters).flatMap((filter) =>
    CHOSEN[filter.kind].flatMap((value) => [filter.conditions(value, new Date())]),
  );
  const sorts = [query.sort.id, ...query.sorts, ...(query.sortThen ?? []).map(({ id }) => id)];
  return [
    ...conditions.map((filters) => ({ filters })),
    ...sorts.map((field) => ({ sorts: [{ field, direction: 'ASC' }] })),
  ];
}

const preview = previewRequest(
  {
    agreementId: 'a',
    buyers: [{ code: 'b', name: 'Покупатель' }],
    minAmount: 1,
    maxAmount: 2,
    minDaysToPayment: '3',
  },
  '2026-11-20',
);

const SEARCHES: Readonly<Record<string, readonly (object | null)[]>> = {
  findUsers: [
    ...searchesOf(usersQuery),
    ...TEXTS.flatMap(textFilters).map((filters) => ({ filters })),
    oneById('u'),
  ],
  findUserRoles: [userRolesRequest('u').searchRequest],
  findOkopf: ['12300', 'Общества'].map(legalFormRequest),
  findPaymentDetails: [accountsRequest('o'), optionalAccountsQuery('o')].map(
    ({ searchRequest }) => searchRequest,
  ),
  findOrders: [...searchesOf(ordersQuery), { filters: pressingDeadline('2026-11-20') }],
  findClaims: [
    ...searchesOf(claimsQuery),
    claimsOfOrder('o').claimSearch,
    LATEST_CLAIMS.claimSearch,
  ],
  findSenderInvoices: [...searchesOf(invoicesQuery), unpaidSenderBills.searchRequest],
  findSellerDocuments: searchesOf(documentsQuery),
  findActualFinanceOffers: [actualFinanceOffers.searchRequest],
  findFinanceAgreements: [agreementsRequest.searchRequest, agreementsOfCalendar.searchRequest],
  findFinanceInvoices: [...searchesOf(bankInvoicesQuery), unpaidBankBills.searchRequest],
  findSupplies: [
    ...searchesOf(suppliesQuery),
    overdueSupplies().searchRequest,
    ...['берез', '5024'].map((text) => ({ filters: buyerFilters(text) })),
  ],
  findFinancingObjects: [...searchesOf(objectsQuery), objectsOfSupply('s'), preview],
  exportFinancingObjects: searchesOf(objectsQuery),
  findFinanceRules: [rulesRequest.searchRequest],
};

/** Searches that are written directly in calls; their fields are read from the source. */
const WRITTEN_IN_PLACE: Readonly<Record<string, string>> = {
  'api/endpoints/financeCalendar.ts': 'findFinancingObjects',
  'blocks/registry/selection/createSelection.ts': 'findFinancingObjects',
  'modules/finance/financing/rules/useBuyerSearch.ts': 'findSupplies',
  'products/payment/billsToday.ts': 'findFinanceInvoices',
};

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));
const CONDITION = /field: '([\w.]+)', value[^}]*operation: '([A-Z]+)'/g;
const ORDER = /field: '([\w.]+)', direction: '/g;

function sourceOf(file: string): string {
  return readFileSync(join(SOURCES, file), 'utf8');
}

/** Returns the files of src that write a filter or a sort order, except tests and the folders shell and blocks. */
function searchingFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\/generated\/|^(?:shell|blocks)\//.test(file),
    )
    .filter((file) =>
      /operation: '[A-Z]+'|direction: '(ASC|DESC)'|defineRegistryQuery\(/.test(sourceOf(file)),
    );
}

describe('every search of the cabinet', () => {
  it.each(Object.entries(SEARCHES))('is allowed by the contract of %s', (operationId, searches) => {
    const located = operationsOf(contractDocument).find(
      ({ operation }) => operation.operationId === operationId,
    );
    expect(searches.length).toBeGreaterThan(0);
    const wrong = searches.flatMap((body) =>
      contract
        .checkRequest({
          method: 'POST',
          url: `/api${located?.path}`,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
        .map(({ rule, pointer, received }) => [rule, pointer, received, JSON.stringify(body)]),
    );
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(WRITTEN_IN_PLACE))(
    'uses only fields that the contract offers: %s',
    (file, operationId) => {
      const located = operationsOf(contractDocument).find(
        ({ operation }) => operation.operationId === operationId,
      );
      const search = located === undefined ? null : searchOf(contractDocument, located);
      const text = sourceOf(file);
      const conditions = [...text.matchAll(CONDITION)];
      const orders = [...text.matchAll(ORDER)];
      expect(conditions.length + orders.length).toBeGreaterThan(0);
      const wrong = [
        ...conditions.filter(
          ([, field = '', operation = '']) => search?.filters[field]?.includes(operation) !== true,
        ),
        ...orders.filter(([, field = '']) => search?.sorts.includes(field) !== true),
      ];
      expect(wrong.map(([text]) => text)).toEqual([]);
    },
  );

  it('is checked in this test', () => {
    const imported = readFileSync(fileURLToPath(import.meta.url), 'utf8');
    const files = searchingFiles();
    expect(files.length).toBeGreaterThan(15);
    const forgotten = files.filter(
      (file) =>
        !(file in WRITTEN_IN_PLACE) && !imported.includes(`/src/${file.replace(/\.tsx?$/, '')}'`),
    );
    expect(forgotten).toEqual([]);
  });
});
