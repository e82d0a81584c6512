import type { RequestListener } from 'node:http';
import { createBackend, type Backend, type BackendOptions } from '../test/backend/backend';
import { describeProblems } from '../test/backend/core/exchangeLog';
import { createMiddleware } from '../test/backend/middleware';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../test/backend/scenarios/people';
import { SeedError } from '../test/backend/seed/fields';
import { StateFile } from '../test/backend/state/stateFile';
import { hostInAddress } from './contract/model/address';
import { runMain } from './command/main';
import { UsageError } from './command/usageError';
import { withCors } from './mock/cors';
import { HELP, parseMockFlags, type MockFlags } from './mock/flags';
import { listen } from './mock/listen';
import { endWithNpm } from './serve/endWithNpm';

// Runs the mock backend alone, for developers of backends and testers: `npm run mock -- --scenario empty`.

async function run(flags: MockFlags): Promise<void> {
  const { scenario, seed, latencyMs, faults, seedFile } = flags;
  const print = (text: string): void => {
    if (!flags.quiet) process.stdout.write(`${text}\n`);
  };
  const backend = startBackend({
    scenario,
    seed,
    latencyMs,
    faults,
    fixtures: seedFile,
    announce: print,
    onProblem: (exchange) => print(describeProblems(exchange).join('\n')),
  });
  const state = flags.state === null ? null : new StateFile(flags.state, backend, giveNotice);
  if (state !== null) keepState(state);
  const answer = withCors(createMiddleware(backend, flags.cors), flags.cors);
  const serve: RequestListener = (request, response) => {
    if (state !== null) response.once('close', () => state.changed());
    answer(request, response, (error) => {
      response.writeHead(error === undefined ? 404 : 500, { 'Content-Type': 'text/plain' });
      response.end('The mock backend answers under /api and /__backend.\n');
    });
  };
  endWithNpm('mock');
  const { port } = await listen(serve, flags, giveNotice);
  const address = `http://${hostInAddress(flags.host)}:${port}`;
  print(`${address}/api (scenario ${backend.origin.scenario})`);
  print(`${address}/__backend controls it; test/backend/README.md tells how`);
  for (const { username, who } of DEMO_SIGN_INS) print(`  ${username}  ${DEMO_PASSWORD}  ${who}`);
}

/**
 * Creates the backend.
 * @throws UsageError if the rows of `--seed-file` are invalid
 */
function startBackend(options: BackendOptions): Backend {
  try {
    return createBackend(options);
  } catch (error) {
    throw error instanceof SeedError ? new UsageError(`--seed-file: ${error.message}`) : error;
  }
}

function giveNotice(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Loads the saved state, and saves the state at SIGINT and SIGTERM. */
function keepState(state: StateFile): void {
  giveNotice(state.load());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      state.save();
      process.exit(0);
    });
  }
}

await runMain(async () => {
  const flags = parseMockFlags(process.argv.slice(2));
  if (flags.help) process.stdout.write(`${HELP}\n`);
  else await run(flags);
});
