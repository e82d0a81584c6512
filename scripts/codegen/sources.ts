import { bodyTypeName, type DescribedOperation } from './describeOperations';

/** The path that receives the refresh token, never the access token of the session. */
const REFRESH_PATH = '/auth/token/refresh';

export const HEADER = '// Written by `npm run codegen` from openapi/. Do not edit.\n\n';

/** Returns `src/api/generated/publicPaths.ts`: the paths of calls without an access token. */
export function publicPathsSource(operations: readonly DescribedOperation[]): string {
  const paths = new Set([
    ...operations.filter((operation) => operation.isPublic).map((operation) => operation.path),
    REFRESH_PATH,
  ]);
  return `${HEADER}/**
 * Paths (after the server's /api) of calls that carry no bearer of the session and whose 401 is an
 * ordinary error: \`security: []\` in the contract, and the refresh itself.
 */
export const publicPaths: readonly string[] = ${JSON.stringify([...paths])};
`;
}

function pathTemplate({ path }: DescribedOperation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(arg.${name})}`);
}

function schemaOfBody(body: string): string {
  return `${body.charAt(0).toUpperCase()}${body.slice(1)}`;
}

/** Returns the type of a download's argument, because the generator does not print types of downloads. */
function fileArgSource({ id, pathParameters, body }: DescribedOperation): string {
  const parts = [
    ...pathParameters.map((name) => `${name}: string`),
    ...(body === null ? [] : [`${body}: ${schemaOfBody(body)}`]),
  ];
  return `export type ${bodyTypeName(id, 'Arg')} = { ${parts.join('; ')} };`;
}

function downloadPathSource(operation: DescribedOperation): string {
  const { id, summary, pathParameters, body } = operation;
  const arg = bodyTypeName(id, 'Arg');
  const ofPath =
    body === null ? arg : `Pick<${arg}, ${pathParameters.map((name) => `'${name}'`).join(' | ')}>`;
  const parameter = pathParameters.length === 0 ? '' : `arg: ${ofPath}`;
  return `/** ${summary}. */\n${id}: (${parameter}): string => \`${pathTemplate(operation)}\`,`;
}

/** Returns `src/api/generated/downloadPaths.ts`: the paths of downloads, which bypass the cache. */
export function downloadPathsSource(operations: readonly DescribedOperation[]): string {
  const files = operations.filter((operation) => operation.answer === 'file');
  const imports = files.flatMap(({ tag, body }) =>
    body === null ? [] : [`import type { ${schemaOfBody(body)} } from './${tag}';`],
  );
  return `${HEADER}${[...new Set(imports)].join('\n')}

${files.map(fileArgSource).join('\n')}

/** Paths (after the server's /api) of the calls that answer with a file. */
export const downloadPaths = {
${files.map(downloadPathSource).join('\n')}
} as const;
`;
}

function operationType(operation: DescribedOperation): string {
  const { id, answer, body, status, pathParameters, queryParameters } = operation;
  const arg = bodyTypeName(id, 'Arg');
  const path = pathParameters.map((name) => `${name}: string`).join('; ');
  const query = queryParameters.map((name) => `'${name}'`).join(' | ');
  return `  ${id}: {
    arg: ${arg};
    path: ${path === '' ? 'Record<never, string>' : `{ ${path} }`};
    query: ${query === '' ? 'Record<never, string>' : `Pick<${arg}, ${query}>`};
    body: ${body === null ? 'undefined' : `${arg}['${body}']`};
    status: ${status};
    response: ${answer === 'json' ? bodyTypeName(id, 'Response') : answer === 'file' ? 'Blob' : 'undefined'};
  };`;
}

function importsOf(operations: readonly DescribedOperation[]): string {
  const names = new Map<string, string[]>();
  for (const { id, tag, answer } of operations) {
    const file = answer === 'file' ? 'downloadPaths' : tag;
    const used = [
      bodyTypeName(id, 'Arg'),
      ...(answer === 'json' ? [bodyTypeName(id, 'Response')] : []),
    ];
    names.set(file, [...(names.get(file) ?? []), ...used]);
  }
  return [...names]
    .map(
      ([file, used]) =>
        `import type { ${used.join(', ')} } from '../../../src/api/generated/${file}';`,
    )
    .join('\n');
}

/** Returns `test/backend/generated/operations.ts`: types of the requests and responses of the mock backend. */
export function operationsSource(operations: readonly DescribedOperation[]): string {
  const index = operations.map(
    ({ id, method, path, tag, body, status, answer }) =>
      `  ${id}: ${JSON.stringify({ method, path, tag, body, status, answer })},`,
  );
  return `${HEADER}${importsOf(operations)}

/**
 * Types of every operation: \`arg\` of the client's endpoint, parameters in the \`path\` and
 * in the \`query\`, \`body\` of
 * the request, \`status\` and \`response\` of the success.
 */
export interface Operations {
${operations.map(operationType).join('\n')}
}

export type OperationId = keyof Operations;

/** Place of each operation; \`path\` as in the contract, after the server's /api. */
export const operationIndex = {
${index.join('\n')}
} as const satisfies Record<OperationId, unknown>;
`;
}
