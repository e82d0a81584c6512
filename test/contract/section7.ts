/**
 * Section 7 of the specification: «Auth and service», «Users, roles,
 * organizations, files», «Debtors», «Finance», «Order insurance». Written as there; the base path
 * /api is given for some only.
 */
export const SECTION_7: readonly string[] = `
POST /api/v1/auth/login
POST /api/v1/auth/logout
POST /api/v1/auth/register
POST /api/v1/seller/register
POST /api/v1/seller/register/check-data
POST /api/v1/auth/confirm
POST /api/v1/auth/check-code
POST /api/v1/auth/recovery
GET /api/v1/auth/generate-password
GET /v1/auth/login/needCaptcha
POST /v1/auth/change-password
POST /api/auth/token/refresh
GET /service/build/health
GET /service/build/module
GET /v1/user
POST /v1/user/find
POST /v1/user
PUT /v1/user
PUT /v1/user/{id}
DELETE /v1/user/{id}
GET /v1/user/role/{id}
DELETE /v1/user/role/{id}
POST /v1/user/role/find
POST /v1/user/role
POST /v1/organization
GET /v1/organization/{id}
DELETE /v1/organization/{id}
PUT /v1/organization
POST /v1/organization/find
POST /v1/organization/paymentDetails
PUT /v1/organization/paymentDetails/{id}
DELETE /v1/organization/paymentDetails/{id}
POST /v1/organization/okopf/find
GET /v1/organization/registry-data/{id}
GET /v1/paymentDetails/{id}
DELETE /v1/paymentDetails/{id}
PUT /v1/paymentDetails/{id}
POST /v1/paymentDetails/find
GET /v1/file/download/{id}
DELETE /v1/file/{id}
POST /v1/debtors/offer/actual
POST /v1/debtors/request/agreement
GET /v1/debtors/agreement/download/{agreementId}
GET /v1/finance/offer/{id}
DELETE /v1/finance/offer/{id}
POST /v1/finance/offer/find
POST /v1/finance/offer/find/actual
POST /v1/finance/offer
GET /v1/finance/request/{id}
DELETE /v1/finance/request/{id}
POST /v1/finance/request/find
POST /v1/finance/request/find/actual
POST /v1/finance/request/{id}/send
POST /v1/finance/request
GET /v1/finance/request/{id}/form
PUT /v1/finance/request/{id}/form
POST /v1/finance/request/{id}/form/founder
PUT /v1/finance/request/form/founder/{id}
DELETE /v1/finance/request/form/founder/{id}
POST /v1/finance/request/{id}/form/contact-data
PUT /v1/finance/request/form/contact-data/{id}
DELETE /v1/finance/request/form/contact-data/{id}
POST /v1/finance/request/{id}/form/payment-details
GET /v1/finance/request/{id}/form/document/preview
POST /v1/finance/request/{id}/form/agreement-flag/{flag}/accepted/{value}
POST /v1/finance/agreement/find
GET /v1/finance/invoice/{id}
POST /v1/finance/invoice/find
GET /v1/finance/supply/{id}
POST /v1/finance/supply/find
GET /v1/finance/object/{id}
POST /v1/finance/object/excel
POST /v1/finance/object/find
DELETE /v1/finance/object/{id}
POST /v1/finance/object/order
GET /v1/finance/object/calendar/agreement/{id}/sum/date/{date}
GET /v1/finance/rule/{id}
PUT /v1/finance/rule/{id}
DELETE /v1/finance/rule/{id}
POST /v1/finance/rule/find
POST /v1/finance/rule
GET /v1/{product}/product-agreement
GET /v1/client/{service}/health-check
GET /v1/{product}/insurance/status
GET /v1/client/credential/{service}
POST /v1/client/credential
DELETE /v1/client/credential/{id}
POST /v1/sender/checking-prefix/{contractNumber}
GET /v1/sender/order/directory/status
GET /v1/sender/order/{id}
GET /v1/sender/order/dashboard
POST /v1/sender/claim/find
POST /v1/sender/insurance/activate
POST /v1/sender/insurance/deactivate
GET /v1/sender/insurance/client-insurance-price
GET /v1/sender/subscription/disable-reasons
POST /v1/sender/subscription/disable-reasons
`
  .trim()
  .split('\n')
  .map((call) => call.replace(' /api/', ' /'));
