import { isRecord } from '../openApi';
import type { Report } from './report';
import { inReadingOrder } from './reportFinding';

function isNamed(value: unknown): value is { readonly id: string } {
  return isRecord(value) && typeof value['id'] === 'string';
}

/** A report in JSON accepts everything that stands in it. */
function listIn(parsed: unknown): unknown {
  return isRecord(parsed) ? (parsed['accepted'] ?? parsed['findings']) : null;
}

/**
 * Ids of the findings that a baseline accepts: a file of `--write-baseline`, or a JSON report.
 * null where the text is neither.
 */
export function readBaseline(text: string): ReadonlySet<string> | null {
  try {
    const list = listIn(JSON.parse(text));
    return Array.isArray(list) && list.every(isNamed)
      ? new Set(list.map(({ id }: { readonly id: string }) => id))
      : null;
  } catch {
    return null;
  }
}

/** A baseline that accepts everything of a report that is worse than compatible. */
export function baselineText({ findings }: Report): string {
  const accepted = inReadingOrder(findings)
    .filter((one) => one.class !== 'compatible')
    .map(({ id, class: kind, rule, operation, pointer }) => ({
      id,
      class: kind,
      rule,
      operation,
      pointer,
    }));
  return `${JSON.stringify({ accepted }, null, 2)}\n`;
}
