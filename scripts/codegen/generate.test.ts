import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleContract } from '../contract/model/bundle';
import type { OpenApiDocument } from '../contract/model/openApi';
import { describeOperations } from './describeOperations';
import { endpointsByTag } from './endpoints';
import { generate } from './generate';
import { withOriginTable } from './originTable';

const root = fileURLToPath(new URL('../..', import.meta.url));
const contract = await bundleContract();
const files = await generate(contract, root);

function source(file: string): string {
  return files.get(file) ?? '';
}

/** Returns the contract with one text replaced; fails if it does not contain the text. */
function planted(from: string, to: string): OpenApiDocument {
  const text = JSON.stringify(contract);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const document: OpenApiDocument = JSON.parse(changed);
  return document;
}

describe('the generated endpoints', () => {
  it('encode the parameters of a path', () => {
    expect(source('src/api/generated/user.ts')).toContain(
      '`/v1/user/role/${encodeURIComponent(queryArg.id)}`',
    );
  });

  it('treat POST calls that read lists as queries', () => {
    expect(source('src/api/generated/debtors.ts')).toContain(
      'findActualDebtorOffers: build.query<',
    );
    expect(source('src/api/generated/debtors.ts')).toContain(
      'requestDebtorAgreement: build.mutation<',
    );
  });

  it('accept an unknown value of an extensible enumeration', () => {
    expect(source('src/api/generated/debtors.ts')).toMatch(
      /DebtorOfferStatus =[^;]*\(string & \{\}\);/,
    );
    expect(source('src/api/generated/user.ts')).not.toMatch(/"EQ"[^;]*\(string & \{\}\)/);
  });

  it('have the response type void if the contract describes no body', () => {
    expect(source('src/api/generated/auth.ts')).toContain('type LogoutApiResponse = void;');
    expect(source('src/api/generated/debtors.ts')).toContain(
      'type RequestDebtorAgreementApiResponse = void;',
    );
  });

  it('exclude downloads except their paths, because a Blob never enters the store', () => {
    const endpoints = [...files].filter(([file]) =>
      /^src\/api\/generated\/(?!downloadPaths)/.test(file),
    );
    expect(endpoints.length).toBeGreaterThan(7);
    expect(endpoints.filter(([, text]) => text.includes('ownloadFile'))).toEqual([]);
    expect(source('src/api/generated/downloadPaths.ts')).toContain(
      '`/v1/debtors/agreement/download/${encodeURIComponent(arg.agreementId)}`',
    );
  });

  it('have an argument type for every download, and an argument only for paths with parameters', () => {
    const paths = source('src/api/generated/downloadPaths.ts');
    expect(paths).toContain('ExportFinancingObjectsApiArg = { searchRequest: SearchRequest }');
    expect(paths).toContain('exportFinancingObjects: (): string => `/v1/finance/object/excel`');
  });

  it('have types of their query parameters in the mock backend', () => {
    const index = source('test/backend/generated/operations.ts');
    expect(index).toContain("query: Pick<CreateFinanceRequestApiArg, 'offerId'>;");
    expect(index).toContain("query: Pick<SaveFinanceRequestFormApiArg, 'validateGroup'>;");
  });

  it('contain no `any` and no duplicate schema type', () => {
    const sources = [...files].filter(([file]) => file.endsWith('.ts'));
    expect(sources.length).toBeGreaterThan(9);
    const loose = sources.filter(([, text]) => /: any\b|<any>|= any\b|Schema2\b/.test(text));
    expect(loose).toEqual([]);
  });

  it('name the body as `describeOperations` does', () => {
    const calls = describeOperations(contract).filter(({ body }) => body !== null);
    expect(calls.length).toBeGreaterThan(15);
    const called = calls.filter(({ id, tag }) =>
      source(`src/api/generated/${tag}.ts`).includes(`${id}: build.`),
    );
    expect(called.length).toBeGreaterThan(15);
    for (const { tag, body } of called) {
      expect(source(`src/api/generated/${tag}.ts`)).toContain(`body: queryArg.${body}`);
    }
  });

  it('cannot be generated if a body has no named schema', async () => {
    const document = planted(
      '"schema":{"$ref":"#/components/schemas/Credentials"}',
      '"schema":{"type":"object"}',
    );
    await expect(endpointsByTag(document, new Map())).rejects.toThrow('login');
  });
});

describe('the list of public paths', () => {
  it('contains the calls without a bearer token, including the token refresh', () => {
    const text = source('src/api/generated/publicPaths.ts');
    const paths = [...text.matchAll(/'(\/[^']+)'/g)].map(([, path = '']) => path);
    expect(paths.toSorted()).toEqual([
      '/auth/token/refresh',
      '/service/build/health',
      '/v1/auth/check-code',
      '/v1/auth/confirm',
      '/v1/auth/login',
      '/v1/auth/login/needCaptcha',
      '/v1/auth/recovery',
      '/v1/auth/register',
      '/v1/directory/organization/find',
      '/v1/seller/register',
      '/v1/seller/register/check-data',
    ]);
  });
});

describe('the summary of the contract', () => {
  it('counts every operation once in the total, by tag and by origin', () => {
    const text = source('src/api/generated/contractSummary.ts');
    const { length } = describeOperations(contract);
    expect(text).toContain(`version: '${contract.info.version}'`);
    const counts = [...text.matchAll(/operations: (\d+)/g)].map(([, count]) => Number(count));
    const [total, ...ofTags] = counts;
    expect(total).toBe(length);
    expect(ofTags.reduce((sum, count) => sum + count, 0)).toBe(length);
    const origins = [...text.matchAll(/(?:documented|inferred|proposed): (\d+)/g)];
    expect(origins.slice(0, 3).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(length);
  });
});

describe('the table of origins', () => {
  it('replaces the text between its markers and keeps the rest', () => {
    const start = '<!-- origins: written by `npm run codegen` -->';
    const readme = `before\n${start}\nold\n<!-- /origins -->\nafter\n`;
    const text = withOriginTable(readme, describeOperations(contract));
    expect(text).toMatch(/^before\n[^]*\nafter\n$/);
    expect(text).toContain('| documented | POST | `/v1/debtors/offer/actual` |');
    expect(text).not.toContain('old');
  });

  it('fails if the README has no markers for it', () => {
    expect(() => withOriginTable('no marks', [])).toThrow('table of origins');
  });
});
