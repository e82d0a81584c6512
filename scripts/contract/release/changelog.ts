import type { OpenApiDocument } from '../openApi';
import { changeSections } from '../report/changelog';
import { fingerprintOf, type NextRelease } from './nextRelease';

/** The head of a release: its version, and which contract it is. */
function headOf(document: OpenApiDocument): string {
  return `## ${document.info.version}\n\nFingerprint \`${fingerprintOf(document)}\`.\n\n`;
}

function entryOf(document: OpenApiDocument, { findings }: NextRelease): string {
  const sections = changeSections(findings, 'en', '###');
  const told = sections.length === 0 ? ['Descriptions or examples changed.\n'] : sections;
  return `${headOf(document)}${told.join('\n')}\n`;
}

/**
 * The changelog whose top entry is the contract as it is now. Entries of released versions stay as
 * they are; everything above them is written again.
 *
 * @param document with the version of `next`
 * @throws Error where the released contract is another than the one that was released
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
