import { contract } from '../../test/backend/contract';
import { callOf, signedInBackend, successOf, type SignedIn } from './exchange';
import { SEVERNY_VETER } from '../../test/backend/scenarios/companies';
import type { OperationId } from '../../test/backend/generated/operations';
import { median, print, table } from './table';

/** Limit of one check in milliseconds: a tenth of the delay that a proxy may add to a call. */
const LONGEST_CHECK = 0.5;

const WARM_UP = 500;
const SAMPLES = 2000;

const PAGE = { pageNumber: 0, pageSize: 20, filters: [], sorts: [] };

const EXCHANGES: readonly [OperationId, { path?: Record<string, string>; body?: unknown }][] = [
  ['getCurrentUser', {}],
  ['getOrganization', { path: { id: SEVERNY_VETER.id } }],
  ['findUsers', { body: PAGE }],
  ['findActualDebtorOffers', { body: {} }],
];

/** Measures the contract check of one exchange: request and response. */
export async function benchChecker(): Promise<boolean> {
  const caller = signedInBackend({}, 'sokolova@severveter.ru');
  const rows: string[][] = [];
  let longest = 0;
  for (const [operationId, sent] of EXCHANGES) {
    const { bytes, ms } = await costOf(caller, operationId, sent);
    longest = Math.max(longest, ms);
    rows.push([operationId, String(bytes), (ms * 1000).toFixed(0)]);
  }
  print(table(['exchange', 'answer, bytes', 'median, µs'], rows));
  print(`longest ${(longest * 1000).toFixed(0)} µs, allowed ${LONGEST_CHECK * 1000} µs`);
  return longest <= LONGEST_CHECK;
}

async function costOf(
  { backend, accessToken }: SignedIn,
  operationId: OperationId,
  sent: { path?: Record<string, string>; body?: unknown },
): Promise<{ bytes: number; ms: number }> {
  const call = callOf(accessToken, operationId, sent);
  const reply = await successOf(backend, call);
  const { method, url, headers } = call;
  const request = { method, url: url.href, headers, body: call.body };
  const samples: number[] = [];
  for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
    const started = performance.now();
    const findings = [
      ...contract.checkRequest(request),
      ...contract.checkResponse({ ...reply, operationId }),
    ];
    const ms = performance.now() - started;
    if (findings.length > 0) throw new Error(`${operationId} breaks the contract`);
    if (sample >= 0) samples.push(ms);
  }
  return { bytes: Buffer.byteLength(reply.body ?? ''), ms: median(samples) };
}
