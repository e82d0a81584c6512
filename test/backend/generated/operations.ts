// Written by `npm run codegen` from openapi/. Do not edit.

import type {
  LoginApiArg,
  LoginApiResponse,
  NeedCaptchaApiArg,
  NeedCaptchaApiResponse,
  LogoutApiArg,
  RefreshTokenApiArg,
  RefreshTokenApiResponse,
  RegisterApiArg,
  RegisterApiResponse,
  RegisterSellerApiArg,
  RegisterSellerApiResponse,
  CheckSellerDataApiArg,
  CheckSellerDataApiResponse,
  ConfirmRegistrationApiArg,
  ConfirmRegistrationApiResponse,
  RecoverPasswordApiArg,
  RecoverPasswordApiResponse,
  CheckCodeApiArg,
  CheckCodeApiResponse,
  GeneratePasswordApiArg,
  GeneratePasswordApiResponse,
  ChangePasswordApiArg,
} from '../../../src/api/generated/auth';
import type {
  GetHealthApiArg,
  GetHealthApiResponse,
  GetModulesApiArg,
  GetModulesApiResponse,
} from '../../../src/api/generated/service';
import type {
  GetCurrentUserApiArg,
  GetCurrentUserApiResponse,
  UpdateCurrentUserApiArg,
  UpdateCurrentUserApiResponse,
  CreateUserApiArg,
  CreateUserApiResponse,
  FindUsersApiArg,
  FindUsersApiResponse,
  GetUserApiArg,
  GetUserApiResponse,
  UpdateUserApiArg,
  UpdateUserApiResponse,
  DeleteUserApiArg,
  CreateUserRoleApiArg,
  CreateUserRoleApiResponse,
  FindUserRolesApiArg,
  FindUserRolesApiResponse,
  GetUserRoleApiArg,
  GetUserRoleApiResponse,
  DeleteUserRoleApiArg,
} from '../../../src/api/generated/user';
import type {
  UpdateOrganizationApiArg,
  UpdateOrganizationApiResponse,
  CreateOrganizationApiArg,
  CreateOrganizationApiResponse,
  FindOrganizationsApiArg,
  FindOrganizationsApiResponse,
  GetOrganizationApiArg,
  GetOrganizationApiResponse,
  DeleteOrganizationApiArg,
  GetOrganizationRegistryDataApiArg,
  GetOrganizationRegistryDataApiResponse,
  FindOkopfApiArg,
  FindOkopfApiResponse,
  CreateOrganizationPaymentDetailsApiArg,
  CreateOrganizationPaymentDetailsApiResponse,
  UpdateOrganizationPaymentDetailsApiArg,
  UpdateOrganizationPaymentDetailsApiResponse,
  DeleteOrganizationPaymentDetailsApiArg,
} from '../../../src/api/generated/organization';
import type {
  FindPaymentDetailsApiArg,
  FindPaymentDetailsApiResponse,
  GetPaymentDetailsApiArg,
  GetPaymentDetailsApiResponse,
  UpdatePaymentDetailsApiArg,
  UpdatePaymentDetailsApiResponse,
  DeletePaymentDetailsApiArg,
} from '../../../src/api/generated/paymentDetails';
import type {
  GetBankApiArg,
  GetBankApiResponse,
  FindOrganizationByItnApiArg,
  FindOrganizationByItnApiResponse,
} from '../../../src/api/generated/directory';
import type {
  UploadFileApiArg,
  UploadFileApiResponse,
  DeleteFileApiArg,
} from '../../../src/api/generated/file';
import type {
  DownloadFileApiArg,
  DownloadDebtorAgreementApiArg,
  PreviewFinanceRequestDocumentApiArg,
  DownloadFinanceAgreementApiArg,
  ExportFinancingObjectsApiArg,
} from '../../../src/api/generated/downloadPaths';
import type {
  FindActualDebtorOffersApiArg,
  FindActualDebtorOffersApiResponse,
  RequestDebtorAgreementApiArg,
} from '../../../src/api/generated/debtors';
import type {
  GetProductAgreementApiArg,
  GetProductAgreementApiResponse,
  GetInsuranceStatusApiArg,
  GetInsuranceStatusApiResponse,
  GetServiceHealthApiArg,
  GetServiceHealthApiResponse,
  CreateCredentialApiArg,
  CreateCredentialApiResponse,
  GetCredentialApiArg,
  GetCredentialApiResponse,
  DeleteCredentialApiArg,
} from '../../../src/api/generated/client';
import type {
  CheckContractNumberApiArg,
  CheckContractNumberApiResponse,
  GetOrderStatusesApiArg,
  GetOrderStatusesApiResponse,
  GetOrderDashboardApiArg,
  GetOrderDashboardApiResponse,
  FindOrdersApiArg,
  FindOrdersApiResponse,
  GetOrderApiArg,
  GetOrderApiResponse,
  FindClaimsApiArg,
  FindClaimsApiResponse,
  CreateClaimApiArg,
  CreateClaimApiResponse,
  GetClaimApiArg,
  GetClaimApiResponse,
  UpdateClaimApiArg,
  UpdateClaimApiResponse,
  DeleteClaimApiArg,
  ExcludeClaimOrdersApiArg,
  ExcludeClaimOrdersApiResponse,
  SubmitClaimApiArg,
  SubmitClaimApiResponse,
  CreateObjectionApiArg,
  CreateObjectionApiResponse,
  ActivateInsuranceApiArg,
  ActivateInsuranceApiResponse,
  DeactivateInsuranceApiArg,
  GetInsurancePriceApiArg,
  GetInsurancePriceApiResponse,
  GetDisableReasonsApiArg,
  GetDisableReasonsApiResponse,
  SendDisableReasonsApiArg,
  FindSenderInvoicesApiArg,
  FindSenderInvoicesApiResponse,
} from '../../../src/api/generated/sender';
import type {
  FindSellerDocumentsApiArg,
  FindSellerDocumentsApiResponse,
} from '../../../src/api/generated/seller';
import type {
  CreateFinanceOfferApiArg,
  CreateFinanceOfferApiResponse,
  FindFinanceOffersApiArg,
  FindFinanceOffersApiResponse,
  FindActualFinanceOffersApiArg,
  FindActualFinanceOffersApiResponse,
  GetFinanceOfferApiArg,
  GetFinanceOfferApiResponse,
  DeleteFinanceOfferApiArg,
} from '../../../src/api/generated/financeOffer';
import type {
  CreateFinanceRequestApiArg,
  CreateFinanceRequestApiResponse,
  FindFinanceRequestsApiArg,
  FindFinanceRequestsApiResponse,
  FindActualFinanceRequestsApiArg,
  FindActualFinanceRequestsApiResponse,
  GetFinanceRequestApiArg,
  GetFinanceRequestApiResponse,
  DeleteFinanceRequestApiArg,
  SendFinanceRequestApiArg,
  SendFinanceRequestApiResponse,
  GetFinanceRequestFormApiArg,
  GetFinanceRequestFormApiResponse,
  SaveFinanceRequestFormApiArg,
  SaveFinanceRequestFormApiResponse,
  CreateFounderApiArg,
  CreateFounderApiResponse,
  UpdateFounderApiArg,
  UpdateFounderApiResponse,
  DeleteFounderApiArg,
  CreateContactPersonApiArg,
  CreateContactPersonApiResponse,
  UpdateContactPersonApiArg,
  UpdateContactPersonApiResponse,
  DeleteContactPersonApiArg,
  SetRequestPaymentDetailsApiArg,
  SetRequestPaymentDetailsApiResponse,
  AcceptFinanceAgreementFlagApiArg,
  AcceptFinanceAgreementFlagApiResponse,
} from '../../../src/api/generated/financeRequest';
import type {
  FindFinanceAgreementsApiArg,
  FindFinanceAgreementsApiResponse,
  FindFinanceInvoicesApiArg,
  FindFinanceInvoicesApiResponse,
  GetFinanceInvoiceApiArg,
  GetFinanceInvoiceApiResponse,
} from '../../../src/api/generated/financeAgreement';
import type {
  FindSuppliesApiArg,
  FindSuppliesApiResponse,
  GetSupplyApiArg,
  GetSupplyApiResponse,
  FindFinancingObjectsApiArg,
  FindFinancingObjectsApiResponse,
  OrderFinancingObjectsApiArg,
  OrderFinancingObjectsApiResponse,
  GetFinancingObjectApiArg,
  GetFinancingObjectApiResponse,
  DeleteFinancingObjectApiArg,
  GetCalendarSumApiArg,
  GetCalendarSumApiResponse,
} from '../../../src/api/generated/financeRegistry';
import type {
  CreateFinanceRuleApiArg,
  CreateFinanceRuleApiResponse,
  FindFinanceRulesApiArg,
  FindFinanceRulesApiResponse,
  GetFinanceRuleApiArg,
  GetFinanceRuleApiResponse,
  UpdateFinanceRuleApiArg,
  UpdateFinanceRuleApiResponse,
  DeleteFinanceRuleApiArg,
} from '../../../src/api/generated/financeRule';

