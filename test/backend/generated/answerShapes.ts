// Written by `npm run codegen` from openapi/. Do not edit.

import * as auth from '../../../src/api/generated/shapes/auth';
import * as service from '../../../src/api/generated/shapes/service';
import * as user from '../../../src/api/generated/shapes/user';
import * as organization from '../../../src/api/generated/shapes/organization';
import * as directory from '../../../src/api/generated/shapes/directory';
import * as file from '../../../src/api/generated/shapes/file';
import * as debtors from '../../../src/api/generated/shapes/debtors';
import * as client from '../../../src/api/generated/shapes/client';
import * as sender from '../../../src/api/generated/shapes/sender';
import * as seller from '../../../src/api/generated/shapes/seller';
import * as financeOffer from '../../../src/api/generated/shapes/financeOffer';
import * as financeRequest from '../../../src/api/generated/shapes/financeRequest';
import * as financeAgreement from '../../../src/api/generated/shapes/financeAgreement';
import * as financeRegistry from '../../../src/api/generated/shapes/financeRegistry';
import * as financeRule from '../../../src/api/generated/shapes/financeRule';

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answerShapes = {
  login: auth.authTokens,
  needCaptcha: auth.captchaDemand,
  refreshToken: auth.authTokens,
  register: auth.registrationStarted,
  registerSeller: auth.registrationStarted,
  checkSellerData: auth.sellerData,
  confirmRegistration: auth.registrationConfirmed,
  recoverPassword: auth.recoveryStarted,
  checkCode: auth.codeAccepted,
  generatePassword: auth.generatedPassword,
  getHealth: service.health,
  getModules: ['s', '*'],
  getCurrentUser: user.user,
  updateCurrentUser: user.user,
  createUser: user.user,
  findUsers: [user.user, '*p'],
  getUser: user.user,
  updateUser: user.user,
  createUserRole: user.userRole,
  findUserRoles: [user.userRole, '*p'],
  getUserRole: user.userRole,
  updateOrganization: user.organization,
  createOrganization: user.organization,
  findOrganizations: [user.organization, '*p'],
  getOrganization: user.organization,
  getOrganizationRegistryData: organization.registryData,
  findOkopf: [user.okopf, '*p'],
  createOrganizationPaymentDetails: organization.paymentDetails,
  updateOrganizationPaymentDetails: organization.paymentDetails,
  findPaymentDetails: [organization.paymentDetails, '*p'],
  getPaymentDetails: organization.paymentDetails,
  updatePaymentDetails: organization.paymentDetails,
  getBank: directory.bank,
  findOrganizationByItn: organization.registryData,
  uploadFile: file.storedFile,
  findActualDebtorOffers: [debtors.debtorOffer, '*'],
  getProductAgreement: client.productAgreement,
  getInsuranceStatus: client.insuranceStatus,
  getServiceHealth: client.serviceHealth,
  createCredential: client.credential,
  getCredential: client.credential,
  checkContractNumber: sender.contractCheck,
  getOrderStatuses: [sender.orderStatus, '*'],
  getOrderDashboard: sender.orderDashboard,
  findOrders: [sender.order, '*p'],
  getOrder: sender.order,
  findClaims: [sender.claim, '*p'],
  createClaim: sender.claim,
  getClaim: sender.claim,
  updateClaim: sender.claim,
  excludeClaimOrders: sender.claim,
  submitClaim: sender.claim,
  createObjection: sender.claim,
  activateInsurance: sender.insuranceActivated,
  getInsurancePrice: sender.insurancePrice,
  getDisableReasons: [sender.disableReason, '*'],
  findSenderInvoices: [sender.senderInvoice, '*p'],
  findSellerDocuments: [seller.sellerDocument, '*p'],
  createFinanceOffer: financeOffer.financeOffer,
  findFinanceOffers: [financeOffer.financeOffer, '*p'],
  findActualFinanceOffers: [financeOffer.financeOffer, '*p'],
  getFinanceOffer: financeOffer.financeOffer,
  createFinanceRequest: financeRequest.createdFinanceRequest,
  findFinanceRequests: [financeOffer.financeRequest, '*p'],
  findActualFinanceRequests: [financeOffer.financeRequest, '*p'],
  getFinanceRequest: financeOffer.financeRequest,
  sendFinanceRequest: financeOffer.financeRequest,
  getFinanceRequestForm: financeRequest.financeRequestForm,
  saveFinanceRequestForm: financeRequest.financeRequestForm,
  createFounder: financeRequest.founder,
  updateFounder: financeRequest.founder,
  createContactPerson: financeRequest.contactPerson,
  updateContactPerson: financeRequest.contactPerson,
  setRequestPaymentDetails: financeRequest.requestPaymentDetails,
  acceptFinanceAgreementFlag: financeRequest.agreementFlag,
  findFinanceAgreements: [financeOffer.financeAgreement, '*p'],
  findFinanceInvoices: [financeAgreement.financeInvoice, '*p'],
  getFinanceInvoice: financeAgreement.financeInvoice,
  findSupplies: [financeRegistry.supply, '*p'],
  getSupply: financeRegistry.supply,
  findFinancingObjects: [financeRegistry.financingObject, '*p'],
  orderFinancingObjects: financeRegistry.financingOrderResult,
  getFinancingObject: financeRegistry.financingObject,
  getCalendarSum: financeRegistry.calendarSum,
  createFinanceRule: financeRule.financeRule,
  findFinanceRules: [financeRule.financeRule, '*p'],
  getFinanceRule: financeRule.financeRule,
  updateFinanceRule: financeRule.financeRule,
} as const;
