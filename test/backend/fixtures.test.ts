import { describe, expect, it } from 'vitest';
import { createBackend } from './backend';
import { handlers } from './handlers';
import { SCENARIO_NAMES } from './scenarios/scenario';
import { bundleContract } from '../../scripts/contract/model/bundle';
import { exitCodeOf } from '../../scripts/contract/report/report';
import { checkFixtures, type FixturesCheck } from './fixtures';

const contract = { document: await bundleContract(), find: () => null, language: 'en' } as const;
const quiet = { contract, onProgress: () => undefined };

// One operation is enough to test that faults are found.
const path = '/service/build/module';
const paths = { [path]: contract.document.paths[path] ?? {} };
const small = { ...contract, document: { ...contract.document, paths } };

function check(more: Partial<FixturesCheck>) {
  return checkFixtures({ ...quiet, ...more });
}

describe("the mock backend's responses", () => {
  it('fit the contract for every user, for reads and for changes', async () => {
    const report = await check({ scenarios: ['default'] });
    expect(report.findings.filter((one) => one.class !== 'compatible')).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    expect(report.coverage?.exercised).toBeGreaterThan(30);
    const missed = report.coverage?.unexercised.map(({ reason }) => reason) ?? [];
    expect(missed.filter((reason) => !reason.startsWith('only answered'))).toEqual([]);
  });

  it('are checked in every scenario', async () => {
    const seen = new Set<string>();
    const report = await check({
      contract: small,
      onProgress: (scenario) => seen.add(scenario),
    });
    expect([...seen]).toEqual(SCENARIO_NAMES);
    expect(report.coverage).toMatchObject({ operations: 1, exercised: 1 });
  });

  it('are reported if a handler violates the contract', async () => {
    const broken = { ...handlers, getModules: () => ['debtors', 7] };
    const report = await check({
      contract: small,
      scenarios: ['empty'],
      // The planted fault: a handler of a wrong type.
      create: (options) => createBackend({ ...options, handlers: broken as typeof handlers }),
    });
    expect(exitCodeOf(report)).toBe(1);
    expect(report.findings.map(({ operation, rule }) => `${operation} ${rule}`)).toEqual([
      'getModules body-type',
    ]);
  });

  it('are reported without the error message if a handler crashes', async () => {
    const crashing = {
      ...handlers,
      getModules: (): string[] => {
        throw new TypeError('sokolova@severveter.ru');
      },
    };
    const report = await check({
      contract: small,
      scenarios: ['empty'],
      create: (options) => createBackend({ ...options, handlers: crashing }),
    });
    const [found] = report.findings;
    expect(found).toMatchObject({ class: 'breaking', rule: 'handler-crashed' });
    expect(found?.message).toContain('TypeError');
    expect(JSON.stringify(report)).not.toContain('severveter');
  });
});
