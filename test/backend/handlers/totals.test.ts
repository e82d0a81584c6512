import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBackend } from '../backend';
import type { SearchFilter } from '../../../src/api/endpoints/financeRegistry';
import { signIn, succeed } from '../testing/client';

const backend = createBackend({ scenario: 'supplier' });
const token = await signIn(backend);

/** Returns all results of a search, page by page, and the totals that each page reported. */
async function readAll(
  operation: 'findSupplies' | 'findFinancingObjects' | 'findFinanceInvoices',
  pageSize: number,
  filters: SearchFilter[],
) {
  const rows: Record<string, unknown>[] = [];
  const totalsOfPages: Record<string, number>[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const body = { pageNumber, pageSize, filters };
    const page = await succeed(backend, operation, { token, body });
    rows.push(...page.content);
    totalsOfPages.push({ ...page.totals });
    if (pageNumber + 1 >= page.totalPages) return { rows, totalsOfPages };
  }
}

const filters = fc.array(
  fc.constantFrom<SearchFilter>(
    { field: 'status.name', value: ['OVERDUE', 'AVAILABLE', 'PAID'], operation: 'IN' },
    { field: 'status.name', value: 'REPAID', operation: 'NE' },
    { field: 'number', value: '1', operation: 'LIKE' },
    { field: 'id', value: 'nobody', operation: 'EQ' },
  ),
  { maxLength: 2 },
);

it.each(['findSupplies', 'findFinancingObjects', 'findFinanceInvoices'] as const)(
  'the totals of %s are whole kopeks, and equal the sum over all pages',
  async (operation) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 7, max: 150 }), filters, async (pageSize, wanted) => {
        const { rows, totalsOfPages } = await readAll(operation, pageSize, wanted);
        const [first = {}] = totalsOfPages;
        expect(Object.keys(first).length).toBeGreaterThan(1);
        for (const [field, sum] of Object.entries(first)) {
          expect(Number.isSafeInteger(sum)).toBe(true);
          expect(sum).toBe(rows.reduce((total, row) => total + Number(row[field]), 0));
        }
        // Every page has the same totals.
        expect(new Set(totalsOfPages.map((totals) => JSON.stringify(totals))).size).toBe(1);
      }),
      { numRuns: 12 },
    );
  },
);
