import { ApiFailure } from '../core/failure';
import type { HandlersOf } from '../defineHandlers';

function notBuiltYet(): never {
  throw new ApiFailure(501, 'Раздел пока недоступен');
}

export const financeRegistryHandlers: HandlersOf<'financeRegistry'> = {
  findSupplies: notBuiltYet,
  getSupply: notBuiltYet,
  findFinancingObjects: notBuiltYet,
  exportFinancingObjects: notBuiltYet,
  orderFinancingObjects: notBuiltYet,
  getFinancingObject: notBuiltYet,
  deleteFinancingObject: notBuiltYet,
  getCalendarSum: notBuiltYet,
};
