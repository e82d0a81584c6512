import type { HandlersOf } from '../defineHandlers';
import { downloadDebtorAgreement } from './debtors/downloadAgreement';
import { findActualDebtorOffers } from './debtors/findActualOffers';
import { requestDebtorAgreement } from './debtors/requestAgreement';

export const debtorsHandlers: HandlersOf<'debtors'> = {
  findActualDebtorOffers,
  requestDebtorAgreement,
  downloadDebtorAgreement,
};
