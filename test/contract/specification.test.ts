import { describe, expect, it } from 'vitest';
import { bundleContract } from '../../scripts/contract/model/bundle';
import {
  operationsOf,
  schemaOf,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../scripts/contract/model/openApi';
import { SECTION_7 } from './section7';

const contract = await bundleContract();

/** OpenAPI has one path for addresses of one shape, but the customer's list has two names for this one. */
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
  it('are in the contract, each once, and no other call is marked as documented or inferred', () => {
    expect(SECTION_7).toHaveLength(97);
    expect(callsOf(contract).toSorted()).toEqual(SECTION_7.map(asInContract).toSorted());
  });

  it.each(['activateInsurance', 'checkContractNumber', 'deactivateInsurance'])(
    'include %s without a request body',
    (operationId) => {
      expect(located(operationId).operation.requestBody).toBeUndefined();
    },
  );

  it.each([
    ['product', ['sender', 'seller']],
    ['service', ['COURIER', 'MARKETPLACE']],
  ])('have a closed enumeration for the parameter %s', (name, values) => {
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

  it('are under the base path /api', () => {
    expect(contract.servers?.map(({ url }) => url)).toEqual(['/api']);
  });
});

/** Query parameters in the customer's list; «?» marks optional ones. */
const SECTION_7_QUERY: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/finance/request': ['offerId'],
  'PUT /v1/finance/request/{id}/form': ['validateGroup?'],
  'POST /v1/sender/insurance/activate': ['insurancePrice'],
};

describe('the query parameters of the specification', () => {
  it('match the query parameters of the contract exactly', () => {
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

/** Calls with a captcha token. */
const SECTION_7_HEADERS: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/auth/login': ['Smart-Token'],
  'POST /v1/auth/register': ['Smart-Token'],
  'POST /v1/seller/register': ['Smart-Token'],
};

describe('the headers of the specification', () => {
  it('match the headers of the contract exactly', () => {
    const found = operationsOf(contract).map(({ method, path, parameters }) => [
      `${method.toUpperCase()} ${path}`,
      parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
    ]);
    expect(Object.fromEntries(found.filter(([, names]) => names?.length !== 0))).toEqual(
      SECTION_7_HEADERS,
    );
  });
});

describe('the security of a call', () => {
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
    'findOrganizationByItn',
  ])('is not required for %s', (operationId) => {
    expect(securityOf(operationId)).toEqual([]);
  });

  it.each(['changePassword', 'generatePassword'])(
    'is optional for %s, because visitors may call it',
    (operationId) => {
      expect(securityOf(operationId)).toEqual([{}, { bearer: [] }]);
    },
  );

  it('is the refresh token for a refresh', () => {
    expect(securityOf('refreshToken')).toEqual([{ refreshBearer: [] }]);
  });

  it('is the access token for all other calls', () => {
    const others = operationsOf(contract).filter(
      ({ operation }) => operation.security === undefined,
    );
    // All operations except the thirteen calls named above.
    expect(others.length).toBe(operationsOf(contract).length - 13);
    expect(contract.security).toEqual([{ bearer: [] }]);
  });
});
