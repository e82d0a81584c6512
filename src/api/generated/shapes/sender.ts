// Written by `npm run codegen` from openapi/. Do not edit.

import { storedFile } from './file';

export const contractCheck = { available: 'b' } as const;
export const orderStatus = {} as const;
export const reportingPeriod = {} as const;
export const ordersByStatus = { status: orderStatus, ordersTotal: 'i' } as const;
export const ordersByMonth = {
  ordersTotal: 'i',
  insuredOrders: 'i',
  premiumSum: 'i',
  claimsPaidSum: 'i~',
} as const;
export const comingClaim = { period: reportingPeriod, ordersTotal: 'i', amount: 'i' } as const;
export const orderDashboard = {
  period: reportingPeriod,
  ordersTotal: 'i',
  insuredOrders: 'i',
  insuredSum: 'i',
  premiumSum: 'i',
  claimsTotal: 'i',
  paidClaims: 'i',
  claimsPaidSum: 'i',
  unpaidInvoices: 'i',
  byStatus: [ordersByStatus, '*'],
  byMonth: [ordersByMonth, '*'],
  comingClaim: [comingClaim, '?~'],
} as const;
export const orderStatusChange = { status: orderStatus } as const;
export const orderItem = { id: 'id', quantity: 'i', price: 'i' } as const;
export const claimStatus = {} as const;
export const orderClaim = { id: 'id', status: claimStatus } as const;
export const order = {
  id: 'id',
  trackNumber: 's?',
  status: orderStatus,
  statusHistory: [orderStatusChange, '*'],
  declaredValue: 'i',
  insuredSum: 'i',
  insurancePremium: 'i',
  deliveryCost: 'i',
  returnCost: 'i',
  insured: 'b',
  items: [orderItem, '*'],
  claim: [orderClaim, '?'],
  claimDeadline: 's?~',
} as const;
export const claimItem = { quantity: 'i' } as const;
export const claimOrder = { amount: 'i', exclusionReason: 's?~' } as const;
export const claimStatusChange = { status: claimStatus } as const;
export const claimDocument = { file: storedFile } as const;
export const claimObjectionStatus = {} as const;
export const claimObjection = {
  documents: [claimDocument, '*'],
  status: claimObjectionStatus,
  answer: 's?',
} as const;
export const claim = {
  id: 'id',
  orderId: 's?',
  isGroupClaim: 'b',
  period: [reportingPeriod, '?'],
  eventDate: 's?',
  description: 's?',
  items: [claimItem, '*'],
  orders: [claimOrder, '*'],
  claimedAmount: 'i?',
  approvedAmount: 'i?',
  paidAmount: 'i?',
  paymentDetailsId: 's?',
  status: claimStatus,
  statusHistory: [claimStatusChange, '*'],
  submittedDate: 's?',
  rejectReason: 's?',
  documents: [claimDocument, '*'],
  act: [storedFile, '?~'],
  objection: [claimObjection, '?~'],
} as const;
export const insuranceActivated = {} as const;
export const insurancePrice = { insurancePrice: 'i' } as const;
export const disableReason = { id: 'id', commentRequired: 'b' } as const;
export const senderInvoiceStatus = {} as const;
export const senderInvoiceRecipient = { kpp: 's?' } as const;
export const senderInvoice = {
  id: 'id',
  period: reportingPeriod,
  ordersTotal: 'i',
  amount: 'i',
  paidAmount: 'i~',
  unpaidAmount: 'i~',
  vatAmount: 'i',
  paidDate: 's?',
  status: senderInvoiceStatus,
  recipient: senderInvoiceRecipient,
  fileId: 's?',
} as const;
