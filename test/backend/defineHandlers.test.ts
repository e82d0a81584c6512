import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const PLANTED = {
  whole: 'defineHandlers({ ...handlers });',
  missing: 'const { getHealth: _, ...rest } = handlers; defineHandlers(rest);',
  unknown: 'defineHandlers({ ...handlers, brewTea: () => 1 });',
  misshapen: "defineHandlers({ ...handlers, getHealth: () => ({ state: 'UP' }) });",
};

const IMPORTS = `
  import { defineHandlers } from '../../test/backend/defineHandlers';
  import { handlers } from '../../test/backend/handlers';
`;

/** Compiles the planted files as strictly as the repository, and returns the compiler's errors. */
async function compilePlanted(): Promise<string[]> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/handlers-'));
  try {
    for (const [name, source] of Object.entries(PLANTED)) {
      await writeFile(join(folder, `${name}.ts`), `${IMPORTS}${source}`);
    }
    const config = {
      extends: '../../tsconfig.json',
      include: ['*.ts'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const compilerArguments = [compiler, '-p', folder, '--pretty', 'false'];
    const { stdout } = await promisify(execFile)(process.execPath, compilerArguments).catch(
      (error: unknown) => error as { stdout: string },
    );
    return stdout.split('\n').filter((line) => line.includes(' error TS'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the compiler', () => {
  let errors: string[] = [];

  beforeAll(async () => {
    errors = await compilePlanted();
  }, 60_000);

  const errorsIn = (name: keyof typeof PLANTED): string[] =>
    errors.filter((line) => line.includes(`/${name}.ts(`));

  it('accepts a handler for every operation', () => {
    expect(errorsIn('whole')).toEqual([]);
  });

  it('rejects a missing handler and names the operation', () => {
    expect(errorsIn('missing')).toEqual([expect.stringMatching(/'getHealth' is missing/)]);
  });

  it('rejects a handler of an operation that the contract does not have', () => {
    expect(errorsIn('unknown')).toEqual([expect.stringMatching(/'brewTea' does not exist/)]);
  });

  it('rejects a response of the wrong shape', () => {
    expect(errorsIn('misshapen')).toEqual([
      expect.stringMatching(/'{ state: string; }' is not assignable to type 'Health/),
    ]);
  });

  it('reports only the three planted mistakes', () => {
    expect(errors.length).toBe(3);
  });
});
