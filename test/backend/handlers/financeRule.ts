import type { HandlersOf } from '../defineHandlers';
import {
  createFinanceRule,
  deleteFinanceRule,
  findFinanceRules,
  getFinanceRule,
  updateFinanceRule,
} from './financeRule/rules';

export const financeRuleHandlers: HandlersOf<'financeRule'> = {
  createFinanceRule,
  deleteFinanceRule,
  findFinanceRules,
  getFinanceRule,
  updateFinanceRule,
};
