import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEVERNY_VETER } from '../../test/backend/scenarios/companies';
import { DEMO_PASSWORD } from '../../test/backend/scenarios/people';
import { bundleContract, serializeContract } from '../contract/model/bundle';
import { foreignTool } from '../foreign/install';
import { HOST, startServer, type RunningServer } from '../serve/runningServer';
import type { Call } from './callOver';
import { measure } from './load';
import { median, print, table } from './table';

/** Required speed of our mock as a multiple of Prism's. */
const REQUIRED_RATIO = 3;
const ROUNDS = 5;
const LOAD = { connections: 16, milliseconds: 1500 };

/** Read operations to which both servers respond with a complete body. */
const OPERATIONS = [
  { operation: 'getCurrentUser', method: 'GET', path: '/v1/user' },
  { operation: 'getOrganization', method: 'GET', path: `/v1/organization/${SEVERNY_VETER.id}` },
  {
    operation: 'findUsers',
    method: 'POST',
    path: '/v1/user/find',
    body: JSON.stringify({
      pageNumber: 0,
      pageSize: 20,
      filters: [],
      sorts: [{ field: 'lastname', direction: 'ASC' }],
    }),
  },
] as const;

/**
 * Compares the throughput of `npm run mock` with Prism's mock of the same contract, in turns so
 * other load slows both.
 *
 * @returns whether ours is fast enough for every operation
 */
export async function benchMock(): Promise<boolean> {
  const prism = await foreignTool('prism');
  const contract = join(import.meta.dirname, '../../.cache/bench/contract.json');
  mkdirSync(join(contract, '..'), { recursive: true });
  writeFileSync(contract, serializeContract(await bundleContract(), contract));
  const ours = await startServer((port) => ({
    command: 'npm',
    args: ['run', '--silent', 'mock', '--', '--port', String(port), '--quiet'],
  }));
  const theirs = await startServer((port) => ({
    command: prism.command,
    args: [...prism.args, 'mock', '--port', String(port), '--verboseLevel', 'silent', contract],
  }));
  try {
    return await compare(ours, theirs);
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
  }
}

async function compare(ours: RunningServer, theirs: RunningServer): Promise<boolean> {
  const authorization = `Bearer ${await signIn(ours)}`;
  const rows: string[][] = [];
  let slowest = Infinity;
  for (const { operation, path, ...request } of OPERATIONS) {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
    const common = { host: HOST, headers, ...request };
    const [fast, slow] = await inTurns(
      { ...common, port: ours.port, path: `/api${path}` },
      // Prism serves the paths without the server's prefix.
      { ...common, port: theirs.port, path },
    );
    slowest = Math.min(slowest, fast / slow);
    rows.push([operation, fast.toFixed(0), slow.toFixed(0), `${(fast / slow).toFixed(1)}x`]);
  }
  print(table(['operation', 'npm run mock, answers/s', 'Prism, answers/s', 'ratio'], rows));
  print(`slowest ratio ${slowest.toFixed(1)}x, required ${REQUIRED_RATIO}x`);
  return slowest >= REQUIRED_RATIO;
}

/** Returns the median throughput of both servers; the first round is a warm-up. */
async function inTurns(one: Call, other: Call): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rateOfOne = await measure(one, LOAD);
    const rateOfOther = await measure(other, LOAD);
    if (round === 0) continue;
    rates[0].push(rateOfOne);
    rates[1].push(rateOfOther);
  }
  return [median(rates[0]), median(rates[1])];
}

async function signIn({ port }: RunningServer): Promise<string> {
  const response = await fetch(`http://${HOST}:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'sokolova@severveter.ru', password: DEMO_PASSWORD }),
  });
  const { accessToken }: { accessToken: string } = await response.json();
  return accessToken;
}
