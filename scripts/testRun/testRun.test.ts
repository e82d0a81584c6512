import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Tally } from './reports';
import { runSteps, type Step } from './runSteps';
import { RUNS } from './steps';

const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LOG = join(folder, 'log');
/** A script that logs its name and exits with the given code. */
const CODE = join(folder, 'code.cjs');
writeFileSync(
  CODE,
  `const [, , log, code, name] = process.argv;
require('node:fs').appendFileSync(log, name + ' ');
process.exitCode = Number(code);`,
);
const ending = (name: string, code = 0, more: Partial<Step> = {}): Step => {
  return { name, command: `${process.execPath} ${CODE} ${LOG} ${code} ${name}`, ...more };
};

/** Runs the steps; returns the names of the started, passed, skipped and failed steps. */
async function outcome(...stages: readonly (readonly Step[])[]) {
  writeFileSync(LOG, '');
  const results = await runSteps(stages);
  return {
    began: readFileSync(LOG, 'utf8').trim().split(' '),
    passed: results.filter(({ passed }) => passed > 0).map(({ step }) => step.name),
    skipped: results.filter(({ skipped }) => skipped > 0).map(({ step }) => step.name),
    failed: results.flatMap(({ failed }) => failed),
  };
}

/** Returns a step that writes a report with this tally; it writes none if `tally` is undefined. */
function reporting(tally: Tally | undefined, code = 0): Step {
  const file = join(folder, 'report.json');
  writeFileSync(file, 'of an earlier run');
  const read = () => {
    if (!tally) throw new Error('There is no report');
    return tally;
  };
  if (!tally) return ending('tests', code, { report: { file, read } });
  const program = `require('fs').writeFileSync('${file}','');process.exitCode=${code}`;
  return {
    name: 'tests',
    command: `${process.execPath} -e ${program}`,
    report: { file, read },
  };
}

describe('runSteps', () => {
  it('continues after a failure, and counts the failed step', async () => {
    const ended = await outcome([ending('lint', 1), ending('types')], [ending('sizes')]);
    expect(ended.failed).toEqual(['lint']);
    expect(ended.passed.toSorted()).toEqual(['sizes', 'types']);
  });

  it('ends after a stage in which a required step failed', async () => {
    const build = ending('build', 1, { isNeeded: true });
    const ended = await outcome([build, ending('lint')], [ending('journeys')]);
    expect(ended.began.toSorted()).toEqual(['build', 'lint']);
    expect(ended.failed).toEqual(['build']);
  });

  it('finishes a stage before it starts the next', async () => {
    const { began } = await outcome([ending('lint'), ending('types')], [ending('journeys')]);
    expect(began.at(-1)).toBe('journeys');
  });

  it('reports a step as skipped if it exits with 77, because the machine does not support it', async () => {
    const ended = await outcome([ending('nginx', 77)]);
    expect(ended).toMatchObject({ skipped: ['nginx'], passed: [], failed: [] });
  });

  it('reports a missing command and a killed process as failed', async () => {
    const steps = [{ name: 'gone', command: 'no-such-command' }];
    expect((await outcome(steps)).failed).toEqual(['gone']);
    const hanging = {
      name: 'hanging',
      command: `${process.execPath} -e setInterval(Date.now,1000)`,
    };
    const [result] = await runSteps([[hanging]], AbortSignal.timeout(500));
    expect(result?.failed).toEqual(['hanging']);
  });

  const good: Tally = { passed: 3, skipped: 1, failed: [] };

  it('reads the tests of a step from its report', async () => {
    expect(await runSteps([[reporting(good)]])).toMatchObject([good]);
    const bad = { ...good, failed: ['b'] };
    expect(await runSteps([[reporting(bad, 1)]])).toMatchObject([bad]);
  });

  it.each([
    ['left no report', undefined, 0],
    ['ran nothing', { ...good, passed: 0 }, 0],
    ['crashed after a clean report', good, 1],
  ])('counts a runner that %s as failed', async (_case, tally, code) => {
    expect((await outcome([reporting(tally, code)])).failed).toEqual(['tests']);
  });
});

describe.each(Object.entries(RUNS))('the steps of «%s»', (_run, stages) => {
  it('begin with the build, have unique names, and neither fix code nor retry tests', () => {
    const steps = stages.flat();
    expect(stages[0]?.map(({ name }) => name)).toContain('production build');
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    for (const { command } of steps) expect(command).not.toMatch(/--fix|--write|--retr| -u\b/);
  });
});

it('the run of the build server includes every check of the other runs', () => {
  const named = (run: string) => (RUNS[run] ?? []).flat().map(({ name }) => name);
  const checks = (RUNS['']?.slice(0, 2) ?? []).flat().map(({ name }) => name);
  expect(checks.length).toBeGreaterThan(5);
  expect(named('all')).toEqual(
    expect.arrayContaining([...checks, ...named('long'), ...named('foreign')]),
  );
});
