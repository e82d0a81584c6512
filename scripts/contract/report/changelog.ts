import { type Cause, causesOf } from './causes';
import { plain } from './markdown';
import { CLASSES, type Language, type ReportFinding, rowText } from './finding';
import { comparisonOf, escaped, reachOf, titleOf, whereOf } from './words';

type Actor = 'client' | 'backend' | 'nobody';

const WORDS = {
  title: 'Changes of the contract: {from} → {to} | Изменения контракта: {from} → {to}',
  client: 'The client has to act | Действует клиент',
  backend: 'The backend has to act | Действует сервер',
  nobody: 'Nobody has to act | Никому ничего делать не нужно',
  none: 'Nothing has changed. | Изменений нет.',
} as const;

/** Maximum number of operations that are listed with a change. */
const MOST_NAMES = 20;

/** Rules about names, texts and defaults, which need no action. */
const FREE =
  /^(path-parameter-renamed|schema-added|response-default-changed|re(quest|sponse)-discriminator-(added|removed))$/;

/**
 * Returns the side that has to act after a change. The client acts if the change may break it or removes data, the
 * backend if it has to return or accept more. Nobody acts after a compatible change by one of the `FREE` rules.
 */
function actorOf({ class: kind, rule }: ReportFinding): Actor {
  if (kind !== 'compatible') return 'client';
  return FREE.test(rule) ? 'nobody' : 'backend';
}

interface Span {
  readonly from: string;
  readonly to: string;
  readonly language: Language;
}

interface Group {
  readonly title: string;
  readonly causes: readonly Cause[];
}

function groupsOf(findings: readonly ReportFinding[], language: Language): Group[] {
  const causes = CLASSES.flatMap((kind) => causesOf(findings, kind));
  return (['client', 'backend', 'nobody'] as const).flatMap((actor) => {
    const own = causes.filter(({ shown }) => actorOf(shown) === actor);
    return own.length === 0 ? [] : [{ title: rowText(WORDS[actor], language), causes: own }];
  });
}

/** Returns the lines of the changelog about one change, without empty lines. */
function factsOf(cause: Cause, language: Language): string[] {
  const { shown } = cause;
  return [
    titleOf(shown.class, { language }),
    whereOf(shown, language),
    shown.message,
    comparisonOf(shown, language) ?? '',
    reachOf(cause, MOST_NAMES, { language }) ?? '',
  ].filter((one) => one !== '');
}

/** Returns changes as sections of Markdown, grouped by who has to act; empty if there are no changes. */
export function changeSections(
  findings: readonly ReportFinding[],
  language: Language,
  heading = '##',
): string[] {
  return groupsOf(findings, language).map(({ title, causes }) => {
    const lines = causes.map((one) => {
      const [kind = '', ...facts] = factsOf(one, language).map(plain);
      return `- **${kind}**: ${facts.join('; ')}`;
    });
    return `${heading} ${title}\n\n${lines.join('\n')}\n`;
  });
}

/** Returns the changelog as Markdown, grouped by the side that has to act. */
export function changelogMarkdown(findings: readonly ReportFinding[], span: Span): string {
  const sections = changeSections(findings, span.language);
  const body = sections.length === 0 ? [`${rowText(WORDS.none, span.language)}\n`] : sections;
  return [`# ${plain(rowText(WORDS.title, span.language, span))}\n`, ...body].join('\n');
}

/** Returns the changelog as an HTML page without external resources. */
export function changelogHtml(findings: readonly ReportFinding[], span: Span): string {
  const title = escaped(rowText(WORDS.title, span.language, span));
  const groups = groupsOf(findings, span.language).map(({ title: heading, causes }) => {
    const rows = causes.map((one) => {
      const cells = factsOf(one, span.language).map((fact) => `<span>${escaped(fact)}</span>`);
      return `<li class="${one.shown.class}">${cells.join(' ')}</li>`;
    });
    return `<h2>${heading}</h2>\n<ul>\n${rows.join('\n')}\n</ul>`;
  });
  return `<!doctype html>
<html lang="${span.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
li { margin: 0.5rem 0; overflow-wrap: anywhere; }
li span:first-child { font-weight: 600; }
.breaking span:first-child { color: #b3261e; }
</style>
<h1>${title}</h1>
${groups.length === 0 ? `<p>${rowText(WORDS.none, span.language)}</p>` : groups.join('\n')}
</html>
`;
}
