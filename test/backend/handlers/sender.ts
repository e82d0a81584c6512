import type { HandlersOf } from '../defineHandlers';
import { checkContractNumber } from './sender/checkContractNumber';
import { createClaim, deleteClaim, findClaims, getClaim, updateClaim } from './sender/claims';
import { getOrderDashboard } from './sender/dashboard';
import { getDisableReasons, sendDisableReasons } from './sender/disableReasons';
import { excludeClaimOrders } from './sender/exclusions';
import { activateInsurance, deactivateInsurance, getInsurancePrice } from './sender/insurance';
import { findSenderInvoices } from './sender/invoices';
import { createObjection } from './sender/objections';
import { findOrders, getOrder, getOrderStatuses } from './sender/orders';
import { submitClaim } from './sender/submitClaim';

export const senderHandlers: HandlersOf<'sender'> = {
  checkContractNumber,
  getOrderStatuses,
  getOrderDashboard,
  findOrders,
  getOrder,
  findClaims,
  createClaim,
  getClaim,
  updateClaim,
  deleteClaim,
  submitClaim,
  excludeClaimOrders,
  createObjection,
  activateInsurance,
  deactivateInsurance,
  getInsurancePrice,
  getDisableReasons,
  sendDisableReasons,
  findSenderInvoices,
};
