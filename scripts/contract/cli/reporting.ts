import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isMeant, judged, type Judging, readBaseline } from '../report/judge';
import { ENDINGS, formatOf, isFormat, writtenReport } from '../report/format';
import { type ExitCode, exitCodeOf, type Report, type ReportedOperation } from '../report/report';
import { CLASSES, type FindingClass, rowText } from '../report/finding';
import { allRules } from '../report/ruleBook';
import { all, type Asked, optional, type Streams, usageError, writeText } from './command';
import { nearest } from '../model/nearest';
import { entryOf, withoutSecrets } from '../model/address';
import type { Look } from '../report/words';
import { loadContract } from '../model/bundle';
import type { LiveContract } from '../run/liveRun';
import { normaliseContract } from '../model/normalise';
import { reportedOperations } from '../report/operations';
import { locate } from '../model/sourceMap';

function isClass(text: string): text is FindingClass | 'off' {
  return ['off', ...CLASSES].includes(text);
}

/** Refuses a rule that the verb does not have. `lint` accepts any, because Redocly has rules of its own. */
function refuseUnknownRule(asked: Asked, verb: string, rule: string): void {
  if (verb === 'lint' || allRules().some((one) => one.rule === rule)) return;
  const row =
    '--severity: there is no rule {rule}; contract -- rules lists them all | --severity: правила {rule} нет; все перечислит contract -- rules';
  throw usageError(asked, row, { rule });
}

function severitiesOf(asked: Asked, verb: string): Map<string, FindingClass | 'off'> {
  return new Map(
    all(asked, 'severity').map((text) => {
      const [, rule = '', kind = ''] = /^([\w/-]+)=(\w+)$/.exec(text) ?? [];
      if (!isClass(kind)) {
        throw usageError(
          asked,
          '--severity must be RULE=breaking|warn|compatible|off | --severity: нужно ПРАВИЛО=breaking|warn|compatible|off',
        );
      }
      refuseUnknownRule(asked, verb, rule);
      return [rule, kind];
    }),
  );
}

function percentOf(asked: Asked): number | null {
  const text = optional(asked, 'min-exercised');
  if (text === undefined) return null;
  const percent = /^\d{1,3}(\.\d+)?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (percent <= 100) return percent;
  throw usageError(
    asked,
    '--min-exercised must be from 0 to 100, such as 80% | --min-exercised: нужна доля от 0 до 100, например 80%',
  );
}

function baselineOf(asked: Asked): ReadonlySet<string> {
  const file = optional(asked, 'baseline');
  if (file === undefined) return new Set();
  const known = readBaseline(readFileSync(file, 'utf8'));
  if (known !== null) return known;
  const row = '--baseline: {file} is no report in JSON | --baseline: {file} — не отчёт в JSON';
  throw usageError(asked, row, { file });
}

/**
 * Parses the flags that define which findings fail the run.
 * @throws Error if a flag is invalid
 */
function judgingOf(asked: Asked, verb: string): Judging {
  return {
    severities: severitiesOf(asked, verb),
    only: all(asked, 'only'),
    baseline: baselineOf(asked),
    failOn: optional(asked, 'fail-on') === 'warn' ? 'warn' : 'breaking',
    minExercised: percentOf(asked),
    required: all(asked, 'require'),
  };
}

/**
 * Returns the files to which the report is written.
 * @throws Error if the ending of a file is unknown
 */
function reportFiles(asked: Asked): readonly string[] {
  const files = all(asked, 'report');
  const wrong = files.find((file) => formatOf(file) === null);
  if (wrong === undefined) return files;
  const endings = ENDINGS.join(', ');
  const row =
    '--report: {wrong} must end with one of {endings} | --report: {wrong} — непонятное окончание, нужно одно из {endings}';
  throw usageError(asked, row, { wrong, endings });
}

/**
 * Refuses unknown operations in the flags.
 *
 * @param operations of the contract; null if it could not be read
 * @throws Error if `--only` or `--require` names an operation or tag that the contract does not have
 */
function refuseUnknownOperations(
  asked: Asked,
  operations: readonly ReportedOperation[] | null,
): void {
  if (operations === null) return;
  const names = operations.map(({ name }) => name);
  const only = all(asked, 'only').find((word) => !operations.some((one) => isMeant(one, word)));
  if (only !== undefined) {
    const row =
      '--only: the contract has no operation or tag {only}; near names: {near} | --only: в контракте нет операции или тега {only}; похожие: {near}';
    throw usageError(asked, row, { only, near: nearest(only, names) });
  }
  const required = all(asked, 'require').find((word) => !names.includes(word));
  if (required === undefined) return;
  const row =
    '--require: the contract has no operation {required}; near names: {near} | --require: в контракте нет операции {required}; похожие: {near}';
  throw usageError(asked, row, { required, near: nearest(required, names) });
}

/** Returns a contract's URL without secrets, or its path relative to the working directory. */
function nameOf(entry: string): string {
  return /^https?:/.test(entry)
    ? withoutSecrets(entry)
    : relative(process.cwd(), entry).replaceAll('\\', '/');
}

/** Prints the findings in the requested format; returns the exit code. */
type ShowReport = (report: Report, contract?: string) => ExitCode;

/**
 * Parses all flags about the report; returns the function that prints it.
 * @throws Error if a flag is invalid
 */
export function createReporting(verb: string, asked: Asked, streams: Streams): ShowReport {
  const judging = judgingOf(asked, verb);
  const files = reportFiles(asked);
  const given = optional(asked, 'format');
  const format = isFormat(given) ? given : 'text';
  const { language } = asked;

  function reportUnusedSeverities({ findings }: Report): void {
    for (const rule of judging.severities.keys()) {
      if (findings.some((one) => one.rule === rule)) continue;
      const row =
        '--severity: nothing was found by the rule {rule} | --severity: находок по правилу {rule} нет';
      streams.err(`${rowText(row, language, { rule })}\n`);
    }
  }

  return (found, contract = entryOf(asked.spec)) => {
    refuseUnknownOperations(asked, found.operations ?? null);
    const report = judged(found, judging);
    const isFull = asked.values['full'] === true;
    const look: Look = { language, verb, contract: nameOf(contract), isFull };
    for (const file of files)
      writeText(file, writtenReport(report, formatOf(file) ?? 'text', look));
    const colour = streams.isTerminal && (process.env['NO_COLOR'] ?? '') === '';
    streams.out(writtenReport(report, format, { ...look, colour }));
    reportUnusedSeverities(found);
    return exitCodeOf(report);
  };
}

/**
 * Loads the contract of `--spec` (our own by default), prepared for checks.
 * @throws Error that names the unreadable source, or the flag that does not match the contract
 */
export async function contractOf(asked: Asked): Promise<LiveContract> {
  const { spec, language } = asked;
  const entry = entryOf(spec);
  const document = await loadContract(spec ?? entry);
  refuseUnknownOperations(asked, reportedOperations([document]));
  return {
    document: normaliseContract(document),
    find: locate(entry, document),
    language,
    showsPaths: asked.values['show-paths'] === true,
  };
}
