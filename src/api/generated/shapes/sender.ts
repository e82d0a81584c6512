// Written by `npm run codegen` from openapi/. Do not edit.

const contractCheck = { available: 'b' } as const;
const orderStatus = { name: 's', code: 's' } as const;
const reportingPeriod = { startDate: 's', endDate: 's' } as const;
const ordersByStatus = { status: orderStatus, ordersTotal: 'i' } as const;
const ordersByMonth = {
  month: 's',
  ordersTotal: 'i',
  insuredOrders: 'i',
  premiumSum: 'i',
} as const;
const comingClaim = {
  preparedDate: 's',
  period: reportingPeriod,
  ordersTotal: 'i',
  amount: 'i',
} as const;
const orderDashboard = {
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
const orderStatusChange = { status: orderStatus, changedDateTime: 's' } as const;
const orderItem = { id: 'id', name: 's', quantity: 'i', price: 'i' } as const;
const claimStatus = { name: 's', description: 's' } as const;
const orderClaim = { id: 'id', number: 's', status: claimStatus } as const;
const order = {
  id: 'id',
  orderNumber: 's',
  trackNumber: 's?',
  createdDateTime: 's',
  status: orderStatus,
  statusHistory: [orderStatusChange, '*'],
  fromCity: 's',
  toCity: 's',
  declaredValue: 'i',
  insuredSum: 'i',
  insurancePremium: 'i',
  deliveryCost: 'i',
  returnCost: 'i',
  insured: 'b',
  items: [orderItem, '*'],
  claim: [orderClaim, '?'],
} as const;
const claimItem = { orderItemId: 's', quantity: 'i' } as const;
const claimOrder = { orderId: 's', orderNumber: 's', amount: 'i' } as const;
const claimStatusChange = { status: claimStatus, changedDateTime: 's' } as const;
const storedFile = { id: 'id', name: 's', type: 's', size: 'i', createdDateTime: 's' } as const;
const claimDocument = { kind: 's', file: storedFile } as const;
const claim = {
  id: 'id',
  number: 's',
  orderId: 's?',
  isGroupClaim: 'b',
  period: [reportingPeriod, '?'],
  type: 's',
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
  createdDateTime: 's',
  submittedDate: 's?',
  rejectReason: 's?',
  documents: [claimDocument, '*'],
} as const;
const insuranceActivated = { startDateTime: 's' } as const;
const insurancePrice = { insurancePrice: 'i' } as const;
const disableReason = { id: 'id', name: 's', commentRequired: 'b' } as const;
const senderInvoiceStatus = { name: 's', description: 's' } as const;
const senderInvoiceRecipient = {
  name: 's',
  itn: 's',
  kpp: 's?',
  bankName: 's',
  bik: 's',
  correspondentAccount: 's',
  settlementAccount: 's',
} as const;
const senderInvoice = {
  id: 'id',
  number: 's',
  date: 's',
  period: reportingPeriod,
  ordersTotal: 'i',
  amount: 'i',
  paidAmount: 'i~',
  unpaidAmount: 'i~',
  vatAmount: 'i',
  purpose: 's',
  dueDate: 's',
  paidDate: 's?',
  status: senderInvoiceStatus,
  recipient: senderInvoiceRecipient,
  fileId: 's?',
} as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  checkContractNumber: contractCheck,
  getOrderStatuses: [orderStatus, '*'],
  getOrderDashboard: orderDashboard,
  findOrders: [order, '*p'],
  getOrder: order,
  findClaims: [claim, '*p'],
  createClaim: claim,
  getClaim: claim,
  updateClaim: claim,
  submitClaim: claim,
  activateInsurance: insuranceActivated,
  getInsurancePrice: insurancePrice,
  getDisableReasons: [disableReason, '*'],
  findSenderInvoices: [senderInvoice, '*p'],
} as const;
