import type { Coverage, Report, ReportedOperation } from '../report';
import type { FindingClass, ReportFinding } from '../finding';

export function found(id: string, more: Partial<ReportFinding> = {}): ReportFinding {
  return {
    id,
    class: 'breaking',
    rule: 'body-type',
    operation: 'getUser',
    method: 'GET',
    path: '/v1/user/{id}',
    pointer: '/body/name',
    message: 'Другой тип, ожидается: string',
    expected: 'string',
    received: 'integer',
    contract: '/components/schemas/User/properties/name',
    source: { file: 'openapi/components/schemas/User.yaml', line: 7, pointer: '' },
    ...more,
  };
}

/** Returns an operation that was called once by default. Its path ends with its name. */
export function operation(name: string, tag = 'user', exchanges = 1): ReportedOperation {
  return { name, method: 'GET', path: `/v1/${name}`, tags: [tag], exchanges };
}

/** Returns a coverage in which only these operations were not exercised. */
export function coverage(operations: number, ...missing: readonly string[]): Coverage {
  return {
    operations,
    exercised: operations - missing.length,
    exchanges: operations,
    ignored: 0,
    unexercised: missing.map((name) => ({ operation: name, reason: 'не вызывалась' })),
  };
}

/** Returns `count` findings with one cause, each in another operation. */
export function everywhere(count: number, kind: FindingClass, cause: string): ReportFinding[] {
  return Array.from({ length: count }, (_, index) =>
    found(`${cause}-${index}`, {
      class: kind,
      operation: `operation${index}`,
      pointer: `/body/${index}/${cause}`,
      contract: `/components/schemas/${cause}`,
      message: `Другой тип: ${cause}`,
    }),
  );
}

/** Returns a report with the given findings, two operations and a coverage of both. */
export function liveReport(findings: readonly ReportFinding[], more: Partial<Report> = {}): Report {
  return {
    findings,
    operations: [operation('getUser'), operation('findOrders', 'sender')],
    coverage: coverage(2),
    ...more,
  };
}
