import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createBackend } from '../test/backend/backend';
import { describeProblems } from '../test/backend/core/exchangeLog';
import { parseFaultFlag } from '../test/backend/faults/fault';
import { createMiddleware } from '../test/backend/middleware';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../test/backend/scenarios/people';
import { isScenarioName, SCENARIO_NAMES } from '../test/backend/scenarios/scenario';

// The mock backend alone, for backend and QA people: `npm run mock -- --scenario empty`.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    scenario: { type: 'string', default: 'default' },
    seed: { type: 'string', default: '1' },
    latency: { type: 'string', default: '0' },
    faults: { type: 'string', default: '' },
    quiet: { type: 'boolean', default: false },
  },
});

if (!isScenarioName(values.scenario)) {
  throw new Error(`--scenario is one of ${SCENARIO_NAMES.join(', ')}`);
}

const say = (text: string): void => {
  if (!values.quiet) process.stdout.write(`${text}\n`);
};

const backend = createBackend({
  scenario: values.scenario,
  seed: wholeNumber('--seed', values.seed),
  latencyMs: wholeNumber('--latency', values.latency),
  faults: parseFaultFlag(values.faults),
  announce: say,
  onProblem: (exchange) => say(describeProblems(exchange).join('\n')),
});
const middleware = createMiddleware(backend);
const server = createServer((request, response) => {
  middleware(request, response, (error) => {
    response.writeHead(error === undefined ? 404 : 500, { 'Content-Type': 'text/plain' });
    response.end('The mock backend answers under /api and /__backend.\n');
  });
});

server.listen(wholeNumber('--port', values.port), values.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : values.port;
  say(`http://${values.host}:${port}/api (scenario ${backend.origin.scenario})`);
  say(`http://${values.host}:${port}/__backend controls it; test/backend/README.md tells how`);
  for (const { username, who } of DEMO_SIGN_INS) say(`  ${username}  ${DEMO_PASSWORD}  ${who}`);
});

function wholeNumber(flag: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${flag} is a whole number`);
  return Number(text);
}
