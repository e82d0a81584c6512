import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { refuseUnknownFlags, type Tool } from './toolFlags';

const root = join(import.meta.dirname, '../..');

const pathOf = (program: string): string => join(root, 'node_modules/.bin', program);

/** @throws UsageError for a flag that the tool does not list */
export function refuseFlagsOf(tool: Tool, given: readonly string[]): void {
  refuseUnknownFlags(tool, given, () => {
    const [program = '', ...args] = tool.help;
    // Some end with a code of their own after their help.
    return spawnSync(pathOf(program), args, { encoding: 'utf8', maxBuffer: 2 ** 24 }).stdout;
  });
}

/** Runs a program of `node_modules` to its end, and gives its exit code. */
export function runTool(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'inherit', 'inherit'] as const;
    const child = spawn(pathOf(program), args, { cwd: root, stdio: [...stdio], env });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
