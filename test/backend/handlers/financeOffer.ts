import type { HandlersOf } from '../defineHandlers';
import {
  createFinanceOffer,
  deleteFinanceOffer,
  findActualFinanceOffers,
  findFinanceOffers,
  getFinanceOffer,
} from './financeOffer/offers';

export const financeOfferHandlers: HandlersOf<'financeOffer'> = {
  createFinanceOffer,
  deleteFinanceOffer,
  findActualFinanceOffers,
  findFinanceOffers,
  getFinanceOffer,
};
