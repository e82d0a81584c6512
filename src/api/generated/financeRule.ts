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
  /** Name that the user gave to the rule. */
  name: string;
  agreementId: Identifier;
  /** Buyers, by their `id` in supplies; empty means all. */
  debtorIds: Identifier[];
  /** Smallest claim, in kopeks; null without a bound. */
  minAmount: OptionalKopeks;
  /** Largest claim, in kopeks; null without a bound. */
  maxAmount: OptionalKopeks;
  /** Fewest days until the buyer is to pay; null without a bound. */
  minDaysToPayment: number | null;
  /** Most that is ordered in one day, in kopeks; null without a bound. */
  dailyLimit: OptionalKopeks;
  /** First day of the rule. */
  startDate: string;
  /** Last day of the rule, not before the first; null without an end. */
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
  /** The buyers of `debtorIds` in the same order, so that a screen can name them. Proposed: no call of the specification finds a buyer by its id. */
  debtors?: Debtor[];
};
export type Page = {
  /** Rows on all pages together. */
  totalElements: number;
  /** Pages that all rows together take. */
  totalPages: number;
  /** Number of this page, counted from 0. */
  number: number;
  /** Rows that fit on a page. */
  size: number;
};
export type FinanceRulePage = Page & {
  /** Rules on this page. */
  content: FinanceRule[];
};
export type SearchFilter = {
  /** Name of a field that `x-searchable` of the operation lists, the parts of a nested one joined by dots. */
  field: string;
  /** Value to compare with; a list of values for IN. */
  value: string | number | boolean | (string | number | boolean)[] | null;
  /** Comparison. LIKE looks for a part of the text and ignores its case. */
  operation: 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';
};
export type SearchSort = {
  /** Name of a field that `x-searchable` of the operation lists, the parts of a nested one joined by dots. */
  field: string;
  /** From the least to the greatest (ASC), or back (DESC). */
  direction: 'ASC' | 'DESC';
};
export type SearchRequest = {
  /** Number of the page, counted from 0. */
  pageNumber?: number;
  /** Rows on a page. */
  pageSize?: number;
  /** Conditions, all of which must hold. */
  filters?: SearchFilter[];
  /** Order of the rows, the first entry weighs most. */
  sorts?: SearchSort[];
};
