import { ApiFailure } from '../core/failure';
import type { HandlersOf } from '../defineHandlers';

function notBuiltYet(): never {
  throw new ApiFailure(501, 'Раздел пока недоступен');
}

export const financeOfferHandlers: HandlersOf<'financeOffer'> = {
  createFinanceOffer: notBuiltYet,
  findFinanceOffers: notBuiltYet,
  findActualFinanceOffers: notBuiltYet,
  getFinanceOffer: notBuiltYet,
  deleteFinanceOffer: notBuiltYet,
};
