import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { withoutSecrets } from '../../command/address';
import { formatOf, writtenReport, type Format } from '../report/formats/format';
import type { Look } from '../report/words';
import { judged } from '../report/judge';
import { exitCodeOf, type ExitCode, type Report } from '../report/report';
import type { Asked, Streams } from './command';
import { entryOf } from '../entry';
import { judgingOf, refuseUnknownOperations, reportFiles } from './judgingFlags';

function write(file: string, text: string): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, text);
}

/** How the contract is called in a report. */
function nameOf(entry: string): string {
  return /^https?:/.test(entry)
    ? withoutSecrets(entry)
    : relative(process.cwd(), entry).replaceAll('\\', '/');
}

/** Shows what was found as the command line asks for it; gives the exit code. */
export type ShowReport = (report: Report, contract?: string) => ExitCode;

/**
 * Reads everything that a command line says about its report.
 * @throws UsageError
 */
export function createReporting(
  verb: string,
  format: Format,
  asked: Asked,
  streams: Streams,
): ShowReport {
  const judging = judgingOf(asked, verb);
  const files = reportFiles(asked);
  const { language } = asked;

  function tellOfUnusedSeverities({ findings }: Report): void {
    for (const rule of judging.severities.keys()) {
      if (findings.some((one) => one.rule === rule)) continue;
      const ru = `--severity: находок по правилу ${rule} нет`;
      const en = `--severity: nothing was found by the rule ${rule}`;
      streams.err(`${language === 'ru' ? ru : en}\n`);
    }
  }

  return (found, contract = entryOf(asked.spec)) => {
    refuseUnknownOperations(asked, found.operations ?? null);
    const report = judged(found, judging);
    const isFull = asked.values['full'] === true;
    const look: Look = { language, verb, contract: nameOf(contract), isFull };
    for (const file of files) write(file, writtenReport(report, formatOf(file) ?? 'text', look));
    const colour = streams.isTerminal && (process.env['NO_COLOR'] ?? '') === '';
    streams.out(writtenReport(report, format, { ...look, colour }));
    tellOfUnusedSeverities(found);
    return exitCodeOf(report);
  };
}
