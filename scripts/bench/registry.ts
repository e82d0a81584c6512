import { Registry } from '../../test/backend/core/registry';
import type { SearchRequest } from '../../test/backend/core/searchRequest';
import { callOf, signedInBackend, successOf, type SignedIn } from './exchange';
import { startServer } from '../serve/runningServer';
import { median, print, table } from './table';

/** Limits for the mock backend, milliseconds. */
const LONGEST_FIND = 50;
const LONGEST_START = 5000;

const REPETITIONS = 15;

type Search = Pick<SearchRequest, 'pageNumber'> & Partial<Pick<SearchRequest, 'filters' | 'sorts'>>;

/** Searches of a registry of 100 000 supplies, each with a different load. */
const SEARCHES: Readonly<Record<string, Search>> = {
  'first page': {},
  'a part of a name, ё as е, by date': {
    filters: [{ field: 'debtor.name', value: 'БЕРЕЗОВ', operation: 'LIKE' }],
    sorts: [{ field: 'paymentDate', direction: 'DESC' }],
  },
  'status, by sum': {
    filters: [{ field: 'status.name', value: 'REPAID', operation: 'EQ' }],
    sorts: [{ field: 'amount', direction: 'ASC' }],
  },
  'by number, in the middle': { sorts: [{ field: 'number', direction: 'ASC' }], pageNumber: 2500 },
  'by number of the invoice, backwards': {
    sorts: [{ field: 'invoiceNumber', direction: 'DESC' }],
  },
  'by three fields': {
    sorts: [
      { field: 'status.name', direction: 'ASC' },
      { field: 'debtor.name', direction: 'ASC' },
      { field: 'number', direction: 'DESC' },
    ],
  },
  'four conditions, by two fields': {
    filters: [
      { field: 'status.name', value: ['CHECKING', 'AVAILABLE', 'REPAID'], operation: 'IN' },
      { field: 'amount', value: 20_000_000, operation: 'GE' },
      { field: 'documentDate', value: '2025-01-01', operation: 'GE' },
      { field: 'number', value: '7', operation: 'LIKE' },
    ],
    sorts: [
      { field: 'debtor.name', direction: 'ASC' },
      { field: 'number', direction: 'ASC' },
    ],
  },
};

/**
 * Measures the start of the scenario `large`, and searches of its 100 000 supplies, including the
 * check against the contract.
 */
export async function benchRegistry(): Promise<boolean> {
  const started = performance.now();
  const server = await startServer((port) => ({
    command: 'npm',
    args: ['run', '--silent', 'mock', '--', '--quiet', '--scenario', 'large', '--port', `${port}`],
  }));
  const startMs = performance.now() - started;
  await server.stop();
  print(`npm run mock -- --scenario large answers after ${startMs.toFixed(0)} ms`);
  const longest = await searchAll(
    signedInBackend({ scenario: 'large' }, 'kuznetsova@uralmetall-snab.ru'),
  );
  print(`longest ${longest.toFixed(1)} ms, allowed ${LONGEST_FIND} ms`);
  return startMs <= LONGEST_START && longest <= LONGEST_FIND;
}

/** Measures each search. Returns the longest time, among the first calls and the medians of the repeated calls. */
async function searchAll({ backend, accessToken }: SignedIn): Promise<number> {
  // A real backend has indexed its registries before a user opens a page.
  for (const one of Object.values(backend.world.db)) {
    if (one instanceof Registry) await one.prepare();
  }
  // The first call compiles the validators of the contract, so it is not measured.
  await timed({}, { backend, accessToken });
  const rows: string[][] = [];
  let longest = 0;
  for (const [name, search] of Object.entries(SEARCHES)) {
    const { ms: first, found } = await timed(search, { backend, accessToken });
    const again: number[] = [];
    while (again.length < REPETITIONS) {
      again.push((await timed(search, { backend, accessToken })).ms);
    }
    longest = Math.max(longest, first, median(again));
    const figures = [first, median(again), Math.max(...again)].map((ms) => ms.toFixed(1));
    rows.push([name, String(found), ...figures]);
  }
  print(table(['search', 'found', 'first, ms', 'median, ms', 'slowest, ms'], rows));
  return longest;
}

async function timed(
  search: Search,
  { backend, accessToken }: SignedIn,
): Promise<{ ms: number; found: number }> {
  const body = { pageNumber: 0, pageSize: 20, filters: [], sorts: [], ...search };
  const call = callOf(accessToken, 'findSupplies', { body });
  const started = performance.now();
  const reply = await successOf(backend, call);
  const ms = performance.now() - started;
  const { totalElements }: { totalElements: number } = JSON.parse(String(reply.body));
  return { ms, found: totalElements };
}
