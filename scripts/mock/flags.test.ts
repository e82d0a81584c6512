import { describe, expect, it } from 'vitest';
import { UsageError } from '../command/usageError';
import { HELP, parseMockFlags } from './flags';

function refusal(...args: string[]): string {
  try {
    parseMockFlags(args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('accepted');
}

describe('the flags of the mock backend', () => {
  it('are all optional', () => {
    expect(parseMockFlags([])).toEqual({
      port: 4010,
      host: 'localhost',
      scenario: 'default',
      seed: 1,
      latencyMs: 0,
      faults: [],
      seedFile: {},
      state: null,
      cors: [],
      quiet: false,
      help: false,
    });
  });

  it('are parsed with their values', () => {
    const flags = ['--port', '0', '--scenario=empty', '--latency', '20', '--faults', 'login=500*2'];
    expect(parseMockFlags([...flags, '--state', 'state.json', '--quiet'])).toMatchObject({
      port: 0,
      scenario: 'empty',
      latencyMs: 20,
      faults: [{ kind: '500', operationId: 'login', times: 2 }],
      state: expect.stringMatching(/[\\/]state\.json$/),
      quiet: true,
    });
  });

  it.each(['::1', '[::1]'])('accept %s as the address to listen on', (host) => {
    expect(parseMockFlags(['--host', host])).toMatchObject({ host: '::1' });
  });

  it('accept a list of origins whose pages may call the backend', () => {
    const cors = ['http://localhost:5173', 'https://qa.test'];
    expect(parseMockFlags(['--cors', cors.join(',')])).toMatchObject({ cors });
  });

  it('are all documented', () => {
    const names = Object.keys(parseMockFlags([])).map((name) =>
      name.replace('latencyMs', 'latency').replace('seedFile', 'seed-file'),
    );
    for (const name of names) expect(HELP).toContain(`  --${name} `.trimEnd());
  });

  it.each([
    [['--port', '80x'], '--port is a whole number up to 65535, not "80x"'],
    [['--port', '70000'], '--port is a whole number up to 65535, not "70000"'],
    [['--latency=-5'], '--latency is a whole number up to 600000, not "-5"'],
    [['--seed', ''], '--seed is a whole number up to 9007199254740991, not ""'],
    [['--scenario', 'full'], expect.stringMatching(/^--scenario is one of .*, not "full"$/)],
    [
      ['--faults', 'login=boom'],
      expect.stringMatching(/^--faults: .*kind is one of .* not "boom"/),
    ],
    [['--state', 'no/such/folder/x.json'], expect.stringContaining('--state: no folder')],
    [['--seed-file', 'no/such.json'], expect.stringContaining('--seed-file: ENOENT')],
    [['--state', '.'], expect.stringContaining('is a folder')],
    [
      ['--cors', 'http://qa.test/'],
      '--cors is an origin such as http://localhost:5173, not "http://qa.test/"',
    ],
    [['--cors=*'], '--cors is an origin such as http://localhost:5173, not "*"'],
    [['--cors'], expect.stringMatching(/^Option '--cors <value>' argument missing; --help/)],
    [['--prot', '1'], "Unknown option '--prot'; --help lists the flags"],
    [['extra'], expect.stringMatching(/^Unexpected argument 'extra'.*; --help lists the flags$/)],
    [['--port'], expect.stringMatching(/^Option '--port <value>' argument missing; --help/)],
  ])('are refused in one line: %j', (args, message) => {
    const said = refusal(...args);
    expect(said).toEqual(message);
    expect(said).not.toContain('\n');
  });
});
