import { describe, expect, it } from 'vitest';
import { bundleContract } from '../model/bundle';
import type { OpenApiDocument } from '../model/openApi';
import { breaches } from './rules';
import { planted } from './testing/planted';

const contract = await bundleContract();

function rulesOf(document: OpenApiDocument): string[] {
  return [...new Set(breaches(document).map(({ rule }) => rule))];
}

describe('the rules of our contract', () => {
  it('have no violation in our contract', () => {
    expect(breaches(contract)).toEqual([]);
  });

  it('require that operations with a path parameter describe a 400', () => {
    const text = JSON.stringify(contract);
    const document: OpenApiDocument = JSON.parse(text, (key, value: unknown) =>
      key === '400' ? undefined : value,
    );
    expect(rulesOf(document)).toEqual(['bad-request']);
  });

  it.each([
    ['x-origin', '"x-origin":"inferred"', '"x-origin":"guessed"'],
    ['operationId-camel-case', '"operationId":"login"', '"operationId":"Login"'],
    ['summaries', '"x-summary-en":"Sign in"', '"x-summary-en":" "'],
    ['summaries', '"summary":"Войти",', ''],
    ['one-declared-tag', '"tags":["debtors"]', '"tags":["debts"]'],
    ['one-success', '"responses":{"200":', '"responses":{"201":{"description":"x"},"200":'],
    ['error-responses', '"401":', '"418":'],
    ['error-responses', '"503":', '"504":'],
    ['named-statuses', '"422":', '"4XX":'],
    ['searchable', '"x-searchable":', '"x-seekable":'],
    ['searchable', '"debtor.name":["EQ"', '"debtor.salary":["EQ"'],
    ['searchable', '"deferralDays":["EQ"', '"deferralDays":["LIKE","EQ"'],
    ['searchable', '"sorts":["number","documentType"', '"sorts":["salary","documentType"'],
    ['searchable', '"x-searchable":"findFinancingObjects"', '"x-searchable":"findNothing"'],
    ['described-property', '"description":"Password of the user.",', ''],
    [
      'described-property',
      '"Itn":{"type":"string","description":',
      '"Itn":{"type":"string","x-words":',
    ],
    ['retry-after', '"Retry-After":', '"X-Retry-After":'],
    ['distinct-paths', '"/v1/user/{id}",', ''],
    ['shared-errors', '"schema":{"$ref":"#/components/schemas/ApiError"}', '"schema":{}'],
    ['examples', '"examples":{"credentials":', '"x":{"credentials":'],
    [
      'named-file',
      '"required":true,"schema":{"type":"string","minLength":1}',
      '"schema":{"type":"string"}',
    ],
    [
      'named-body',
      '"schema":{"$ref":"#/components/schemas/Credentials"}',
      '"schema":{"type":"object"}',
    ],
    [
      'named-body',
      '"schema":{"$ref":"#/components/schemas/FileUpload"}',
      '"schema":{"type":"object"}',
    ],
    ['named-body', '"multipart/form-data":', '"text/plain":'],
    ['examples', '"examples":{"report":', '"x":{"report":'],
    ['money-in-kopeks', '"type":"integer","format":"int64"', '"type":"number"'],
    ['instant-with-offset', '"format":"date-time"', '"format":"date"'],
    ['day', '"format":"date","description":"Last day', '"description":"Last day'],
    [
      'banned-nullable',
      '"needCaptcha":{"type":"boolean"',
      '"needCaptcha":{"type":"boolean","nullable":true',
    ],
  ])('report a planted violation of %s at %s', (rule, from, to) => {
    expect(rulesOf(planted(from, to))).toContain(rule);
  });
});
