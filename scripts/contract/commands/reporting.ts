import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { withoutSecrets } from '../../command/address';
import { baselineText } from '../report/baseline';
import { formatOf, writtenReport, type Format } from '../report/formats/format';
import type { Look } from '../report/words';
import { judged, type Judging } from '../report/judge';
import { exitCodeOf, type ExitCode, type Report } from '../report/report';
import { optional, type Asked, type Streams } from './command';
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
export async function createReporting(
  verb: string,
  format: Format,
  asked: Asked,
  streams: Streams,
): Promise<ShowReport> {
  const judging = await judgingOf(asked, verb);
  const files = reportFiles(asked);
  const written = optional(asked, 'write-baseline');
  const { language } = asked;

  function note(ru: string, en: string): void {
    streams.err(`${language === 'ru' ? ru : en}\n`);
  }

  /** Writing the baseline accepts what is written. */
  function accepting(report: Report): Judging {
    if (written === undefined) return judging;
    const { findings } = judged(report, { ...judging, baseline: new Set() });
    write(written, baselineText({ findings }));
    const known = findings.filter((one) => one.class !== 'compatible').map(({ id }) => id);
    note(`${written}: принято находок: ${known.length}`, `${written}: ${known.length} accepted`);
    return { ...judging, baseline: new Set(known) };
  }

  function tellOfUnusedSeverities({ findings }: Report): void {
    for (const rule of judging.severities.keys()) {
      if (findings.some((one) => one.rule === rule)) continue;
      note(
        `--severity: находок по правилу ${rule} нет`,
        `--severity: nothing was found by the rule ${rule}`,
      );
    }
  }

  return (found, contract = entryOf(asked.spec)) => {
    refuseUnknownOperations(asked, found.operations ?? null);
    const report = judged(found, accepting(found));
    const isFull = asked.values['full'] === true;
    const look: Look = { language, verb, contract: nameOf(contract), isFull };
    for (const file of files) write(file, writtenReport(report, formatOf(file) ?? 'text', look));
    const colour = streams.isTerminal && (process.env['NO_COLOR'] ?? '') === '';
    streams.out(writtenReport(report, format, { ...look, colour }));
    tellOfUnusedSeverities(found);
    return exitCodeOf(report);
  };
}
