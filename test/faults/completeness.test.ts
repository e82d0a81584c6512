import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/contract/model/openApi';
import { contractDocument } from '../backend/contract';

const read = (path: string) => readFileSync(path, 'utf8');
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);

/** Files that call the server without a generated call: the transport, not the descriptions of calls. */
const isSource = (path: string) =>
  !/\.test\.|\/testing\/|src\/api\/(?:generated|endpoints)\//.test(path);
const sources = below('src')
  .filter((path) => /\.tsx?$/.test(path) && isSource(path))
  .map(read)
  .join('\n');

/** Returns whether a file names a generated call, its hook or its path. */
function isUsed(operationId: string): boolean {
  const hook = `use${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}(?:Query|Mutation)`;
  return new RegExp(`\\b(?:${operationId}|${hook})\\b`).test(sources);
}

/** Tables of faults; those of random answers are no such. */
const tables = [...below('src/modules'), ...below('test/faults')]
  .filter((path) =>
    /(?:faultsOf\w+|test\/faults\/\w+(?<!Answers))(?:\.long)?\.test\.tsx$/.test(path),
  )
  .map(read);

const standsIn = (id: string, text: string) =>
  new RegExp(`(?:operation: |cabinet, )'${id}'`).test(text);

interface ElsewhereHeld {
  readonly why: string;
  /** The test that holds its faults, and its title. */
  readonly file: string;
  readonly title: string;
}

/** No screen waits for these: their faults have tests of their own. */
const ELSEWHERE: Readonly<Record<string, ElsewhereHeld>> = {
  refreshToken: {
    why: 'no screen asks for it: the transport does, below every call, and each rule has its test',
    file: 'src/api/transport/renewal.test.ts',
    title: 'and an unchanged cookie ends the session',
  },
  excludeClaimOrders: {
    why: 'asked for in a dialog over the form of the claim: what it says is read beside it',
    file: 'src/modules/sender/claim/monthly/MonthlyOrders.test.tsx',
    title: 'are sent as they are where the server can not leave them out (%s)',
  },
  getBank: {
    why: 'no screen waits for it: without its answer a form is filled in by hand',
    file: 'src/products/directories/lookups.test.tsx',
    title: 'whose directory answers with «%s» leaves the form to be filled in by hand',
  },
  findOrganizationByItn: {
    why: 'no screen waits for it: without its answer a form is filled in by hand',
    file: 'src/products/directories/lookups.test.tsx',
    title: 'whose register answers with «%s» leaves the form to be filled in by hand',
  },
};

const CLAIM = 'src/modules/sender/claim/faultsOfClaim.long.test.tsx';
const ABSENT_CALLS = 'test/faults/absentCalls.test.tsx';
const caseOf = (id: string) => `operation: '${id}'`;

/** Tests of a server that answers a proposed call by 404, 405 and 501: the file, and its titles. */
const LACKING: Readonly<Record<string, readonly [file: string, text: string]>> = {
  getUser: [
    'src/modules/profile/users/user/page.test.tsx',
    'where the server cannot read one (%s)',
  ],
  getBank: ['src/products/directories/lookups.test.tsx', 'whose directory answers with «%s»'],
  findOrganizationByItn: [
    'src/products/directories/lookups.test.tsx',
    'whose register answers with «%s»',
  ],
  uploadFile: [CLAIM, caseOf('uploadFile')],
  findOrders: [ABSENT_CALLS, caseOf('findOrders')],
  createClaim: [CLAIM, caseOf('createClaim')],
  getClaim: [ABSENT_CALLS, caseOf('getClaim')],
  updateClaim: [CLAIM, caseOf('updateClaim')],
  deleteClaim: [CLAIM, caseOf('deleteClaim')],
  excludeClaimOrders: [
    'src/modules/sender/claim/monthly/MonthlyOrders.test.tsx',
    'where the server can not leave them out (%s)',
  ],
  submitClaim: [CLAIM, caseOf('submitClaim')],
  createObjection: [
    'src/modules/sender/claim/objection/ClaimObjection.test.tsx',
    "['404', '405', '501', '500', '400']",
  ],
  findSenderInvoices: [ABSENT_CALLS, caseOf('findSenderInvoices')],
  findSellerDocuments: [ABSENT_CALLS, caseOf('findSellerDocuments')],
  downloadFinanceAgreement: [
    'src/modules/finance/financing/faultsOfFinancing.test.tsx',
    caseOf('downloadFinanceAgreement'),
  ],
};

const operations = operationsOf(contractDocument).map(({ method, path, operation }) => ({
  id: operation.operationId,
  isProposed: operation['x-origin'] === 'proposed',
  changes: method !== 'get' && !/\/(?:find|actual)(?:\/|$)/.test(path),
}));
const used = operations.filter(({ id }) => isUsed(id));

describe('a table of faults', () => {
  it('has every operation of the contract that is used, or a test of its own is named', () => {
    // A rule that finds nothing holds nothing.
    expect(used.length).toBeGreaterThanOrEqual(75);
    const missing = used.filter(
      ({ id }) => !(id in ELSEWHERE) && !tables.some((text) => standsIn(id, text)),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('has every change where changes are tried: said, once, nothing lost', () => {
    const changes = used.filter(({ id, changes: is }) => is && !(id in ELSEWHERE));
    expect(changes.length).toBeGreaterThanOrEqual(40);
    const tried = tables.filter((text) => /describeWrites|tried once/.test(text));
    const missing = changes.filter(({ id }) => !tried.some((text) => standsIn(id, text)));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('has every proposed operation answered as by a server that lacks it', () => {
    const proposed = operations.filter(({ isProposed }) => isProposed).map(({ id }) => id);
    expect(Object.keys(LACKING).toSorted()).toEqual(proposed.toSorted());
    for (const [file, text] of Object.values(LACKING)) expect(read(file), file).toContain(text);
  });

  it.each(Object.entries(ELSEWHERE))('may be without %s', (id, { file, title }) => {
    expect(used.map((one) => one.id)).toContain(id);
    expect(tables.some((text) => standsIn(id, text))).toBe(false);
    expect(existsSync(file)).toBe(true);
    expect(read(file)).toContain(title);
  });
});