/**
 * Types of every operation: `arg` of the client's endpoint, parameters in the `path` and
 * in the `query`, `body` of
 * the request, `status` and `response` of the success.
 */
export interface Operations {
  login: {
    arg: LoginApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: LoginApiArg['credentials'];
    status: 200;
    response: LoginApiResponse;
  };
  needCaptcha: {
    arg: NeedCaptchaApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: NeedCaptchaApiResponse;
  };
  logout: {
    arg: LogoutApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  refreshToken: {
    arg: RefreshTokenApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: RefreshTokenApiResponse;
  };
  register: {
    arg: RegisterApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: RegisterApiArg['registration'];
    status: 200;
    response: RegisterApiResponse;
  };
  registerSeller: {
    arg: RegisterSellerApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: RegisterSellerApiArg['sellerRegistration'];
    status: 200;
    response: RegisterSellerApiResponse;
  };
  checkSellerData: {
    arg: CheckSellerDataApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CheckSellerDataApiArg['sellerCheck'];
    status: 200;
    response: CheckSellerDataApiResponse;
  };
  confirmRegistration: {
    arg: ConfirmRegistrationApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: ConfirmRegistrationApiArg['registrationConfirmation'];
    status: 200;
    response: ConfirmRegistrationApiResponse;
  };
  recoverPassword: {
    arg: RecoverPasswordApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: RecoverPasswordApiArg['recoveryRequest'];
    status: 200;
    response: RecoverPasswordApiResponse;
  };
  checkCode: {
    arg: CheckCodeApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CheckCodeApiArg['codeCheck'];
    status: 200;
    response: CheckCodeApiResponse;
  };
  generatePassword: {
    arg: GeneratePasswordApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GeneratePasswordApiResponse;
  };
  changePassword: {
    arg: ChangePasswordApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: ChangePasswordApiArg['passwordChange'];
    status: 204;
    response: undefined;
  };
  getHealth: {
    arg: GetHealthApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetHealthApiResponse;
  };
  getModules: {
    arg: GetModulesApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetModulesApiResponse;
  };
  getCurrentUser: {
    arg: GetCurrentUserApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetCurrentUserApiResponse;
  };
  updateCurrentUser: {
    arg: UpdateCurrentUserApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: UpdateCurrentUserApiArg['ownProfile'];
    status: 200;
    response: UpdateCurrentUserApiResponse;
  };
  createUser: {
    arg: CreateUserApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CreateUserApiArg['newUser'];
    status: 200;
    response: CreateUserApiResponse;
  };
  findUsers: {
    arg: FindUsersApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindUsersApiArg['searchRequest'];
    status: 200;
    response: FindUsersApiResponse;
  };
  getUser: {
    arg: GetUserApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetUserApiResponse;
  };
  updateUser: {
    arg: UpdateUserApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: UpdateUserApiArg['userUpdate'];
    status: 200;
    response: UpdateUserApiResponse;
  };
  deleteUser: {
    arg: DeleteUserApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  createUserRole: {
    arg: CreateUserRoleApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CreateUserRoleApiArg['newUserRole'];
    status: 200;
    response: CreateUserRoleApiResponse;
  };
  findUserRoles: {
    arg: FindUserRolesApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindUserRolesApiArg['searchRequest'];
    status: 200;
    response: FindUserRolesApiResponse;
  };
  getUserRole: {
    arg: GetUserRoleApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetUserRoleApiResponse;
  };
  deleteUserRole: {
    arg: DeleteUserRoleApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  updateOrganization: {
    arg: UpdateOrganizationApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: UpdateOrganizationApiArg['organizationUpdate'];
    status: 200;
    response: UpdateOrganizationApiResponse;
  };
  createOrganization: {
    arg: CreateOrganizationApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CreateOrganizationApiArg['newOrganization'];
    status: 200;
    response: CreateOrganizationApiResponse;
  };
  findOrganizations: {
    arg: FindOrganizationsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindOrganizationsApiArg['searchRequest'];
    status: 200;
    response: FindOrganizationsApiResponse;
  };
  getOrganization: {
    arg: GetOrganizationApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetOrganizationApiResponse;
  };
  deleteOrganization: {
    arg: DeleteOrganizationApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  getOrganizationRegistryData: {
    arg: GetOrganizationRegistryDataApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetOrganizationRegistryDataApiResponse;
  };
  findOkopf: {
    arg: FindOkopfApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindOkopfApiArg['searchRequest'];
    status: 200;
    response: FindOkopfApiResponse;
  };
  createOrganizationPaymentDetails: {
    arg: CreateOrganizationPaymentDetailsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CreateOrganizationPaymentDetailsApiArg['newPaymentDetails'];
    status: 200;
    response: CreateOrganizationPaymentDetailsApiResponse;
  };
  updateOrganizationPaymentDetails: {
    arg: UpdateOrganizationPaymentDetailsApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: UpdateOrganizationPaymentDetailsApiArg['paymentDetailsUpdate'];
    status: 200;
    response: UpdateOrganizationPaymentDetailsApiResponse;
  };
  deleteOrganizationPaymentDetails: {
    arg: DeleteOrganizationPaymentDetailsApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  findPaymentDetails: {
    arg: FindPaymentDetailsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindPaymentDetailsApiArg['searchRequest'];
    status: 200;
    response: FindPaymentDetailsApiResponse;
  };
  getPaymentDetails: {
    arg: GetPaymentDetailsApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetPaymentDetailsApiResponse;
  };
  updatePaymentDetails: {
    arg: UpdatePaymentDetailsApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: UpdatePaymentDetailsApiArg['paymentDetailsUpdate'];
    status: 200;
    response: UpdatePaymentDetailsApiResponse;
  };
  deletePaymentDetails: {
    arg: DeletePaymentDetailsApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  getBank: {
    arg: GetBankApiArg;
    path: { bik: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetBankApiResponse;
  };
  findOrganizationByItn: {
    arg: FindOrganizationByItnApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindOrganizationByItnApiArg['itnSearch'];
    status: 200;
    response: FindOrganizationByItnApiResponse;
  };
  uploadFile: {
    arg: UploadFileApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: UploadFileApiArg['fileUpload'];
    status: 200;
    response: UploadFileApiResponse;
  };
  downloadFile: {
    arg: DownloadFileApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: Blob;
  };
  deleteFile: {
    arg: DeleteFileApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  findActualDebtorOffers: {
    arg: FindActualDebtorOffersApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindActualDebtorOffersApiArg['debtorOffersRequest'];
    status: 200;
    response: FindActualDebtorOffersApiResponse;
  };
  requestDebtorAgreement: {
    arg: RequestDebtorAgreementApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: RequestDebtorAgreementApiArg['debtorAgreementRequest'];
    status: 200;
    response: undefined;
  };
  downloadDebtorAgreement: {
    arg: DownloadDebtorAgreementApiArg;
    path: { agreementId: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: Blob;
  };
  getProductAgreement: {
    arg: GetProductAgreementApiArg;
    path: { product: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetProductAgreementApiResponse;
  };
  getInsuranceStatus: {
    arg: GetInsuranceStatusApiArg;
    path: { product: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetInsuranceStatusApiResponse;
  };
  getServiceHealth: {
    arg: GetServiceHealthApiArg;
    path: { service: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetServiceHealthApiResponse;
  };
  createCredential: {
    arg: CreateCredentialApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CreateCredentialApiArg['newCredential'];
    status: 200;
    response: CreateCredentialApiResponse;
  };
  getCredential: {
    arg: GetCredentialApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetCredentialApiResponse;
  };
  deleteCredential: {
    arg: DeleteCredentialApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  checkContractNumber: {
    arg: CheckContractNumberApiArg;
    path: { contractNumber: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: CheckContractNumberApiResponse;
  };
  getOrderStatuses: {
    arg: GetOrderStatusesApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetOrderStatusesApiResponse;
  };
  getOrderDashboard: {
    arg: GetOrderDashboardApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetOrderDashboardApiResponse;
  };
  findOrders: {
    arg: FindOrdersApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindOrdersApiArg['searchRequest'];
    status: 200;
    response: FindOrdersApiResponse;
  };
  getOrder: {
    arg: GetOrderApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetOrderApiResponse;
  };
  findClaims: {
    arg: FindClaimsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindClaimsApiArg['claimSearch'];
    status: 200;
    response: FindClaimsApiResponse;
  };
  createClaim: {
    arg: CreateClaimApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CreateClaimApiArg['newClaim'];
    status: 200;
    response: CreateClaimApiResponse;
  };
  getClaim: {
    arg: GetClaimApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetClaimApiResponse;
  };
  updateClaim: {
    arg: UpdateClaimApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: UpdateClaimApiArg['claimUpdate'];
    status: 200;
    response: UpdateClaimApiResponse;
  };
  deleteClaim: {
    arg: DeleteClaimApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  excludeClaimOrders: {
    arg: ExcludeClaimOrdersApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: ExcludeClaimOrdersApiArg['claimExclusions'];
    status: 200;
    response: ExcludeClaimOrdersApiResponse;
  };
  submitClaim: {
    arg: SubmitClaimApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: SubmitClaimApiResponse;
  };
  createObjection: {
    arg: CreateObjectionApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CreateObjectionApiArg['newObjection'];
    status: 200;
    response: CreateObjectionApiResponse;
  };
  activateInsurance: {
    arg: ActivateInsuranceApiArg;
    path: Record<never, string>;
    query: Pick<ActivateInsuranceApiArg, 'insurancePrice'>;
    body: undefined;
    status: 200;
    response: ActivateInsuranceApiResponse;
  };
  deactivateInsurance: {
    arg: DeactivateInsuranceApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  getInsurancePrice: {
    arg: GetInsurancePriceApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetInsurancePriceApiResponse;
  };
  getDisableReasons: {
    arg: GetDisableReasonsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetDisableReasonsApiResponse;
  };
  sendDisableReasons: {
    arg: SendDisableReasonsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: SendDisableReasonsApiArg['disableReasonsAnswer'];
    status: 204;
    response: undefined;
  };
  findSenderInvoices: {
    arg: FindSenderInvoicesApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindSenderInvoicesApiArg['searchRequest'];
    status: 200;
    response: FindSenderInvoicesApiResponse;
  };
  findSellerDocuments: {
    arg: FindSellerDocumentsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindSellerDocumentsApiArg['searchRequest'];
    status: 200;
    response: FindSellerDocumentsApiResponse;
  };
  createFinanceOffer: {
    arg: CreateFinanceOfferApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CreateFinanceOfferApiArg['newFinanceOffer'];
    status: 200;
    response: CreateFinanceOfferApiResponse;
  };
  findFinanceOffers: {
    arg: FindFinanceOffersApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindFinanceOffersApiArg['searchRequest'];
    status: 200;
    response: FindFinanceOffersApiResponse;
  };
  findActualFinanceOffers: {
    arg: FindActualFinanceOffersApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindActualFinanceOffersApiArg['searchRequest'];
    status: 200;
    response: FindActualFinanceOffersApiResponse;
  };
  getFinanceOffer: {
    arg: GetFinanceOfferApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetFinanceOfferApiResponse;
  };
  deleteFinanceOffer: {
    arg: DeleteFinanceOfferApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  createFinanceRequest: {
    arg: CreateFinanceRequestApiArg;
    path: Record<never, string>;
    query: Pick<CreateFinanceRequestApiArg, 'offerId'>;
    body: undefined;
    status: 200;
    response: CreateFinanceRequestApiResponse;
  };
  findFinanceRequests: {
    arg: FindFinanceRequestsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindFinanceRequestsApiArg['searchRequest'];
    status: 200;
    response: FindFinanceRequestsApiResponse;
  };
  findActualFinanceRequests: {
    arg: FindActualFinanceRequestsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindActualFinanceRequestsApiArg['searchRequest'];
    status: 200;
    response: FindActualFinanceRequestsApiResponse;
  };
  getFinanceRequest: {
    arg: GetFinanceRequestApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetFinanceRequestApiResponse;
  };
  deleteFinanceRequest: {
    arg: DeleteFinanceRequestApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  sendFinanceRequest: {
    arg: SendFinanceRequestApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: SendFinanceRequestApiResponse;
  };
  getFinanceRequestForm: {
    arg: GetFinanceRequestFormApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetFinanceRequestFormApiResponse;
  };
  saveFinanceRequestForm: {
    arg: SaveFinanceRequestFormApiArg;
    path: { id: string };
    query: Pick<SaveFinanceRequestFormApiArg, 'validateGroup'>;
    body: SaveFinanceRequestFormApiArg['financeRequestFormUpdate'];
    status: 200;
    response: SaveFinanceRequestFormApiResponse;
  };
  createFounder: {
    arg: CreateFounderApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: CreateFounderApiArg['founderData'];
    status: 200;
    response: CreateFounderApiResponse;
  };
  updateFounder: {
    arg: UpdateFounderApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: UpdateFounderApiArg['founderData'];
    status: 200;
    response: UpdateFounderApiResponse;
  };
  deleteFounder: {
    arg: DeleteFounderApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  createContactPerson: {
    arg: CreateContactPersonApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: CreateContactPersonApiArg['contactPersonData'];
    status: 200;
    response: CreateContactPersonApiResponse;
  };
  updateContactPerson: {
    arg: UpdateContactPersonApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: UpdateContactPersonApiArg['contactPersonData'];
    status: 200;
    response: UpdateContactPersonApiResponse;
  };
  deleteContactPerson: {
    arg: DeleteContactPersonApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  setRequestPaymentDetails: {
    arg: SetRequestPaymentDetailsApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: SetRequestPaymentDetailsApiArg['requestPaymentDetails'];
    status: 200;
    response: SetRequestPaymentDetailsApiResponse;
  };
  previewFinanceRequestDocument: {
    arg: PreviewFinanceRequestDocumentApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: Blob;
  };
  acceptFinanceAgreementFlag: {
    arg: AcceptFinanceAgreementFlagApiArg;
    path: { id: string; flag: string; value: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: AcceptFinanceAgreementFlagApiResponse;
  };
  findFinanceAgreements: {
    arg: FindFinanceAgreementsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindFinanceAgreementsApiArg['searchRequest'];
    status: 200;
    response: FindFinanceAgreementsApiResponse;
  };
  downloadFinanceAgreement: {
    arg: DownloadFinanceAgreementApiArg;
    path: { agreementId: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: Blob;
  };
  findFinanceInvoices: {
    arg: FindFinanceInvoicesApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindFinanceInvoicesApiArg['searchRequest'];
    status: 200;
    response: FindFinanceInvoicesApiResponse;
  };
  getFinanceInvoice: {
    arg: GetFinanceInvoiceApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetFinanceInvoiceApiResponse;
  };
  findSupplies: {
    arg: FindSuppliesApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindSuppliesApiArg['searchRequest'];
    status: 200;
    response: FindSuppliesApiResponse;
  };
  getSupply: {
    arg: GetSupplyApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetSupplyApiResponse;
  };
  findFinancingObjects: {
    arg: FindFinancingObjectsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindFinancingObjectsApiArg['searchRequest'];
    status: 200;
    response: FindFinancingObjectsApiResponse;
  };
  exportFinancingObjects: {
    arg: ExportFinancingObjectsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: ExportFinancingObjectsApiArg['searchRequest'];
    status: 200;
    response: Blob;
  };
  orderFinancingObjects: {
    arg: OrderFinancingObjectsApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: OrderFinancingObjectsApiArg['financingOrder'];
    status: 200;
    response: OrderFinancingObjectsApiResponse;
  };
  getFinancingObject: {
    arg: GetFinancingObjectApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetFinancingObjectApiResponse;
  };
  deleteFinancingObject: {
    arg: DeleteFinancingObjectApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
  getCalendarSum: {
    arg: GetCalendarSumApiArg;
    path: { id: string; date: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetCalendarSumApiResponse;
  };
  createFinanceRule: {
    arg: CreateFinanceRuleApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: CreateFinanceRuleApiArg['financeRuleTerms'];
    status: 200;
    response: CreateFinanceRuleApiResponse;
  };
  findFinanceRules: {
    arg: FindFinanceRulesApiArg;
    path: Record<never, string>;
    query: Record<never, string>;
    body: FindFinanceRulesApiArg['searchRequest'];
    status: 200;
    response: FindFinanceRulesApiResponse;
  };
  getFinanceRule: {
    arg: GetFinanceRuleApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 200;
    response: GetFinanceRuleApiResponse;
  };
  updateFinanceRule: {
    arg: UpdateFinanceRuleApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: UpdateFinanceRuleApiArg['financeRuleTerms'];
    status: 200;
    response: UpdateFinanceRuleApiResponse;
  };
  deleteFinanceRule: {
    arg: DeleteFinanceRuleApiArg;
    path: { id: string };
    query: Record<never, string>;
    body: undefined;
    status: 204;
    response: undefined;
  };
}

export type OperationId = keyof Operations;

/** Place of each operation; `path` as in the contract, after the server's /api. */
export const operationIndex = {
  login: {
    method: 'post',
    path: '/v1/auth/login',
    tag: 'auth',
    body: 'credentials',
    status: 200,
    answer: 'json',
  },
  needCaptcha: {
    method: 'get',
    path: '/v1/auth/login/needCaptcha',
    tag: 'auth',
    body: null,
    status: 200,
    answer: 'json',
  },
  logout: {
    method: 'post',
    path: '/v1/auth/logout',
    tag: 'auth',
    body: null,
    status: 204,
    answer: 'none',
  },
  refreshToken: {
    method: 'post',
    path: '/auth/token/refresh',
    tag: 'auth',
    body: null,
    status: 200,
    answer: 'json',
  },
  register: {
    method: 'post',
    path: '/v1/auth/register',
    tag: 'auth',
    body: 'registration',
    status: 200,
    answer: 'json',
  },
  registerSeller: {
    method: 'post',
    path: '/v1/seller/register',
    tag: 'auth',
    body: 'sellerRegistration',
    status: 200,
    answer: 'json',
  },
  checkSellerData: {
    method: 'post',
    path: '/v1/seller/register/check-data',
    tag: 'auth',
    body: 'sellerCheck',
    status: 200,
    answer: 'json',
  },
  confirmRegistration: {
    method: 'post',
    path: '/v1/auth/confirm',
    tag: 'auth',
    body: 'registrationConfirmation',
    status: 200,
    answer: 'json',
  },
  recoverPassword: {
    method: 'post',
    path: '/v1/auth/recovery',
    tag: 'auth',
    body: 'recoveryRequest',
    status: 200,
    answer: 'json',
  },
  checkCode: {
    method: 'post',
    path: '/v1/auth/check-code',
    tag: 'auth',
    body: 'codeCheck',
    status: 200,
    answer: 'json',
  },
  generatePassword: {
    method: 'get',
    path: '/v1/auth/generate-password',
    tag: 'auth',
    body: null,
    status: 200,
    answer: 'json',
  },
  changePassword: {
    method: 'post',
    path: '/v1/auth/change-password',
    tag: 'auth',
    body: 'passwordChange',
    status: 204,
    answer: 'none',
  },
  getHealth: {
    method: 'get',
    path: '/service/build/health',
    tag: 'service',
    body: null,
    status: 200,
    answer: 'json',
  },
  getModules: {
    method: 'get',
    path: '/service/build/module',
    tag: 'service',
    body: null,
    status: 200,
    answer: 'json',
  },
  getCurrentUser: {
    method: 'get',
    path: '/v1/user',
    tag: 'user',
    body: null,
    status: 200,
    answer: 'json',
  },
  updateCurrentUser: {
    method: 'put',
    path: '/v1/user',
    tag: 'user',
    body: 'ownProfile',
    status: 200,
    answer: 'json',
  },
  createUser: {
    method: 'post',
    path: '/v1/user',
    tag: 'user',
    body: 'newUser',
    status: 200,
    answer: 'json',
  },
  findUsers: {
    method: 'post',
    path: '/v1/user/find',
    tag: 'user',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getUser: {
    method: 'get',
    path: '/v1/user/{id}',
    tag: 'user',
    body: null,
    status: 200,
    answer: 'json',
  },
  updateUser: {
    method: 'put',
    path: '/v1/user/{id}',
    tag: 'user',
    body: 'userUpdate',
    status: 200,
    answer: 'json',
  },
  deleteUser: {
    method: 'delete',
    path: '/v1/user/{id}',
    tag: 'user',
    body: null,
    status: 204,
    answer: 'none',
  },
  createUserRole: {
    method: 'post',
    path: '/v1/user/role',
    tag: 'user',
    body: 'newUserRole',
    status: 200,
    answer: 'json',
  },
  findUserRoles: {
    method: 'post',
    path: '/v1/user/role/find',
    tag: 'user',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getUserRole: {
    method: 'get',
    path: '/v1/user/role/{id}',
    tag: 'user',
    body: null,
    status: 200,
    answer: 'json',
  },
  deleteUserRole: {
    method: 'delete',
    path: '/v1/user/role/{id}',
    tag: 'user',
    body: null,
    status: 204,
    answer: 'none',
  },
  updateOrganization: {
    method: 'put',
    path: '/v1/organization',
    tag: 'organization',
    body: 'organizationUpdate',
    status: 200,
    answer: 'json',
  },
  createOrganization: {
    method: 'post',
    path: '/v1/organization',
    tag: 'organization',
    body: 'newOrganization',
    status: 200,
    answer: 'json',
  },
  findOrganizations: {
    method: 'post',
    path: '/v1/organization/find',
    tag: 'organization',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getOrganization: {
    method: 'get',
    path: '/v1/organization/{id}',
    tag: 'organization',
    body: null,
    status: 200,
    answer: 'json',
  },
  deleteOrganization: {
    method: 'delete',
    path: '/v1/organization/{id}',
    tag: 'organization',
    body: null,
    status: 204,
    answer: 'none',
  },
  getOrganizationRegistryData: {
    method: 'get',
    path: '/v1/organization/registry-data/{id}',
    tag: 'organization',
    body: null,
    status: 200,
    answer: 'json',
  },
  findOkopf: {
    method: 'post',
    path: '/v1/organization/okopf/find',
    tag: 'organization',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  createOrganizationPaymentDetails: {
    method: 'post',
    path: '/v1/organization/paymentDetails',
    tag: 'organization',
    body: 'newPaymentDetails',
    status: 200,
    answer: 'json',
  },
  updateOrganizationPaymentDetails: {
    method: 'put',
    path: '/v1/organization/paymentDetails/{id}',
    tag: 'organization',
    body: 'paymentDetailsUpdate',
    status: 200,
    answer: 'json',
  },
  deleteOrganizationPaymentDetails: {
    method: 'delete',
    path: '/v1/organization/paymentDetails/{id}',
    tag: 'organization',
    body: null,
    status: 204,
    answer: 'none',
  },
  findPaymentDetails: {
    method: 'post',
    path: '/v1/paymentDetails/find',
    tag: 'paymentDetails',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getPaymentDetails: {
    method: 'get',
    path: '/v1/paymentDetails/{id}',
    tag: 'paymentDetails',
    body: null,
    status: 200,
    answer: 'json',
  },
  updatePaymentDetails: {
    method: 'put',
    path: '/v1/paymentDetails/{id}',
    tag: 'paymentDetails',
    body: 'paymentDetailsUpdate',
    status: 200,
    answer: 'json',
  },
  deletePaymentDetails: {
    method: 'delete',
    path: '/v1/paymentDetails/{id}',
    tag: 'paymentDetails',
    body: null,
    status: 204,
    answer: 'none',
  },
  getBank: {
    method: 'get',
    path: '/v1/directory/bank/{bik}',
    tag: 'directory',
    body: null,
    status: 200,
    answer: 'json',
  },
  findOrganizationByItn: {
    method: 'post',
    path: '/v1/directory/organization/find',
    tag: 'directory',
    body: 'itnSearch',
    status: 200,
    answer: 'json',
  },
  uploadFile: {
    method: 'post',
    path: '/v1/file',
    tag: 'file',
    body: 'fileUpload',
    status: 200,
    answer: 'json',
  },
  downloadFile: {
    method: 'get',
    path: '/v1/file/download/{id}',
    tag: 'file',
    body: null,
    status: 200,
    answer: 'file',
  },
  deleteFile: {
    method: 'delete',
    path: '/v1/file/{id}',
    tag: 'file',
    body: null,
    status: 204,
    answer: 'none',
  },
  findActualDebtorOffers: {
    method: 'post',
    path: '/v1/debtors/offer/actual',
    tag: 'debtors',
    body: 'debtorOffersRequest',
    status: 200,
    answer: 'json',
  },
  requestDebtorAgreement: {
    method: 'post',
    path: '/v1/debtors/request/agreement',
    tag: 'debtors',
    body: 'debtorAgreementRequest',
    status: 200,
    answer: 'none',
  },
  downloadDebtorAgreement: {
    method: 'get',
    path: '/v1/debtors/agreement/download/{agreementId}',
    tag: 'debtors',
    body: null,
    status: 200,
    answer: 'file',
  },
  getProductAgreement: {
    method: 'get',
    path: '/v1/{product}/product-agreement',
    tag: 'client',
    body: null,
    status: 200,
    answer: 'json',
  },
  getInsuranceStatus: {
    method: 'get',
    path: '/v1/{product}/insurance/status',
    tag: 'client',
    body: null,
    status: 200,
    answer: 'json',
  },
  getServiceHealth: {
    method: 'get',
    path: '/v1/client/{service}/health-check',
    tag: 'client',
    body: null,
    status: 200,
    answer: 'json',
  },
  createCredential: {
    method: 'post',
    path: '/v1/client/credential',
    tag: 'client',
    body: 'newCredential',
    status: 200,
    answer: 'json',
  },
  getCredential: {
    method: 'get',
    path: '/v1/client/credential/{id}',
    tag: 'client',
    body: null,
    status: 200,
    answer: 'json',
  },
  deleteCredential: {
    method: 'delete',
    path: '/v1/client/credential/{id}',
    tag: 'client',
    body: null,
    status: 204,
    answer: 'none',
  },
  checkContractNumber: {
    method: 'post',
    path: '/v1/sender/checking-prefix/{contractNumber}',
    tag: 'sender',
    body: null,
    status: 200,
    answer: 'json',
  },
  getOrderStatuses: {
    method: 'get',
    path: '/v1/sender/order/directory/status',
    tag: 'sender',
    body: null,
    status: 200,
    answer: 'json',
  },
  getOrderDashboard: {
    method: 'get',
    path: '/v1/sender/order/dashboard',
    tag: 'sender',
    body: null,
    status: 200,
    answer: 'json',
  },
  findOrders: {
    method: 'post',
    path: '/v1/sender/order/find',
    tag: 'sender',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getOrder: {
    method: 'get',
    path: '/v1/sender/order/{id}',
    tag: 'sender',
    body: null,
    status: 200,
    answer: 'json',
  },
  findClaims: {
    method: 'post',
    path: '/v1/sender/claim/find',
    tag: 'sender',
    body: 'claimSearch',
    status: 200,
    answer: 'json',
  },
  createClaim: {
    method: 'post',
    path: '/v1/sender/claim',
    tag: 'sender',
    body: 'newClaim',
    status: 200,
    answer: 'json',
  },
  getClaim: {
    method: 'get',
    path: '/v1/sender/claim/{id}',
    tag: 'sender',
    body: null,
    status: 200,
    answer: 'json',
  },
  updateClaim: {
    method: 'put',
    path: '/v1/sender/claim/{id}',
    tag: 'sender',
    body: 'claimUpdate',
    status: 200,
    answer: 'json',
  },
  deleteClaim: {
    method: 'delete',
    path: '/v1/sender/claim/{id}',
    tag: 'sender',
    body: null,
    status: 204,
    answer: 'none',
  },
  excludeClaimOrders: {
    method: 'put',
    path: '/v1/sender/claim/{id}/exclusions',
    tag: 'sender',
    body: 'claimExclusions',
    status: 200,
    answer: 'json',
  },
  submitClaim: {
    method: 'post',
    path: '/v1/sender/claim/{id}/submit',
    tag: 'sender',
    body: null,
    status: 200,
    answer: 'json',
  },
  createObjection: {
    method: 'post',
    path: '/v1/sender/objection',
    tag: 'sender',
    body: 'newObjection',
    status: 200,
    answer: 'json',
  },
  activateInsurance: {
    method: 'post',
    path: '/v1/sender/insurance/activate',
    tag: 'sender',
    body: null,
    status: 200,
    answer: 'json',
  },
  deactivateInsurance: {
    method: 'post',
    path: '/v1/sender/insurance/deactivate',
    tag: 'sender',
    body: null,
    status: 204,
    answer: 'none',
  },
  getInsurancePrice: {
    method: 'get',
    path: '/v1/sender/insurance/client-insurance-price',
    tag: 'sender',
    body: null,
    status: 200,
    answer: 'json',
  },
  getDisableReasons: {
    method: 'get',
    path: '/v1/sender/subscription/disable-reasons',
    tag: 'sender',
    body: null,
    status: 200,
    answer: 'json',
  },
  sendDisableReasons: {
    method: 'post',
    path: '/v1/sender/subscription/disable-reasons',
    tag: 'sender',
    body: 'disableReasonsAnswer',
    status: 204,
    answer: 'none',
  },
  findSenderInvoices: {
    method: 'post',
    path: '/v1/sender/invoice/find',
    tag: 'sender',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  findSellerDocuments: {
    method: 'post',
    path: '/v1/seller/document/find',
    tag: 'seller',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  createFinanceOffer: {
    method: 'post',
    path: '/v1/finance/offer',
    tag: 'financeOffer',
    body: 'newFinanceOffer',
    status: 200,
    answer: 'json',
  },
  findFinanceOffers: {
    method: 'post',
    path: '/v1/finance/offer/find',
    tag: 'financeOffer',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  findActualFinanceOffers: {
    method: 'post',
    path: '/v1/finance/offer/find/actual',
    tag: 'financeOffer',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getFinanceOffer: {
    method: 'get',
    path: '/v1/finance/offer/{id}',
    tag: 'financeOffer',
    body: null,
    status: 200,
    answer: 'json',
  },
  deleteFinanceOffer: {
    method: 'delete',
    path: '/v1/finance/offer/{id}',
    tag: 'financeOffer',
    body: null,
    status: 204,
    answer: 'none',
  },
  createFinanceRequest: {
    method: 'post',
    path: '/v1/finance/request',
    tag: 'financeRequest',
    body: null,
    status: 200,
    answer: 'json',
  },
  findFinanceRequests: {
    method: 'post',
    path: '/v1/finance/request/find',
    tag: 'financeRequest',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  findActualFinanceRequests: {
    method: 'post',
    path: '/v1/finance/request/find/actual',
    tag: 'financeRequest',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getFinanceRequest: {
    method: 'get',
    path: '/v1/finance/request/{id}',
    tag: 'financeRequest',
    body: null,
    status: 200,
    answer: 'json',
  },
  deleteFinanceRequest: {
    method: 'delete',
    path: '/v1/finance/request/{id}',
    tag: 'financeRequest',
    body: null,
    status: 204,
    answer: 'none',
  },
  sendFinanceRequest: {
    method: 'post',
    path: '/v1/finance/request/{id}/send',
    tag: 'financeRequest',
    body: null,
    status: 200,
    answer: 'json',
  },
  getFinanceRequestForm: {
    method: 'get',
    path: '/v1/finance/request/{id}/form',
    tag: 'financeRequest',
    body: null,
    status: 200,
    answer: 'json',
  },
  saveFinanceRequestForm: {
    method: 'put',
    path: '/v1/finance/request/{id}/form',
    tag: 'financeRequest',
    body: 'financeRequestFormUpdate',
    status: 200,
    answer: 'json',
  },
  createFounder: {
    method: 'post',
    path: '/v1/finance/request/{id}/form/founder',
    tag: 'financeRequest',
    body: 'founderData',
    status: 200,
    answer: 'json',
  },
  updateFounder: {
    method: 'put',
    path: '/v1/finance/request/form/founder/{id}',
    tag: 'financeRequest',
    body: 'founderData',
    status: 200,
    answer: 'json',
  },
  deleteFounder: {
    method: 'delete',
    path: '/v1/finance/request/form/founder/{id}',
    tag: 'financeRequest',
    body: null,
    status: 204,
    answer: 'none',
  },
  createContactPerson: {
    method: 'post',
    path: '/v1/finance/request/{id}/form/contact-data',
    tag: 'financeRequest',
    body: 'contactPersonData',
    status: 200,
    answer: 'json',
  },
  updateContactPerson: {
    method: 'put',
    path: '/v1/finance/request/form/contact-data/{id}',
    tag: 'financeRequest',
    body: 'contactPersonData',
    status: 200,
    answer: 'json',
  },
  deleteContactPerson: {
    method: 'delete',
    path: '/v1/finance/request/form/contact-data/{id}',
    tag: 'financeRequest',
    body: null,
    status: 204,
    answer: 'none',
  },
  setRequestPaymentDetails: {
    method: 'post',
    path: '/v1/finance/request/{id}/form/payment-details',
    tag: 'financeRequest',
    body: 'requestPaymentDetails',
    status: 200,
    answer: 'json',
  },
  previewFinanceRequestDocument: {
    method: 'get',
    path: '/v1/finance/request/{id}/form/document/preview',
    tag: 'financeRequest',
    body: null,
    status: 200,
    answer: 'file',
  },
  acceptFinanceAgreementFlag: {
    method: 'post',
    path: '/v1/finance/request/{id}/form/agreement-flag/{flag}/accepted/{value}',
    tag: 'financeRequest',
    body: null,
    status: 200,
    answer: 'json',
  },
  findFinanceAgreements: {
    method: 'post',
    path: '/v1/finance/agreement/find',
    tag: 'financeAgreement',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  downloadFinanceAgreement: {
    method: 'get',
    path: '/v1/finance/agreement/download/{agreementId}',
    tag: 'financeAgreement',
    body: null,
    status: 200,
    answer: 'file',
  },
  findFinanceInvoices: {
    method: 'post',
    path: '/v1/finance/invoice/find',
    tag: 'financeAgreement',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getFinanceInvoice: {
    method: 'get',
    path: '/v1/finance/invoice/{id}',
    tag: 'financeAgreement',
    body: null,
    status: 200,
    answer: 'json',
  },
  findSupplies: {
    method: 'post',
    path: '/v1/finance/supply/find',
    tag: 'financeRegistry',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getSupply: {
    method: 'get',
    path: '/v1/finance/supply/{id}',
    tag: 'financeRegistry',
    body: null,
    status: 200,
    answer: 'json',
  },
  findFinancingObjects: {
    method: 'post',
    path: '/v1/finance/object/find',
    tag: 'financeRegistry',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  exportFinancingObjects: {
    method: 'post',
    path: '/v1/finance/object/excel',
    tag: 'financeRegistry',
    body: 'searchRequest',
    status: 200,
    answer: 'file',
  },
  orderFinancingObjects: {
    method: 'post',
    path: '/v1/finance/object/order',
    tag: 'financeRegistry',
    body: 'financingOrder',
    status: 200,
    answer: 'json',
  },
  getFinancingObject: {
    method: 'get',
    path: '/v1/finance/object/{id}',
    tag: 'financeRegistry',
    body: null,
    status: 200,
    answer: 'json',
  },
  deleteFinancingObject: {
    method: 'delete',
    path: '/v1/finance/object/{id}',
    tag: 'financeRegistry',
    body: null,
    status: 204,
    answer: 'none',
  },
  getCalendarSum: {
    method: 'get',
    path: '/v1/finance/object/calendar/agreement/{id}/sum/date/{date}',
    tag: 'financeRegistry',
    body: null,
    status: 200,
    answer: 'json',
  },
  createFinanceRule: {
    method: 'post',
    path: '/v1/finance/rule',
    tag: 'financeRule',
    body: 'financeRuleTerms',
    status: 200,
    answer: 'json',
  },
  findFinanceRules: {
    method: 'post',
    path: '/v1/finance/rule/find',
    tag: 'financeRule',
    body: 'searchRequest',
    status: 200,
    answer: 'json',
  },
  getFinanceRule: {
    method: 'get',
    path: '/v1/finance/rule/{id}',
    tag: 'financeRule',
    body: null,
    status: 200,
    answer: 'json',
  },
  updateFinanceRule: {
    method: 'put',
    path: '/v1/finance/rule/{id}',
    tag: 'financeRule',
    body: 'financeRuleTerms',
    status: 200,
    answer: 'json',
  },
  deleteFinanceRule: {
    method: 'delete',
    path: '/v1/finance/rule/{id}',
    tag: 'financeRule',
    body: null,
    status: 204,
    answer: 'none',
  },
} as const satisfies Record<OperationId, unknown>;
