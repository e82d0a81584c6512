import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { typed } from '../../cli/testing/commandLine';
import { serveForTest } from './localServer';
import { depotBackend, type DepotFault } from './depotBackend';
import { WAYS } from './waysToBreak';

const FOLDER = 'scripts/contract/run/testing/depot';

/** Returns the file and line of texts that follow each other: `Parcel.yaml > weight:` becomes `…/Parcel.yaml:7`. */
function placeOf(wanted: string): string {
  const [file = '', ...texts] = wanted.split(' > ');
  const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n');
  let line = -1;
  for (const text of texts) line = lines.findIndex((one, at) => at > line && one.includes(text));
  return `${FOLDER}/${file}:${line + 1}`;
}

interface Shown {
  readonly operation: string;
  readonly rule: string;
  readonly message: string;
  readonly received: string | null;
  readonly repeat: string | null;
  readonly source: { readonly file: string; readonly line: number } | null;
}

function isShown(value: unknown): value is readonly Shown[] {
  return Array.isArray(value);
}

async function checkDepot(faults: Readonly<Record<string, DepotFault>>) {
  const server = await serveForTest(depotBackend(faults));
  const flags = ['--spec', `${FOLDER}/openapi.yaml`, '--format', 'json', '--timeout', '2'];
  const { code, out, err } = await typed(['check', '--server', server.origin, ...flags]);
  const findings: unknown = out === '' ? [] : Object(JSON.parse(out)).findings;
  return { code, err, findings: isShown(findings) ? findings : [] };
}

describe('the check of a depot backend', () => {
  it('passes for a backend without faults', async () => {
    expect(await checkDepot({})).toEqual({ code: 0, err: '', findings: [] });
  });

  it('is tested with at least sixty planted faults', () => {
    expect(WAYS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(WAYS.map(({ way }) => way)).size).toBe(WAYS.length);
  });

  const named = WAYS.map((one) => [one.operation, one.way, one] as const);
  it.each(named)('detects that %s %s', async (operation, _way, { fault, found }) => {
    const { code, findings } = await checkDepot({ [operation]: fault });
    const [worst, ...others] = findings;
    expect(others.map(({ rule }) => rule)).toEqual(found.also ?? []);
    expect({
      operation: worst?.operation,
      rule: worst?.rule,
      place: `${worst?.source?.file ?? ''}:${worst?.source?.line ?? 0}`,
      words: `${worst?.message ?? ''}; ${worst?.received ?? ''}`,
    }).toEqual({
      operation,
      rule: found.rule,
      place: placeOf(found.place),
      words: expect.stringContaining(found.words),
    });
    expect(worst?.repeat).toMatch(/^curl /);
    expect(code).toBe(found.isAccepted === true ? 0 : 1);
  });
});
