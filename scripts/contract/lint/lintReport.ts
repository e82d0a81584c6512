import { bundleContract } from '../model/bundle';
import { Swagger2Contract } from '../model/entry';
import { type Complaint, lintBundle, lintSource } from './lint';
import { type OpenApiDocument, operationsOf, partsOf, pointerOf } from '../model/openApi';
import { reportedOperations } from '../report/operations';
import type { Report } from '../report/report';
import { findingId, type Language, type ReportFinding } from '../report/finding';
import { breachOf } from './ruleMessages';
import { type Breach, breaches } from './rules';
import { locate, type Locate } from '../model/sourceMap';

function fromComplaint(
  { rule, isStyle, message, file, pointer: raw }: Complaint,
  place: (pointer: string, file: string) => Pick<ReportFinding, 'operation' | 'source'>,
): ReportFinding {
  const pointer = raw.replace(/^#/, '');
  const { operation, source } = place(pointer, file);
  const id = findingId(rule, source?.file ?? '', pointer, message);
  return { id, class: isStyle ? 'warn' : 'breaking', rule, operation, pointer, message, source };
}

/** Finds the operations of a bundle by pointer and by operationId. */
function operationsIn(document: OpenApiDocument) {
  const named = operationsOf(document).map(({ path, method, operation }) => ({
    pointer: pointerOf('paths', path, method),
    name: operation.operationId,
  }));
  const byPointer = new Map(named.map((one) => [one.pointer, one]));
  const byName = new Map(named.toReversed().map((one) => [one.name, one]));
  return {
    around: (pointer: string) => byPointer.get(pointerOf(...partsOf(pointer).slice(0, 3))),
    called: (name: string) => byName.get(name),
  };
}

function fromBreach(
  { rule, where }: Breach,
  { called }: ReturnType<typeof operationsIn>,
  find: Locate,
  language: Language,
): ReportFinding {
  const operation = called(where);
  const pointer = operation?.pointer ?? where.replace(/^#/, '');
  return {
    id: findingId(rule, where),
    ...breachOf(rule, language),
    rule,
    operation: operation?.name ?? '',
    pointer,
    source: find(pointer),
  };
}

/** Drops complaints about the bundle that repeat those about the source. */
function withoutEchoes(findings: readonly ReportFinding[]): ReportFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, message, source }) => {
    const key = `${rule} ${message} ${source?.file ?? ''}:${source?.line ?? 0}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Our own rules apply to our contract and to those derived from it. */
function keepsOurRules(document: OpenApiDocument): boolean {
  return operationsOf(document).some(({ operation }) => operation['x-origin'] !== undefined);
}

/** Returns all faults of a contract, in its files and as one document. */
export async function lintReport(entry: string, language: Language): Promise<Report> {
  const source = await lintSource(entry);
  // Complaints about the files explain why the contract cannot be bundled.
  const document = await bundleContract(entry).catch((error: unknown) => {
    if (error instanceof Swagger2Contract || source.length === 0) throw error;
    return null;
  });
  const find = locate(entry, document ?? undefined);
  const ofSource = source.map((complaint) =>
    fromComplaint(complaint, (pointer, file) => ({ operation: '', source: find(pointer, file) })),
  );
  if (document === null) return { findings: ofSource };
  const operations = operationsIn(document);
  const ofBundle = (await lintBundle(document)).map((complaint) =>
    fromComplaint(complaint, (pointer) => ({
      operation: operations.around(pointer)?.name ?? '',
      source: find(pointer),
    })),
  );
  const ours = keepsOurRules(document)
    ? breaches(document).map((breach) => fromBreach(breach, operations, find, language))
    : [];
  return {
    findings: withoutEchoes([...ofSource, ...ofBundle, ...ours]),
    operations: reportedOperations([document]),
  };
}
