import type { Decoded } from '../answers/decoded';
import { financeRule } from './shapes/financeRule';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createFinanceRule: build.mutation<
      Decoded<CreateFinanceRuleApiResponse>,
      CreateFinanceRuleApiArg
    >({
      query: (queryArg) => ({
        shape: financeRule,
        url: `/v1/finance/rule`,
        method: 'POST',
        body: queryArg.financeRuleTerms,
      }),
    }),
    findFinanceRules: build.query<Decoded<FindFinanceRulesApiResponse>, FindFinanceRulesApiArg>({
      query: (queryArg) => ({
        shape: [financeRule, '*p'],
        url: `/v1/finance/rule/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    getFinanceRule: build.query<Decoded<GetFinanceRuleApiResponse>, GetFinanceRuleApiArg>({
      query: (queryArg) => ({
        shape: financeRule,
        url: `/v1/finance/rule/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
    updateFinanceRule: build.mutation<
      Decoded<UpdateFinanceRuleApiResponse>,
      UpdateFinanceRuleApiArg
    >({
      query: (queryArg) => ({
        shape: financeRule,
        url: `/v1/finance/rule/${encodeURIComponent(queryArg.id)}`,
        method: 'PUT',
        body: queryArg.financeRuleTerms,
      }),
    }),
    deleteFinanceRule: build.mutation<DeleteFinanceRuleApiResponse, DeleteFinanceRuleApiArg>({
      query: (queryArg) => ({
        url: `/v1/finance/rule/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
  }),
});
export { injectedRtkApi as financeRuleApi };
export type CreateFinanceRuleApiResponse = /** status 200 The added rule. */ FinanceRule;
export type CreateFinanceRuleApiArg = {
  financeRuleTerms: FinanceRuleTerms;
};
export type FindFinanceRulesApiResponse = /** status 200 One page of rules. */ FinanceRulePage;
export type FindFinanceRulesApiArg = {
  searchRequest: SearchRequest;
};
export type GetFinanceRuleApiResponse = /** status 200 The rule. */ FinanceRule;
export type GetFinanceRuleApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type UpdateFinanceRuleApiResponse = /** status 200 The changed rule. */ FinanceRule;
export type UpdateFinanceRuleApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  financeRuleTerms: FinanceRuleTerms;
};
export type DeleteFinanceRuleApiResponse = void;
export type DeleteFinanceRuleApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type Identifier = string;
export type OptionalKopeks = number | null;
export type FinanceRuleTerms = {
  /** Name of the rule, given by the user. */
  name: string;
  agreementId: Identifier;
  /** Buyers, by their `id` in supplies; empty means all. */
  debtorIds: Identifier[];
  /** Smallest claim, in kopeks; null for no limit. */
  minAmount: OptionalKopeks;
  /** Largest claim, in kopeks; null for no limit. */
  maxAmount: OptionalKopeks;
  /** Least number of days until the buyer has to pay; null for no limit. */
  minDaysToPayment: number | null;
  /** Largest sum to order in one day, in kopeks; null for no limit. */
  dailyLimit: OptionalKopeks;
  /** First day of the rule. */
  startDate: string;
  /** Last day of the rule, not before the first; null for no end. */
  endDate: string | null;
  /** Whether the rule is switched on. */
  active: boolean;
};
export type Itn = string;
export type Kpp = string | null;
export type Debtor = {
  id: Identifier;
  /** Name of the buyer. */
  name: string;
  itn: Itn;
  kpp: Kpp;
};
export type FinanceRule = FinanceRuleTerms & {
  id: Identifier;
  /** The buyers of `debtorIds` in the same order, so that a screen can show their names. Proposed, because no call of the specification finds a buyer by its id. */
  debtors?: Debtor[];
};
export type Page = {
  /** Number of rows on all pages together. */
  totalElements: number;
  /** Number of pages. */
  totalPages: number;
  /** Number of this page, counted from 0. */
  number: number;
  /** Largest number of rows on a page. */
  size: number;
};
export type FinanceRulePage = Page & {
  /** Rules on this page. */
  content: FinanceRule[];
};
export type SearchFilter = {
  /** Name of a field from `x-searchable` of the operation; dots separate the parts of a nested one. */
  field: string;
  /** Value to compare with; a list of values for IN. */
  value: string | number | boolean | (string | number | boolean)[] | null;
  /** Comparison. LIKE finds a part of the text and ignores its case. */
  operation: 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';
};
export type SearchSort = {
  /** Name of a field from `x-searchable` of the operation; dots separate the parts of a nested one. */
  field: string;
  /** Ascending (ASC) or descending (DESC). */
  direction: 'ASC' | 'DESC';
};
export type SearchRequest = {
  /** Number of the page, counted from 0. */
  pageNumber?: number;
  /** Number of rows on a page. */
  pageSize?: number;
  /** Conditions, all of which must hold. */
  filters?: SearchFilter[];
  /** Order of the rows, the most significant field first. */
  sorts?: SearchSort[];
};
