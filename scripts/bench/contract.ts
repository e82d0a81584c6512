import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print, table } from './table';

const root = join(import.meta.dirname, '../..');

/** Makes a process print its processor time, in microseconds, as the last line on standard error. */
const METER =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();console.error(user+system)})';

/** Runs a command of the contract, and returns its processor time in seconds. */
function secondsOf(words: readonly string[]): number {
  const args = ['--import', METER, '--import', 'tsx', 'scripts/contract.ts', ...words];
  const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return Number(stderr.trim().split('\n').at(-1)) / 1e6;
}

function contractOf(paths: object, schemas: object): string {
  const info = { title: 'T', version: '1' };
  return JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas } }, null, 2);
}

function operationOf(schema: object) {
  const content = { 'application/json': { schema } };
  return { get: { summary: 'S', responses: { 200: { description: 'd', content } } } };
}

/** Returns a contract with `count` schemas. Both properties of each schema are a text or the next schema. */
function unions(count: number): string {
  const ref = (index: number) => ({ $ref: `#/components/schemas/S${index}` });
  const schemas = Array.from({ length: count }, (_, index) => {
    const choice = { anyOf: [{ type: 'string' }, ref((index + 1) % count)] };
    return [`S${index}`, { type: 'object', properties: { a: choice, b: choice } }] as const;
  });
  return contractOf({ '/x': operationOf(ref(0)) }, Object.fromEntries(schemas));
}

/** Returns a contract whose paths cause many linter warnings. */
function paths(count: number): string {
  const all = Array.from({ length: count }, (_, index) => [
    `/p${index}`,
    operationOf({ type: 'object' }),
  ]);
  return contractOf(Object.fromEntries(all), {});
}

export function benchContract(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-contract-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const nested = file('unions.json', unions(20));
  const lines = [
    { name: '--version', words: ['--version'], atMost: 0.4 },
    { name: 'rules', words: ['rules'], atMost: 0.7 },
    { name: 'diff of our contract', words: ['diff', 'openapi/openapi.yaml'], atMost: 1.5 },
    { name: 'diff of twenty unions', words: ['diff', nested, nested], atMost: 1 },
    { name: 'lint of 200 paths', words: ['lint', '--spec', file('p.json', paths(200))], atMost: 4 },
  ];
  const figures = lines.map(({ words, ...line }) => ({ ...line, is: secondsOf(words) }));
  rmSync(folder, { recursive: true });
  const rows = figures.map(({ name, is, atMost }) => [name, is.toFixed(2), `<= ${atMost}`]);
  print(table(['seconds of the processor', 'is', 'wanted'], rows));
  return Promise.resolve(figures.every(({ is, atMost }) => is <= atMost));
}
