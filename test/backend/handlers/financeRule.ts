import { ApiFailure } from '../core/failure';
import type { HandlersOf } from '../defineHandlers';

function notBuiltYet(): never {
  throw new ApiFailure(501, 'Раздел пока недоступен');
}

export const financeRuleHandlers: HandlersOf<'financeRule'> = {
  createFinanceRule: notBuiltYet,
  findFinanceRules: notBuiltYet,
  getFinanceRule: notBuiltYet,
  updateFinanceRule: notBuiltYet,
  deleteFinanceRule: notBuiltYet,
};
