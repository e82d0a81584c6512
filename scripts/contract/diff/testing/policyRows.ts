import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadContract } from '../../model/bundle';
import { CONTRACT_ENTRY } from '../../model/address';
import type { OpenApiDocument } from '../../model/openApi';
import { diffContracts } from '../diffContracts';
import { nodeOf } from '../../model/documentView';
import type { ReportFinding } from '../../report/finding';
import { edited, type Edit } from './editing';

/** The contract of this repository, and a small foreign contract in another style. */
export const ours = await loadContract(CONTRACT_ENTRY);
export const library = await loadContract(fileURLToPath(new URL('library.yaml', import.meta.url)));

const CONTRACTS = { 'our contract': ours, library };

/** A change from the policy, made in one of the contracts. */
interface PolicyRow {
  /** Name of the change, for the title of the test. */
  readonly change: string;
  readonly in: keyof typeof CONTRACTS;
  readonly operation: string;
  /** Edits that prepare the contract for the change. */
  readonly before?: readonly Edit[];
  readonly edits: readonly Edit[];
  /** Class and rule of all findings of the change in the operation. */
  readonly finds: readonly string[];
  /** Class and rule of all findings of the opposite change. */
  readonly backFinds: readonly string[];
}

/** Returns a contract with the path of one operation only. */
function withOperation(contract: OpenApiDocument, operationId: string): OpenApiDocument {
  const paths = Object.entries(contract.paths).filter(([, item]) =>
    Object.values(item).some((one: unknown) => nodeOf(one)['operationId'] === operationId),
  );
  return { ...contract, paths: Object.fromEntries(paths) };
}

/** Returns the contract of a row before and after the change. */
function versionsOf(row: PolicyRow): { base: OpenApiDocument; revision: OpenApiDocument } {
  const base = edited(withOperation(CONTRACTS[row.in], row.operation), ...(row.before ?? []));
  return { base, revision: edited(base, ...row.edits) };
}

/** Returns the findings about one operation and about the whole contract, each as `class rule`, sorted. */
export function briefly(findings: readonly ReportFinding[], operation: string): string[] {
  return findings
    .filter((one) => one.operation === operation || one.operation === '*')
    .map((one) => `${one.class} ${one.rule}`)
    .toSorted();
}

/** Makes two tests of each row: for the change and for its opposite. */
export function testPolicy(rows: readonly PolicyRow[]): void {
  const titled = (key: 'finds' | 'backFinds') =>
    rows.map((row) => [row[key].join(', ') || 'no finding', row.change, row.in, row] as const);
  it.each(titled('finds'))('has «%s» if it %s (%s)', (_finds, _change, _in, row) => {
    const { base, revision } = versionsOf(row);
    expect(briefly(diffContracts(base, revision), row.operation)).toEqual(row.finds.toSorted());
  });
  it.each(titled('backFinds'))('has «%s» if «%s» is undone (%s)', (_finds, _change, _in, row) => {
    const { base, revision } = versionsOf(row);
    expect(briefly(diffContracts(revision, base), row.operation)).toEqual(row.backFinds.toSorted());
  });
}

/** Returns a function that creates rows of one operation. */
export function rowsOf(
  contract: keyof typeof CONTRACTS,
  operation: string,
): (
  change: string,
  edits: readonly Edit[],
  finds: string,
  backFinds: string,
  before?: readonly Edit[],
) => PolicyRow {
  const listed = (finds: string) => (finds === '' ? [] : finds.split(', '));
  return (change, edits, finds, backFinds, before = []) => ({
    change,
    in: contract,
    operation,
    before,
    edits,
    finds: listed(finds),
    backFinds: listed(backFinds),
  });
}
