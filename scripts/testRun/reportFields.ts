/** A list of a report, empty where there is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a report holds; undefined for one that is broken. */
export function parseReport(report: string): unknown {
  try {
    return JSON.parse(report);
  } catch {
    return undefined;
  }
}
