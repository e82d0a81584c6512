import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { mapObjects } from '../contract/model/bundle';
import { isRecord, type OpenApiDocument } from '../contract/model/openApi';
import { shapeImports, type TagShapes } from './shapes';
import { bodyTypeName, describeOperations, type DescribedOperation } from './describeOperations';

/** Placeholder for «any other string» in an enumeration; replaced when the types are printed. */
const ANY_OTHER = 'ANY_OTHER_STRING_OF_AN_EXTENSIBLE_ENUM';

/** Error responses are left out of the types, because `src/api` reads them all as one `ApiError`. */
const ERROR_STATUS = /^[45](\d\d|XX)$/;

/**
 * Removes error responses, and adds a placeholder to every extensible enumeration; it becomes `(string & {})` in the
 * type. Editors then suggest the known values, and the compiler requires handling of unknown values.
 */
function prepareForTypes(document: OpenApiDocument): unknown {
  return mapObjects(document, (node) => {
    const { responses, enum: values } = node;
    const isOpen = node['x-extensible-enum'] === true && Array.isArray(values);
    const successes = Object.entries(isRecord(responses) ? responses : {}).filter(
      ([status]) => !ERROR_STATUS.test(status),
    );
    return {
      ...node,
      ...(isRecord(responses) && { responses: Object.fromEntries(successes) }),
      ...(isOpen && { enum: [...values, ANY_OTHER] }),
    };
  });
}

/** Adds the shape of the response and the decoded type to the source of one endpoint. */
function withShape(source: string, [id, shape]: readonly [string, string]): string {
  const endpoint = new RegExp(
    `(\\b${id}: build\\.\\w+<\\s*)(${bodyTypeName(id, 'Response')})\\b([^(]*\\([^(]*\\([^)]*\\) => \\(\\{)`,
  );
  if (!endpoint.test(source))
    throw new Error(`${id}: its endpoint has no query that could get a shape`);
  return source.replace(endpoint, `$1Decoded<$2>$3 shape: ${shape},`);
}

/** Adds the shapes of the responses to the source of the endpoints, and imports them. */
function withShapes(source: string, { answers, owners }: TagShapes): string {
  const called = [...answers].filter(([id]) => !NOT_CALLED.includes(id));
  if (called.length === 0) return source;
  const words = new Set(called.flatMap(([, shape]) => shape.match(/[A-Za-z]+/g) ?? []));
  const used = [...owners.keys()].filter((name) => words.has(name));
  const imports = shapeImports(used, owners, './shapes/');
  const types = "import type { Decoded } from '../answers/decoded';\n";
  return `${types}${imports}${called.reduce(withShape, source)}`;
}

/**
 * Operations without an endpoint, because other code calls them or no screen does. Only the mock backend needs their
 * types.
 */
export const NOT_CALLED: readonly string[] = [
  'createFinanceOffer',
  'createOrganization',
  'deleteFinanceOffer',
  'deletePaymentDetails',
  'findActualFinanceRequests',
  'findFinanceOffers',
  'findFinanceRequests',
  'findOrganizations',
  'getFinanceOffer',
  'getCalendarSum',
  'getUserRole',
  'logout',
  'refreshToken',
  'setRequestPaymentDetails',
  'updatePaymentDetails',
];

function withoutEndpoint(source: string, id: string): string {
  const endpoint = new RegExp(`^( *)${id}: build\\.[^]*?^\\1\\}\\),\\n`, 'm');
  return source.replace(endpoint, '');
}

/** Replaces types that the generator cannot express: open enumerations and empty responses. */
function finish(source: string, operations: readonly DescribedOperation[]): string {
  return operations
    .filter((operation) => operation.answer === 'none')
    .reduce(
      (text, { id }) =>
        text.replace(
          `type ${bodyTypeName(id, 'Response')} = unknown;`,
          `type ${bodyTypeName(id, 'Response')} = void;`,
        ),
      // Removes `String()` around path parameters, because they are strings.
      source
        .replaceAll(`"${ANY_OTHER}"`, '(string & {})')
        .replaceAll(/encodeURIComponent\(String\((queryArg\.\w+)\)\)/g, 'encodeURIComponent($1)')
        .replace(/\s*overrideExisting: false,?/, ''),
    );
}

/**
 * Returns the typed RTK Query endpoints of each tag: a map from file name to source. A POST that only reads (`find…`)
 * is a query. Downloads are left out, because a Blob must not enter the store (see `downloadPaths`).
 */
export async function endpointsByTag(
  document: OpenApiDocument,
  shapes: ReadonlyMap<string, TagShapes>,
): Promise<Map<string, string>> {
  const operations = describeOperations(document).filter(({ answer }) => answer !== 'file');
  // The generator caches documents by file name, so every run needs a new folder.
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const schemaFile = join(folder, 'contract.json');
    writeFileSync(schemaFile, JSON.stringify(prepareForTypes(document)));
    const files = new Map<string, string>();
    for (const tag of new Set(operations.map((operation) => operation.tag))) {
      const ofTag = operations.filter((operation) => operation.tag === tag);
      const source = await generateEndpoints({
        schemaFile,
        apiFile: '../cabinetApi',
        apiImport: 'cabinetApi',
        exportName: `${tag}Api`,
        hooks: false,
        encodePathParams: true,
        useUnknown: true,
        filterEndpoints: ofTag.map(({ id }) => id),
        endpointOverrides: [{ pattern: /^find/, type: 'query' }],
      });
      if (source === undefined) throw new Error(`Nothing was generated for the tag ${tag}`);
      const ofAnswers = shapes.get(tag);
      const called = NOT_CALLED.reduce(withoutEndpoint, source);
      const finished = finish(called, ofTag);
      files.set(`${tag}.ts`, ofAnswers ? withShapes(finished, ofAnswers) : finished);
    }
    return files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
