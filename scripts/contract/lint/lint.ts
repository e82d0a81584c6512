import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import { areAmbiguous } from './ambiguity';
import { bundleContract } from '../model/bundle';
import { ContractResolver } from '../model/oddVersion';
import type { OpenApiDocument } from '../model/openApi';

/** A complaint of the OpenAPI linter. */
export interface Complaint {
  readonly rule: string;
  /** It is about words and order: every reader of the contract understands it the same way. */
  readonly isStyle: boolean;
  readonly message: string;
  readonly file: string;
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
    pointer: place?.pointer ?? '',
  }));
}

const AMBIGUOUS = 'no-ambiguous-paths';

/**
 * Redocly calls paths ambiguous by their templates. The specification has two pairs that only the
 * enumerations of their parameters tell apart, so the complaint stands where those do not.
 */
function withoutEnumerated(complaints: Complaint[], document: OpenApiDocument): Complaint[] {
  return complaints.filter(({ rule, message }) => {
    if (rule !== AMBIGUOUS) return true;
    const [path = '', other = ''] = [...message.matchAll(/`(.+?)`/g)].map(([, found]) => found);
    return areAmbiguous(document, path, other);
  });
}

const strict = () => createConfig({ extends: ['recommended-strict'] });

/**
 * Lints a contract as it is written, file by file, by Redocly's strictest rules.
 * @throws Error naming what could not be read.
 */
export async function lintSource(entry: string): Promise<Complaint[]> {
  try {
    const config = await strict();
    const externalRefResolver = new ContractResolver(config.resolve);
    const complaints = complaintsOf(await lint({ ref: entry, config, externalRefResolver }));
    // A document that cannot be bundled is linted all the same; only this rule needs the whole.
    return complaints.some(({ rule }) => rule === AMBIGUOUS)
      ? withoutEnumerated(complaints, await bundleContract(entry))
      : complaints;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${entry}: ${reason}`, { cause });
  }
}

/** Lints a bundled contract: what generators and validators get to see. */
export async function lintBundle(document: OpenApiDocument): Promise<Complaint[]> {
  const source = JSON.stringify(document);
  const complaints = complaintsOf(
    await lintFromString({ source, absoluteRef: '/contract.json', config: await strict() }),
  );
  return withoutEnumerated(complaints, document);
}
