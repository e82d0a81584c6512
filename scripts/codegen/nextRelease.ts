import { createHash } from 'node:crypto';
import { diffContracts } from '../contract/diff/diffContracts';
import type { OpenApiDocument } from '../contract/model/openApi';
import { changeSections } from '../contract/report/changelog';
import type { Language, ReportFinding } from '../contract/report/finding';

interface NextRelease {
  readonly version: string;
  /** Changes since the released contract; empty if only texts or examples changed. */
  readonly findings: readonly ReportFinding[];
  /** True if the contract equals the released contract, so that there is nothing to release. */
  readonly isReleased: boolean;
}

export function withVersion(document: OpenApiDocument, version: string): OpenApiDocument {
  return { ...document, info: { ...document.info, version } };
}

/** Returns the first 12 digits of the SHA-256, which identify a contract. */
export function fingerprintOf(document: OpenApiDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12);
}

/**
 * Increments the version: the first number for a breaking change, the second for an addition, the third for a changed
 * text. Keeps the version if nothing changed.
 */
function versionAfter(version: string, findings: readonly ReportFinding[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (findings.some((one) => one.class === 'breaking')) return `${major + 1}.0.0`;
  return findings.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/**
 * Returns the version that a contract must have after the released contract. Ignores the contract's current version.
 */
export function nextRelease(
  released: OpenApiDocument,
  document: OpenApiDocument,
  language: Language = 'en',
): NextRelease {
  const { version } = released.info;
  if (JSON.stringify(withVersion(document, version)) === JSON.stringify(released)) {
    return { version, findings: [], isReleased: true };
  }
  const findings = diffContracts(released, document, { language });
  return { version: versionAfter(version, findings), findings, isReleased: false };
}

function headOf(document: OpenApiDocument): string {
  return `## ${document.info.version}\n\nFingerprint \`${fingerprintOf(document)}\`.\n\n`;
}

function entryOf(document: OpenApiDocument, { findings }: NextRelease): string {
  const sections = changeSections(findings, 'en', '###');
  const paragraphs = sections.length === 0 ? ['Descriptions or examples changed.\n'] : sections;
  return `${headOf(document)}${paragraphs.join('\n')}\n`;
}

/**
 * Returns the changelog, whose top entry describes the current contract. Entries of released versions stay;
 * everything above them is rewritten.
 *
 * @param document with the version of `next`
 * @throws Error if the released contract was changed after its release
 */
export function withEntry(
  changelog: string,
  released: OpenApiDocument,
  document: OpenApiDocument,
  next: NextRelease,
): string {
  const known = changelog.indexOf(headOf(released));
  if (known < 0) {
    throw new Error(
      `openapi/CHANGELOG.md does not know openapi/released.json as ${released.info.version}, ` +
        `whose fingerprint is ${fingerprintOf(released)}: a released contract never changes`,
    );
  }
  const top = changelog.indexOf('\n## ') + 1;
  const entry = next.isReleased ? '' : entryOf(document, next);
  return changelog.slice(0, top) + entry + changelog.slice(known);
}
