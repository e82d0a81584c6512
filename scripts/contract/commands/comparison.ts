import { entryOf } from '../entry';
import type { Language } from '../report/reportFinding';
import { gitRevision } from './gitRevision';

/** One of the two contracts: a file, a URL, or a path in a revision of git. */
interface DiffSide {
  readonly entry: string;
  /** A file as it is told. */
  readonly told: (file: string) => string;
  readonly remove: () => void;
}

function sideOf(source: string | undefined): DiffSide {
  const revision = source === undefined ? null : gitRevision(source);
  if (revision !== null) return revision;
  const entry = entryOf(source);
  return { entry, told: (file) => file, remove: () => undefined };
}

/**
 * Returns the changes from one contract to another; an undefined source means our own contract.
 * @throws Error naming what could not be read
 */
export async function comparedSides(
  from: string | undefined,
  to: string | undefined,
  language: Language,
) {
  // Heavy, and of no use to the other verbs.
  const { loadContract } = await import('../loadContract');
  const { reportedOperations } = await import('../report/operations');
  const base = sideOf(from);
  const revision = sideOf(to);
  try {
    const loaded = loadContract(base.entry);
    const isSame = base.entry === revision.entry;
    const documents = await Promise.all([loaded, isSame ? loaded : loadContract(revision.entry)]);
    const operations = reportedOperations(documents);
    const contract = revision.told(revision.entry);
    // Most builds compare a contract that has not changed: then the slow comparison is not loaded.
    if (JSON.stringify(documents[0]) === JSON.stringify(documents[1])) {
      return { findings: [], operations, contract };
    }
    const { diffContracts } = await import('../diff/diffContracts');
    const { locate } = await import('../sourceMap');
    const findings = diffContracts(...documents, {
      language,
      base: locate(base.entry, documents[0], base.told),
      revision: locate(revision.entry, documents[1], revision.told),
    });
    return { findings, operations, contract };
  } finally {
    base.remove();
    revision.remove();
  }
}
