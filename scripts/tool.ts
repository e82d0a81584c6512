import { refuseFlagsOf, runTool } from './command/runTool';
import { runMain } from './command/main';
import { UsageError } from './command/usageError';
import type { Tool } from './command/toolFlags';

// Runs a third-party tool for package.json: `tsx scripts/tool.ts vitest run`. Flags of the tool may follow; an unknown
// flag is refused before the start.
const TOOLS: Readonly<Record<string, Tool>> = {
  oxfmt: { name: 'oxfmt', help: ['oxfmt', '--help'] },
  oxlint: { name: 'oxlint', help: ['oxlint', '--help'] },
  vite: { name: 'Vite', help: ['vite', '--help'] },
  tsc: { name: 'TypeScript', help: ['tsc', '--all'] },
  vitest: { name: 'Vitest', help: ['vitest', '--help', '--expand-help'] },
};

await runMain(async () => {
  const [program = '', ...args] = process.argv.slice(2);
  const tool = Object.hasOwn(TOOLS, program) ? TOOLS[program] : undefined;
  if (tool === undefined) {
    throw new UsageError(`tsx scripts/tool.ts ${Object.keys(TOOLS).join(' | ')}`);
  }
  refuseFlagsOf(tool, args);
  return runTool(program, args);
});
