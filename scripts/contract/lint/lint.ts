import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import { bundleContract } from '../model/bundle';
import { ContractResolver } from '../model/oddVersion';
import { type OpenApiDocument, operationsOf, partsOf, pointerOf, schemaOf } from '../model/openApi';
import { Swagger2Contract } from '../model/address';
import { reportedOperations } from '../report/operations';
import type { Report } from '../report/report';
import { findingId, type Language, type ReportFinding } from '../report/finding';
import { breachOf } from './ruleMessages';
import { type Breach, breaches, nameOf } from './rules';
import { locate, type Locate, type SourcePlace } from '../model/sourceMap';

/** A complaint of Redocly, the OpenAPI linter. */
interface Complaint {
  readonly rule: string;
  /** True for rules about wording and sequence, which do not change the meaning of the contract. */
  readonly isStyle: boolean;
  readonly message: string;
  readonly file: string;
  /** JSON Pointer inside the file. */
  readonly pointer: string;
}

const STYLE =
  /^(info-|tag-|operation-(summary|operationId|4xx-response)$|no-(unused-components|unsafe-markdown|server-example|duplicated-tag)|spec-ref-siblings)/;

type Problems = Awaited<ReturnType<typeof lint>>;

function complaintsOf(problems: Problems): Complaint[] {
  return problems.map(({ ruleId, message, location: [place] }) => ({
    rule: ruleId,
    isStyle: STYLE.test(ruleId),
    message,
    file: place?.source.absoluteRef ?? '',
    pointer: place?.pointer?.replace(/^#/, '') ?? '',
  }));
}

/**
 * Returns the texts that a segment of a path can match: itself, or the enumerated values of its parameter. Null for
 * any text.
 */
function textsOf(document: OpenApiDocument, path: string, segment: string): Set<unknown> | null {
  const name = nameOf(segment);
  if (name === undefined) return new Set([segment]);
  const enums = operationsOf(document)
    .filter((located) => located.path === path)
    .map(({ parameters }) => parameters.find((one) => one.in === 'path' && one.name === name))
    .map((parameter) => schemaOf(document, parameter?.schema ?? {}).enum);
  return enums.includes(undefined) ? null : new Set(enums.flat());
}

/**
 * Returns true if one address can match both paths. Redocly compares only the templates, but the values of enumerated
 * parameters count: `/v1/{product}/product-agreement` with the products `sender` and `seller` is never `/v1/user/{id}`.
 */
function areAmbiguous(document: OpenApiDocument, path: string, otherPath: string): boolean {
  const segments = path.split('/');
  const others = otherPath.split('/');
  const canMeet = (segment: string, other: string): boolean => {
    const texts = textsOf(document, path, segment);
    const otherTexts = textsOf(document, otherPath, other);
    return texts === null || otherTexts === null || [...texts].some((one) => otherTexts.has(one));
  };
  return (
    segments.length === others.length &&
    segments.every((one, index) => canMeet(one, others[index] ?? ''))
  );
}

const AMBIGUOUS = 'no-ambiguous-paths';

/** Drops complaints about paths that look ambiguous to Redocly although no address can match both. */
function withoutEnumerated(complaints: Complaint[], document: OpenApiDocument): Complaint[] {
  return complaints.filter(({ rule, message }) => {
    if (rule !== AMBIGUOUS) return true;
    const [path = '', other = ''] = [...message.matchAll(/`(.+?)`/g)].map(([, found]) => found);
    return areAmbiguous(document, path, other);
  });
}

const strict = () => createConfig({ extends: ['recommended-strict'] });

/**
 * Lints the files of a contract with Redocly's strictest rules.
 * @throws Error with the name of the entry file if a file cannot be read
 */
export async function lintSource(entry: string): Promise<Complaint[]> {
  try {
    const config = await strict();
    const externalRefResolver = new ContractResolver(config.resolve);
    const complaints = complaintsOf(await lint({ ref: entry, config, externalRefResolver }));
    // Only this rule needs the bundle; the other rules also work for files that cannot be bundled.
    return complaints.some(({ rule }) => rule === AMBIGUOUS)
      ? withoutEnumerated(complaints, await bundleContract(entry))
      : complaints;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${entry}: ${reason}`, { cause });
  }
}

/** Lints a bundled contract, which is the form that generators and validators read. */
export async function lintBundle(document: OpenApiDocument): Promise<Complaint[]> {
  const source = JSON.stringify(document);
  const complaints = complaintsOf(
    await lintFromString({ source, absoluteRef: '/contract.json', config: await strict() }),
  );
  return withoutEnumerated(complaints, document);
}

function fromComplaint(
  { rule, isStyle, message, pointer }: Complaint,
  operation: string,
  source: SourcePlace | null,
): ReportFinding {
  const id = findingId(rule, source?.file ?? '', pointer, message);
  return { id, class: isStyle ? 'warn' : 'breaking', rule, operation, pointer, message, source };
}

/** Returns a function that finds the operations of a bundle by pointer and by operationId. */
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

/** Removes findings with the same rule, text and place, for example if the file and the bundle have the same fault. */
function withoutEchoes(findings: readonly ReportFinding[]): ReportFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, message, source }) => {
    const key = `${rule} ${message} ${source?.file ?? ''}:${source?.line ?? 0}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Returns true for our contract and contracts derived from it, which must also follow our own rules. */
function keepsOurRules(document: OpenApiDocument): boolean {
  return operationsOf(document).some(({ operation }) => operation['x-origin'] !== undefined);
}

/** Lints the files of a contract and its bundle. */
export async function lintReport(entry: string, language: Language): Promise<Report> {
  const source = await lintSource(entry);
  // If the contract cannot be bundled, the findings about its files explain why.
  const document = await bundleContract(entry).catch((error: unknown) => {
    if (error instanceof Swagger2Contract || source.length === 0) throw error;
    return null;
  });
  const find = locate(entry, document ?? undefined);
  const ofSource = source.map((one) => fromComplaint(one, '', find(one.pointer, one.file)));
  if (document === null) return { findings: ofSource };
  const operations = operationsIn(document);
  const ofBundle = (await lintBundle(document)).map((one) =>
    fromComplaint(one, operations.around(one.pointer)?.name ?? '', find(one.pointer)),
  );
  const ours = keepsOurRules(document)
    ? breaches(document).map((breach) => fromBreach(breach, operations, find, language))
    : [];
  return {
    findings: withoutEchoes([...ofSource, ...ofBundle, ...ours]),
    operations: reportedOperations([document]),
  };
}
