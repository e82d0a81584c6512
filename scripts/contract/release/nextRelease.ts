import { createHash } from 'node:crypto';
import { diffContracts } from '../diff/diffContracts';
import type { OpenApiDocument } from '../openApi';
import type { Language, ReportFinding } from '../report/reportFinding';

/** A contract as the next release of the one that was released last. */
export interface NextRelease {
  readonly version: string;
  /** Changes since the released contract; none where only texts or examples changed. */
  readonly findings: readonly ReportFinding[];
  /** The released contract as it is, with nothing to release. */
  readonly isReleased: boolean;
}

export function withVersion(document: OpenApiDocument, version: string): OpenApiDocument {
  return { ...document, info: { ...document.info, version } };
}

/** Tells one contract from another: the first 12 digits of its SHA-256. */
export function fingerprintOf(document: OpenApiDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12);
}

/** Breaking moves the first number, added the second, mended texts the third. */
function versionAfter(version: string, findings: readonly ReportFinding[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (findings.some((one) => one.class === 'breaking')) return `${major + 1}.0.0`;
  return findings.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/**
 * Finds the version that a contract must have after the released one. Its own version does not count.
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
