import { expect, it, vi } from 'vitest';
import { readSource } from '../model/sourceFile';
import { lintReport } from '../lint/lint';
import { fileWith } from './testing/commandLine';

vi.mock('../model/sourceFile', { spy: true });

/** A contract with the given number of operations, each without an operationId. */
function contractOf(count: number): string {
  const operation = `
    get:
      summary: Thing
      responses:
        '200':
          description: ok
          content:
            application/json: { schema: { type: object }, example: 7 }`;
  const paths = Array.from({ length: count }, (_, index) => `  /things${index}:${operation}`);
  const head = "openapi: 3.1.0\ninfo: { title: L, version: '1' }\npaths:\n";
  return fileWith('contract.yaml', `${head}${paths.join('\n')}\n`);
}

it('lint reads a file only once for many findings, and reports their lines', async () => {
  const entry = contractOf(30);
  const { findings } = await lintReport(entry, 'en');
  const missing = findings.filter(({ rule }) => rule === 'operation-operationId');
  expect(missing.map(({ source }) => source?.line)).toEqual(
    Array.from({ length: 30 }, (_, index) => 5 + index * 8),
  );
  expect(findings.length).toBeGreaterThan(60);
  expect(vi.mocked(readSource).mock.calls).toEqual([[entry]]);
});

it('lint reports style as a warning, but undefined security and wrong examples as breaking', async () => {
  const { findings } = await lintReport(contractOf(1), 'en');
  const classes = Object.fromEntries(findings.map((one) => [one.rule, one.class]));
  expect(classes).toMatchObject({
    'info-license': 'warn',
    'operation-operationId': 'warn',
    'security-defined': 'breaking',
    'no-invalid-media-type-examples': 'breaking',
  });
});
