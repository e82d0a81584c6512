import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { parseFaultFlag, type Fault } from '../../test/backend/faults/fault';
import {
  isScenarioName,
  SCENARIO_NAMES,
  type ScenarioName,
} from '../../test/backend/scenarios/scenario';
import { hostToListen, webAddress } from '../contract/model/address';
import { parseFlags } from '../command/flags';
import { UsageError } from '../command/usageError';

export interface MockFlags {
  readonly port: number;
  readonly host: string;
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** Delay of every response in milliseconds. */
  readonly latencyMs: number;
  readonly faults: readonly Fault[];
  /** File that stores the state between runs. */
  readonly state: string | null;
  /** Rows to create at the start, in the format of `POST /__backend/seed`. */
  readonly seedFile: unknown;
  /** Other origins whose pages may call the backend. */
  readonly cors: readonly string[];
  readonly quiet: boolean;
  readonly help: boolean;
}

const OPTIONS = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: 'localhost' },
  scenario: { type: 'string', default: 'default' },
  seed: { type: 'string', default: '1' },
  latency: { type: 'string', default: '0' },
  faults: { type: 'string', default: '' },
  state: { type: 'string' },
  'seed-file': { type: 'string' },
  cors: { type: 'string', default: '' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

export const HELP = `npm run mock -- [flags]

  --port 4010           port to listen on; 0 takes a free one
  --host localhost      address to listen on; localhost is 127.0.0.1 and ::1
  --scenario default    one of ${SCENARIO_NAMES.join(', ')}
  --seed 1              seed of everything random in the data
  --latency 0           milliseconds that every answer takes
  --faults 'login=500*2,*=latency'
                        operation=kind*times, separated by commas; * is every operation
  --seed-file FILE      fixtures to build at the start, JSON as POST /__backend/seed takes it
  --state FILE          keeps the state in a file between runs
  --cors ORIGIN         lets pages of another origin call, with tokens and cookies; several
                        are separated by commas
  --quiet               prints nothing but errors
  --help                prints this

test/backend/README.md tells the rest.`;

/**
 * Parses the flags of `npm run mock`.
 * @throws UsageError for an unknown flag or an invalid value
 */
export function parseMockFlags(args: readonly string[]): MockFlags {
  const config = { args: [...args], options: OPTIONS } as const;
  const { values } = parseFlags(config, '--help lists the flags');
  const { host, scenario, cors, quiet, help } = values;
  if (!isScenarioName(scenario)) {
    throw new UsageError(`--scenario is one of ${SCENARIO_NAMES.join(', ')}, not "${scenario}"`);
  }
  return {
    port: wholeNumber('--port', values.port, 65_535),
    host: hostToListen(host),
    scenario,
    seed: wholeNumber('--seed', values.seed, Number.MAX_SAFE_INTEGER),
    latencyMs: wholeNumber('--latency', values.latency, 600_000),
    faults: faultsOf(values.faults),
    seedFile: values['seed-file'] === undefined ? {} : readJson(values['seed-file']),
    state: values.state === undefined ? null : stateFile(values.state),
    cors: originsOf(cors),
    quiet,
    help,
  };
}

function wholeNumber(flag: string, text: string, largest: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= largest) return value;
  throw new UsageError(`${flag} is a whole number up to ${largest}, not "${text}"`);
}

function faultsOf(text: string): Fault[] {
  try {
    return parseFaultFlag(text);
  } catch (error) {
    throw new UsageError(`--faults: ${messageOf(error)}`);
  }
}

/** Splits a list of origins. Throws a UsageError for a text that no browser would send as an origin. */
function originsOf(text: string): string[] {
  const origins = text === '' ? [] : text.split(',');
  const wrong = origins.find((origin) => webAddress(origin)?.origin !== origin);
  if (wrong === undefined) return origins;
  throw new UsageError(`--cors is an origin such as http://localhost:5173, not "${wrong}"`);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`--seed-file: ${messageOf(error)}`);
  }
}

function stateFile(path: string): string {
  const file = resolve(path);
  if (!existsSync(dirname(file))) throw new UsageError(`--state: no folder ${dirname(file)}`);
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new UsageError(`--state is a file, and ${file} is a folder`);
  }
  return file;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
