import type { DescribedOperation } from './describeOperations';

const START = '<!-- origins: written by `npm run codegen` -->';
const END = '<!-- /origins -->';

function table(operations: readonly DescribedOperation[]): string {
  const rows = operations.map(
    ({ method, path, id, tag, origin, summaryEn }) =>
      `| ${origin} | ${method.toUpperCase()} | \`${path}\` | \`${id}\` | ${tag} | ${summaryEn} |`,
  );
  const counts = ['documented', 'inferred', 'proposed'].map(
    (origin) => `${origin} ${operations.filter((one) => one.origin === origin).length}`,
  );
  return [
    `${operations.length} operations: ${counts.join(', ')}.`,
    '',
    '| origin | method | path | operation | tag | does |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/**
 * Updates the table of origins in the text of the README.
 * @throws Error if the markers of the table are missing
 */
export function withOriginTable(readme: string, operations: readonly DescribedOperation[]): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start < 0 || end < start)
    throw new Error('openapi/README.md: the markers of the table of origins are missing');
  return `${readme.slice(0, start)}${START}\n\n${table(operations)}\n\n${readme.slice(end)}`;
}
