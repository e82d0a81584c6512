import { describe, expect, it } from 'vitest';
import { bundleContract } from '../../scripts/contract/model/bundle';
import { schemaOf } from '../../scripts/contract/model/openApi';

const contract = await bundleContract();

/** Fields of the entities in the customer's specification. */
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
    'userIsDeleted',
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

/** Entities with an added `id`, because a documented path needs it; README.md lists them. */
const PRESUPPOSED = ['Organization', 'Credential'];

describe('the entities of the specification', () => {
  it.each(Object.entries(SECTION_3))(
    'include %s with the specified fields, and with our additions marked',
    (name, fields) => {
      const { properties = {}, required = [] } = schemaOf(contract, {
        $ref: `#/components/schemas/${name}`,
      });
      const unmarked = Object.entries(properties).filter(
        ([, schema]) => schema['x-origin'] === undefined,
      );
      expect(unmarked.map(([field]) => field).toSorted()).toEqual(fields.toSorted());
      expect(required).toEqual(expect.arrayContaining([...fields]));
      // Our additions must be optional for a backend; README.md explains the exceptions.
      const demanded = required.filter((field) => !fields.includes(field));
      expect(demanded).toEqual(PRESUPPOSED.includes(name) ? ['id'] : []);
    },
  );

  it('allow a search of claims by an optional order and an optional kind', () => {
    const { properties = {}, required = [] } = schemaOf(contract, {
      $ref: '#/components/schemas/ClaimSearch',
    });
    const documented = Object.entries(properties).filter(
      ([, schema]) => schema['x-origin'] === undefined,
    );
    expect(documented.map(([field]) => field)).toEqual(['orderId', 'isGroupClaim']);
    expect(required).toEqual([]);
  });

  it('have the seven statuses of an offer, and allow more', () => {
    expect(schemaOf(contract, { $ref: '#/components/schemas/DebtorOfferStatus' })).toMatchObject({
      enum: ['NEW', 'EXPIRED', 'REQUESTED', 'SCORING', 'DENIED', 'ACTIVE', 'APPROVED'],
      'x-extensible-enum': true,
    });
  });
});
