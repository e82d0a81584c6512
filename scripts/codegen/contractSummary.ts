import type { OpenApiDocument } from '../contract/model/openApi';
import type { DescribedOperation } from './describeOperations';
import { HEADER } from './sources';

const ORIGINS = ['documented', 'inferred', 'proposed'] as const;

function countsOf(operations: readonly DescribedOperation[]): object {
  return {
    operations: operations.length,
    ...Object.fromEntries(
      ORIGINS.map((origin) => [origin, operations.filter((one) => one.origin === origin).length]),
    ),
  };
}

/** Returns `src/api/generated/contractSummary.ts`: facts about the contract for the developer page and support. */
export function contractSummarySource(
  { info }: OpenApiDocument,
  operations: readonly DescribedOperation[],
): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const ofTag = (tag: string) => operations.filter((operation) => operation.tag === tag);
  const summary = {
    version: info.version,
    total: countsOf(operations),
    tags: tags.map((tag) => ({ tag, ...countsOf(ofTag(tag)) })),
  };
  return `${HEADER}/** Version of the contract, and how many of its operations come from where (\`x-origin\`). */
export const contractSummary = ${JSON.stringify(summary)} as const;
`;
}
