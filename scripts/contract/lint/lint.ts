import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import { areAmbiguous } from './ambiguity';
import { bundleContract } from '../model/bundle';
import { ContractResolver } from '../model/oddVersion';
import type { OpenApiDocument } from '../model/openApi';

/** A complaint of the OpenAPI linter. */
export interface Complaint {
  readonly rule: string;
  /** True for rules about wording and order, which change no meaning. */
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
 * Redocly calls paths ambiguous by their templates. Two pairs of paths differ only by the
 * enumerations of their parameters, so the complaint is kept only if those overlap.
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
 * Lints the files of a contract by Redocly's strictest rules.
 * @throws Error naming what could not be read.
 */
export async function lintSource(entry: string): Promise<Complaint[]> {
  try {
    const config = await strict();
    const externalRefResolver = new ContractResolver(config.resolve);
    const complaints = complaintsOf(await lint({ ref: entry, config, externalRefResolver }));
    // Only this rule needs the whole document; the others also work if it cannot be bundled.
    return complaints.some(({ rule }) => rule === AMBIGUOUS)
      ? withoutEnumerated(complaints, await bundleContract(entry))
      : complaints;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${entry}: ${reason}`, { cause });
  }
}

/** Lints a bundled contract, as generators and validators see it. */
export async function lintBundle(document: OpenApiDocument): Promise<Complaint[]> {
  const source = JSON.stringify(document);
  const complaints = complaintsOf(
    await lintFromString({ source, absoluteRef: '/contract.json', config: await strict() }),
  );
  return withoutEnumerated(complaints, document);
}
