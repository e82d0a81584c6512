import { describe, expect, it } from 'vitest';
import { bundleContract } from '../../scripts/contract/model/bundle';
import {
  exampleOf,
  headerOf,
  operationsOf,
  requestBodyOf,
  responseOf,
  type LocatedOperation,
  type MediaTypeObject,
} from '../../scripts/contract/model/openApi';
import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isMobilePhone,
  isOgrn,
  isPassword,
  isSettlementAccount,
} from '../../src/lib/requisites';
import { createContractChecker } from '../../scripts/contract/exchange/checker';

const contract = await bundleContract();
const checker = createContractChecker(contract);
const operations = operationsOf(contract).map(
  (located) => [located.operation.operationId, located] as const,
);

function examplesOf(content: Readonly<Record<string, MediaTypeObject>> | undefined): unknown[] {
  return Object.values(content?.['application/json']?.examples ?? {}).map(
    (node) => exampleOf(contract, node).value,
  );
}

function requestsOf({ operation }: LocatedOperation): unknown[] {
  return operation.requestBody === undefined
    ? []
    : examplesOf(requestBodyOf(contract, operation.requestBody).content);
}

function urlOf({ path, parameters }: LocatedOperation): string {
  const address = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), `/api${path}`);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }): [string, string] => [name, String(example)]);
  return query.length === 0 ? address : `${address}?${new URLSearchParams(query).toString()}`;
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const NO_BODY = { headers: {}, body: null };

function jsonBody(value: unknown): { headers: Record<string, string>; body: string } {
  return { headers: JSON_HEADERS, body: JSON.stringify(value) };
}

/** Returns the example forms as a client would send them, with a file in every part. */
function formsOf({ operation }: LocatedOperation) {
  if (operation.requestBody === undefined) return [];
  const { content } = requestBodyOf(contract, operation.requestBody);
  return Object.values(content['multipart/form-data']?.examples ?? {}).map((node) => {
    const { value } = exampleOf(contract, node);
    const parts = Object.entries(value ?? {}).map(
      ([name, text]) =>
        `--part\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n` +
        `Content-Type: application/pdf\r\n\r\n${String(text)}\r\n`,
    );
    expect(parts.length).toBeGreaterThan(0);
    return {
      headers: { 'content-type': 'multipart/form-data; boundary=part' },
      body: `${parts.join('')}--part--\r\n`,
    };
  });
}

describe.each(operations)('the examples of %s', (operationId, located) => {
  it('are valid requests', () => {
    const { method } = located;
    const headers = Object.fromEntries(
      located.parameters
        .filter((parameter) => parameter.in === 'header')
        .map(({ name, example }) => [name, String(example)]),
    );
    const bodies = [...requestsOf(located).map(jsonBody), ...formsOf(located)];
    const findings = (bodies.length === 0 ? [NO_BODY] : bodies).flatMap((sent) =>
      checker.checkRequest({
        method,
        url: urlOf(located),
        headers: { ...headers, ...sent.headers },
        body: sent.body,
      }),
    );
    expect(findings).toEqual([]);
  });

  it('are valid responses', () => {
    const findings = Object.entries(located.operation.responses).flatMap(([status, node]) =>
      examplesOf(responseOf(contract, node).content).flatMap((body) =>
        checker.checkResponse({
          operationId,
          status: Number(status.replace('XX', '03')),
          headers: JSON_HEADERS,
          body: JSON.stringify(body),
        }),
      ),
    );
    expect(findings).toEqual([]);
  });
});

/** Returns the value and all objects inside it. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.fromEntries(Object.entries(value));
  return [own, ...Object.values(own).flatMap(objectsIn)];
}

const everyObject = objectsIn(
  operations.flatMap(([, located]) => [
    ...requestsOf(located),
    ...Object.values(located.operation.responses).flatMap((node) =>
      examplesOf(responseOf(contract, node).content),
    ),
  ]),
);

/** Returns all non-empty values of a field in all examples. */
function valuesOf(field: string): unknown[] {
  return everyObject
    .map((object) => object[field])
    .filter((value) => value !== undefined && value !== null);
}

describe('the values in examples', () => {
  it.each([
    ['itn', isInn],
    ['ogrn', isOgrn],
    ['kpp', isKpp],
    ['bik', isBik],
    ['mobilePhone', isMobilePhone],
    ['newPassword', isPassword],
  ])('pass the validation of the cabinet’s forms: %s', (field, isValid) => {
    const values = valuesOf(field);
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => !isValid(value))).toEqual([]);
  });

  it('include accounts that match their БИК', () => {
    const accounts = everyObject.filter((object) => 'settlementAccount' in object);
    expect(accounts.length).toBeGreaterThan(0);
    for (const { bik, correspondentAccount, settlementAccount } of accounts) {
      expect(isCorrespondentAccount(correspondentAccount, bik)).toBe(true);
      expect(isSettlementAccount(settlementAccount, bik)).toBe(true);
    }
  });

  it('include an offer in each status', () => {
    expect(new Set(valuesOf('offerFinishDate')).size).toBeGreaterThan(3);
    const statuses = everyObject
      .filter((object) => 'insuranceLimit' in object)
      .map(({ status }) => status);
    expect(new Set(statuses)).toEqual(
      new Set(['NEW', 'EXPIRED', 'REQUESTED', 'SCORING', 'DENIED', 'ACTIVE', 'APPROVED']),
    );
  });
});

it('the example of a file name is valid', () => {
  const example = headerOf(contract, { $ref: '#/components/headers/ContentDisposition' }).example;
  expect(
    checker.checkResponse({
      operationId: 'downloadFile',
      status: 200,
      headers: { 'content-type': 'image/png', 'content-disposition': String(example) },
      body: new Uint8Array([137, 80, 78, 71]),
    }),
  ).toEqual([]);
});
