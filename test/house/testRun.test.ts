import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { endRunningCommands, runCommand } from '../../scripts/testRun/runCommand';
import { vitest } from '../../scripts/testRun/runners';
import { runSteps, type Step, type StepResult } from '../../scripts/testRun/runSteps';
import { RUNS } from '../../scripts/testRun/steps';
import { closingLine, summary, total } from '../../scripts/testRun/summary';
import { reportOfVitest } from './testing/reports';

const here = { cwd: import.meta.dirname, limitMs: 20_000 };

function node(code: string): string[] {
  return [process.execPath, '-e', code];
}

interface Rehearsal {
  readonly results: StepResult[];
  readonly started: string[];
  readonly atOnce: number;
}

/** Runs steps whose commands end at once; the command's first word says how. */
async function rehearse(rehearsed: readonly Step[]): Promise<Rehearsal> {
  const started: string[] = [];
  let running = 0;
  let atOnce = 0;
  const results = await runSteps(rehearsed, {
    run: async (step) => {
      started.push(step.name);
      running += 1;
      atOnce = Math.max(atOnce, running);
      await Promise.resolve();
      running -= 1;
      const [how = '', output = ''] = step.command;
      return { succeeded: how === 'pass', output };
    },
    readReport: (file) => (file === 'absent' ? undefined : file),
    now: () => 0,
    finished: () => undefined,
  });
  return { results, started, atOnce };
}

