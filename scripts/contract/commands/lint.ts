import { bundleContract, Swagger2Contract } from '../bundle';
import { lintBundle, lintSource, type Complaint } from '../lint';
import { operationsOf, pointerOf, type OpenApiDocument } from '../openApi';
import { reportedOperations } from '../report/operations';
import type { Report } from '../report/report';
import { findingId, type Language, type ReportFinding } from '../report/reportFinding';
import { breachMessage } from '../report/ruleMessages';
import { breaches, type Breach } from '../rules';
import { locate, type Locate } from '../sourceMap';
import type { Command } from './command';
import { entryOf } from './contractOf';

/** The operation inside which a pointer of the bundle leads. */
function operationAt(document: OpenApiDocument, pointer: string): string {
  const found = operationsOf(document).find(({ path, method }) => {
    const place = pointerOf('paths', path, method);
    return pointer === place || pointer.startsWith(`${place}/`);
  });
  return found?.operation.operationId ?? '';
}

function fromComplaint(
  { rule, message, pointer: raw }: Complaint,
  find: Locate,
  operation: (pointer: string) => string,
): ReportFinding {
  const pointer = raw.replace(/^#/, '');
  const source = find(pointer);
  const id = findingId(rule, source?.file ?? '', pointer, message);
  return { id, class: 'breaking', rule, operation: operation(pointer), pointer, message, source };
}

function fromBreach(
  { rule, where }: Breach,
  document: OpenApiDocument,
  find: Locate,
  language: Language,
): ReportFinding {
  const located = operationsOf(document).find(({ operation }) => operation.operationId === where);
  const pointer =
    located === undefined
      ? where.replace(/^#/, '')
      : pointerOf('paths', located.path, located.method);
  return {
    id: findingId(rule, where),
    class: 'breaking',
    rule,
    operation: located?.operation.operationId ?? '',
    pointer,
    message: breachMessage(rule, language),
    source: find(pointer),
  };
}

/** What stands in the source stands in the bundle as well, and is told once. */
function withoutEchoes(findings: readonly ReportFinding[]): ReportFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, message, source }) => {
    const key = `${rule} ${message} ${source?.file ?? ''}:${source?.line ?? 0}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Our own rules are for our contract and its relatives: those that say where they come from. */
function keepsOurRules(document: OpenApiDocument): boolean {
  return operationsOf(document).some(({ operation }) => operation['x-origin'] !== undefined);
}

/** Everything that is wrong with a contract, as it is written and as one document. */
async function lintReport(entry: string, language: Language): Promise<Report> {
  const source = await lintSource(entry);
  const ofSource = source.map((complaint) =>
    fromComplaint(complaint, locate(complaint.file), () => ''),
  );
  // What cannot even be joined has been told already.
  const document = await bundleContract(entry).catch((error: unknown) => {
    if (error instanceof Swagger2Contract || ofSource.length === 0) throw error;
    return null;
  });
  if (document === null) return { findings: ofSource };
  const find = locate(entry, document);
  const ofBundle = (await lintBundle(document)).map((complaint) =>
    fromComplaint(complaint, find, (pointer) => operationAt(document, pointer)),
  );
  const ours = keepsOurRules(document)
    ? breaches(document).map((breach) => fromBreach(breach, document, find, language))
    : [];
  return {
    findings: withoutEchoes([...ofSource, ...ofBundle, ...ours]),
    operations: reportedOperations([document]),
  };
}

export const lintCommand: Command = {
  does: 'lints the contract by Redocly recommended-strict and by our rules, source and bundle | проверяет контракт правилами Redocly recommended-strict и нашими, в исходниках и в сборке',
  flags: {},
  isReporting: true,
  run: async ({ spec, language }) => ({
    report: await lintReport(entryOf(spec), language),
  }),
};
