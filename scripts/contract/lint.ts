import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import type { OpenApiDocument } from './openApi';

/** A complaint of the OpenAPI linter. */
export interface Complaint {
  readonly rule: string;
  readonly message: string;
  readonly file: string;
  readonly pointer: string;
}

type Problems = Awaited<ReturnType<typeof lint>>;

function complaintsOf(problems: Problems): Complaint[] {
  return problems.map(({ ruleId, message, location: [place] }) => ({
    rule: ruleId,
    message,
    file: place?.source.absoluteRef ?? '',
    pointer: place?.pointer ?? '',
  }));
}

const strict = () => createConfig({ extends: ['recommended-strict'] });

/**
 * Lints a contract as it is written, file by file, by Redocly's strictest rules.
 * @throws Error naming what could not be read.
 */
export async function lintSource(entry: string): Promise<Complaint[]> {
  try {
    return complaintsOf(await lint({ ref: entry, config: await strict() }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${entry}: ${reason}`, { cause });
  }
}

/** Lints a bundled contract: what generators and validators get to see. */
export async function lintBundle(document: OpenApiDocument): Promise<Complaint[]> {
  const source = JSON.stringify(document);
  return complaintsOf(
    await lintFromString({ source, absoluteRef: '/contract.json', config: await strict() }),
  );
}