describe('the run', () => {
  it('goes on after a failure and counts it', async () => {
    const { results, started } = await rehearse([
      { name: 'lint', command: ['fail'] },
      { name: 'types', command: ['pass'] },
      { name: 'sizes', command: ['pass'] },
    ]);
    expect(started).toEqual(['lint', 'types', 'sizes']);
    expect(total(results.map(({ tally }) => tally))).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  it('fails what needs a failed step, without running it', async () => {
    const { results, started } = await rehearse([
      { name: 'build', command: ['fail'] },
      { name: 'sizes', command: ['pass'], needs: ['build'] },
    ]);
    expect(started).toEqual(['build']);
    expect(results[1]?.tally.failed).toBe(1);
    expect(results[1]?.output).toContain('«build»');
  });

  it('skips what this machine has no means for, with all that needs it, and names it', async () => {
    const absent = '» Not tried: no nginx here\n';
    const { results, started } = await rehearse([
      { name: 'nginx', command: ['pass', absent], mayBeAbsent: true },
      { name: 'production profile', command: ['pass'], needs: ['nginx'] },
      { name: 'production load', command: ['pass'], needs: ['production profile'] },
      { name: 'lint', command: ['pass'] },
    ]);
    expect(started).toEqual(['nginx', 'lint']);
    expect(closingLine(total(results.map(({ tally }) => tally)))).toBe(
      '1 passed, 0 failed, 3 skipped',
    );
    expect(results[1]?.output).toContain('Not tried: this machine has no nginx');
    expect(summary(results, 1)).toContain(
      'Not tried on this machine:\n  nginx\n  production profile',
    );
  });

  it('fails with a step that may be absent and broke', async () => {
    const command = ['fail', '» Not tried: it crashed'];
    const { results } = await rehearse([{ name: 'nginx', command, mayBeAbsent: true }]);
    expect(results[0]?.tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('runs two steps side by side, and one that asks to be alone by itself', async () => {
    const pair = [
      { name: 'lint', command: ['pass'] },
      { name: 'types', command: ['pass'] },
      { name: 'sizes', command: ['pass'] },
    ];
    expect((await rehearse(pair)).atOnce).toBe(2);
    expect((await rehearse(pair.map((step) => ({ ...step, alone: true })))).atOnce).toBe(1);
  });

  it('counts the tests of a step from its report, and one failure when there is none', async () => {
    const report = {
      file: reportOfVitest({ numPassedTests: 3 }),
      runner: vitest,
    };
    const { results } = await rehearse([
      { name: 'unit', command: ['pass'], report },
      { name: 'browser', command: ['pass'], report: { ...report, file: 'absent' } },
    ]);
    expect(results.map(({ tally }) => tally)).toEqual([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 0, failed: 1, skipped: 0 },
    ]);
  });

  it('refuses steps that wait for each other', async () => {
    await expect(
      rehearse([
        { name: 'egg', command: ['pass'], needs: ['hen'] },
        { name: 'hen', command: ['pass'], needs: ['egg'] },
      ]),
    ).rejects.toThrow('egg, hen');
  });
});

describe('a command', () => {
  it('gives back all that it printed and how it ended', async () => {
    const long = await runCommand(
      node('process.stdout.write("ж".repeat(200_000)); process.exitCode = 3'),
      here,
    );
    expect(long.succeeded).toBe(false);
    expect(long.output.trim()).toHaveLength(200_000);
    expect((await runCommand(node('console.error(1)'), here)).output).toBe('1\n');
  });

  it('that does not exist has failed', async () => {
    const { succeeded, output } = await runCommand(['no-such-command'], here);
    expect(succeeded).toBe(false);
    expect(output).toContain('no-such-command');
  });

  it('that hangs is stopped with whatever it started', async () => {
    // The pipe that the second process inherits closes only when that process is gone as well.
    const code = `
      const { spawn } = require('node:child_process');
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      process.stdout.write('started\\n');
      setInterval(() => {}, 1000);`;
    const { succeeded, output } = await runCommand(node(code), { ...here, limitMs: 1_500 });
    expect(succeeded).toBe(false);
    expect(output).toContain('Stopped: not finished after 1.5 s');
  });

  it('is asked to end before it is ended', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'command-'));
    const ready = join(folder, 'ready');
    const polite = `
      process.on('SIGTERM', () => { process.stdout.write('goodbye'); process.exit(0); });
      require('node:fs').writeFileSync(${JSON.stringify(ready)}, '');
      setInterval(() => {}, 1000);`;
    const running = runCommand(node(polite), here);
    await vi.waitFor(() => expect(existsSync(ready)).toBe(true), { timeout: 10_000 });
    await endRunningCommands(10_000);
    expect((await running).output).toBe('goodbye');
    rmSync(folder, { recursive: true });
  });

  it('leaves nothing behind that would hold the run', async () => {
    const code = `
      const { spawn } = require('node:child_process');
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref();
      process.stdout.write('done\\n', () => process.exit(0));`;
    const { succeeded, output } = await runCommand(node(code), here);
    expect({ succeeded, output }).toEqual({ succeeded: true, output: 'done\n' });
  });
});

describe.each(Object.entries(RUNS))('the steps of «%s»', (_run, commandSteps) => {
  it('need only steps that there are, and lint never repairs what it should report', () => {
    const names = commandSteps.map(({ name }) => name);
    expect(names.length).toBe(new Set(names).size);
    for (const { needs = [], command } of commandSteps) {
      expect(names).toEqual(expect.arrayContaining([...needs]));
      expect(command.join(' ')).not.toMatch(/--fix|--write|-u\b/);
    }
  });

  it('ensure the browser before anything waits for it', () => {
    const journeys = commandSteps.filter(({ command }) => command.includes('scripts/e2e.ts'));
    expect(journeys.length).toBeGreaterThan(0);
    for (const { needs } of journeys) expect(needs).toContain('Chromium');
  });
});

it('the run of a build server has every step of the others, and each once', () => {
  const named = (run: readonly Step[]) => run.map(({ name }) => name);
  const all = named(RUNS.all);
  expect(new Set(all)).toEqual(
    new Set([...named(RUNS['']), ...named(RUNS.long), ...named(RUNS.foreign)]),
  );
  expect(all.filter((name) => name === 'production build')).toHaveLength(1);
  for (const step of RUNS.all) {
    for (const run of [RUNS[''], RUNS.long, RUNS.foreign]) {
      const same = run.find(({ name }) => name === step.name);
      expect(same ?? step).toEqual(step);
    }
  }
});
