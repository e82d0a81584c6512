import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { programOf, type Started } from './program';
import { refuseUnknownFlags, type Tool } from './toolFlags';
import { UsageError } from './usageError';

const root = join(import.meta.dirname, '../..');

/**
 * Returns the command that starts an installed program.
 * @throws UsageError if the program is not installed
 */
export function installed(program: string, args: readonly string[]): Started {
  const started = programOf(program, args);
  if (started !== undefined) return started;
  throw new UsageError(`${program}: программа не установлена; npm ci`);
}

/**
 * Refuses flags that the tool's help does not list.
 * @throws UsageError
 */
export function refuseFlagsOf(tool: Tool, given: readonly string[]): void {
  refuseUnknownFlags(tool, given, () => {
    const [program = '', ...helpArgs] = tool.help;
    const { command, args } = installed(program, helpArgs);
    // Ignores the exit code, because some tools do not exit with 0 after their help.
    const help = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 24 });
    if (help.error) throw help.error;
    return help.stdout;
  });
}

/**
 * Runs a program of `node_modules` and returns its exit code.
 * @throws Error if it cannot be started
 */
export async function runTool(
  program: string,
  given: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const { command, args } = installed(program, given);
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'inherit', 'inherit'] as const;
    const child = spawn(command, args, { cwd: root, stdio: [...stdio], env });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
