import { describe, expect, it } from 'vitest';
import { bundleContract } from '../../scripts/contract/bundle';
import {
  operationsOf,
  schemaOf,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../scripts/contract/openApi';

const contract = await bundleContract();

/**
 * Section 7 of the specification, as far as it is built: «Auth and service», «Users, roles,
 * organizations, files», «Debtors», «Finance», «Order insurance». Written as there; the base path /api
 * is given for some only.
 */
const SECTION_7 = `
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

/** OpenAPI has one path for addresses of one shape; the specification gives this one two names. */
const SHARED_SHAPE = { '/v1/client/credential/{service}': '/v1/client/credential/{id}' };

function asInContract(call: string): string {
  return Object.entries(SHARED_SHAPE).reduce(
    (text, [named, shared]) => text.replace(named, shared),
    call,
  );
}

function callsOf(document: OpenApiDocument): string[] {
  return operationsOf(document)
    .filter(({ operation }) => operation['x-origin'] !== 'proposed')
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

function located(operationId: string): LocatedOperation {
  const found = operationsOf(contract).find(
    ({ operation }) => operation.operationId === operationId,
  );
  if (found === undefined) throw new Error(`No operation ${operationId}`);
  return found;
}

describe('the calls of the specification', () => {
  it('are in the contract, each once, and no other calls itself documented or inferred', () => {
    expect(callsOf(contract).toSorted()).toEqual(SECTION_7.map(asInContract).toSorted());
  });

  it.each(['activateInsurance', 'checkContractNumber', 'deactivateInsurance'])(
    '%s has no body',
    (operationId) => {
      expect(located(operationId).operation.requestBody).toBeUndefined();
    },
  );

  it.each([
    ['product', ['sender', 'seller']],
    ['service', ['COURIER', 'MARKETPLACE']],
  ])('the parameter %s is a closed enumeration', (name, values) => {
    const described = operationsOf(contract)
      .flatMap(({ parameters }) => parameters)
      .filter((one) => one.in === 'path' && one.name === name)
      .map(({ schema = {} }) => schemaOf(contract, schema));
    expect(described.length).toBeGreaterThan(0);
    for (const schema of described) {
      expect(schema.enum).toEqual(values);
      expect(schema['x-extensible-enum']).toBeUndefined();
    }
  });

  it('stand behind the base path /api', () => {
    expect(contract.servers?.map(({ url }) => url)).toEqual(['/api']);
  });
});

/** Query parameters that section 7 of the specification names: «?» where it calls them optional. */
const SECTION_7_QUERY: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/finance/request': ['offerId'],
  'PUT /v1/finance/request/{id}/form': ['validateGroup?'],
  'POST /v1/sender/insurance/activate': ['insurancePrice'],
};

describe('the query parameters of the specification', () => {
  it('are in the contract, and no others', () => {
    const found = operationsOf(contract).map(({ method, path, parameters }) => [
      `${method.toUpperCase()} ${path}`,
      parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, required }) => (required === true ? name : `${name}?`)),
    ]);
    expect(Object.fromEntries(found.filter(([, names]) => names?.length !== 0))).toEqual(
      SECTION_7_QUERY,
    );
  });
});

/** Section 3 of the specification: the fields that it names. */
const SECTION_3: Readonly<Record<string, readonly string[]>> = {
  User: [
    'id',
    'username',
    'lastname',
    'firstname',
    'middlename',
    'roles',
    'organization',
    'isDeleted',
    'isNeedChangePassword',
  ],
  Role: ['id', 'deleted'],
  Organization: ['legalStatus', 'itn', 'name', 'ceoName', 'kpp', 'ogrn', 'legalAddress'],
  LegalStatus: ['name'],
  AuthTokens: ['accessToken', 'refreshToken'],
  DebtorOffer: [
    'id',
    'status',
    'insuranceLimit',
    'insurancePrice',
    'offerFinishDate',
    'createdDateTime',
    'offerRequest',
    'clientCompany',
    'agreement',
  ],
  DebtorOfferRequest: ['createdDateTime'],
  DebtorAgreement: ['agreementId', 'agreementNumber', 'startedDate', 'finishedDate', 'bill'],
  DebtorAgreementBill: ['billEndDate'],
  DebtorAgreementRequest: ['userId', 'offerId', 'organization'],
  FinanceOffer: ['id', 'financingLimit', 'request', 'status', 'recipient'],
  FinancingLimit: ['financingLimit', 'interestRate', 'endDate', 'bank'],
  FinanceBank: ['fullName', 'logos'],
  FinanceOfferStatus: ['name'],
  Recipient: ['fullName'],
  FinanceRequest: ['id', 'status', 'createdDateTime', 'financingLimit', 'agreement'],
  FinanceRequestStatus: ['name', 'description'],
  FinanceRequestLimit: ['financingLimit'],
  FinanceAgreement: [
    'id',
    'number',
    'financingLimit',
    'interestRate',
    'valid',
    'createdDateTime',
    'finishedDate',
  ],
  ProductAgreement: ['data'],
  ServiceHealth: ['status', 'description'],
  InsuranceStatus: ['status', 'insurancePrice', 'startDateTime', 'endDateTime'],
  InsuranceActivated: ['startDateTime'],
  InsurancePrice: ['insurancePrice'],
  NewCredential: ['clientId', 'clientSecret', 'serviceType', 'secretType'],
  Credential: ['clientId', 'clientSecret', 'serviceType', 'secretType'],
  ContractCheck: ['available'],
  OrderStatus: ['name', 'code'],
};

/** Identifiers that a documented path presupposes; README.md names them. */
const PRESUPPOSED = ['Organization', 'Credential'];

describe('the entities of the specification', () => {
  it.each(Object.entries(SECTION_3))(
    '%s names its fields, and marks what we added',
    (name, fields) => {
      const { properties = {}, required = [] } = schemaOf(contract, {
        $ref: `#/components/schemas/${name}`,
      });
      const unmarked = Object.entries(properties).filter(
        ([, schema]) => schema['x-origin'] === undefined,
      );
      expect(unmarked.map(([field]) => field).toSorted()).toEqual(fields.toSorted());
      expect(required).toEqual(expect.arrayContaining([...fields]));
      // What we added must not be demanded of a backend; README.md explains the exceptions.
      const demanded = required.filter((field) => !fields.includes(field));
      expect(demanded).toEqual(PRESUPPOSED.includes(name) ? ['id'] : []);
    },
  );

  it('let a search of claims say the order and the kind, and leave both out', () => {
    const { properties = {}, required = [] } = schemaOf(contract, {
      $ref: '#/components/schemas/ClaimSearch',
    });
    const documented = Object.entries(properties).filter(
      ([, schema]) => schema['x-origin'] === undefined,
    );
    expect(documented.map(([field]) => field)).toEqual(['orderId', 'isGroupClaim']);
    expect(required).toEqual([]);
  });

  it('know the seven statuses of an offer, and that there may be more', () => {
    expect(schemaOf(contract, { $ref: '#/components/schemas/DebtorOfferStatus' })).toMatchObject({
      enum: ['NEW', 'EXPIRED', 'REQUESTED', 'SCORING', 'DENIED', 'ACTIVE', 'APPROVED'],
      'x-extensible-enum': true,
    });
  });
});

describe('who may call', () => {
  const securityOf = (operationId: string): unknown =>
    located(operationId).operation.security ?? contract.security;

  it.each([
    'login',
    'needCaptcha',
    'register',
    'registerSeller',
    'checkSellerData',
    'confirmRegistration',
    'checkCode',
    'recoverPassword',
    'getHealth',
  ])('%s needs no sign-in', (operationId) => {
    expect(securityOf(operationId)).toEqual([]);
  });

  it.each(['changePassword', 'generatePassword'])(
    '%s works with and without a sign-in',
    (operationId) => {
      expect(securityOf(operationId)).toEqual([{}, { bearer: [] }]);
    },
  );

  it('the refresh carries the refresh token', () => {
    expect(securityOf('refreshToken')).toEqual([{ refreshBearer: [] }]);
  });

  it('everything else carries the access token', () => {
    const others = operationsOf(contract).filter(
      ({ operation }) => operation.security === undefined,
    );
    // All but the twelve calls named above.
    expect(others.length).toBe(operationsOf(contract).length - 12);
    expect(contract.security).toEqual([{ bearer: [] }]);
  });
});
