import { foldForSearch, searchVariants, wordsOf } from '../../lib/searchFolding';
import type { GlossaryEntry } from './glossary';
import type { HelpQuestion } from './questions/helpQuestion';
import type { StatusGroup } from './statuses';

/** Everything on /help that can be found. */
export interface HelpContents {
  questions: readonly HelpQuestion[];
  glossary: readonly GlossaryEntry[];
  statusGroups: readonly StatusGroup[];
}

export interface HelpFindings extends HelpContents {
  /** Questions, words and statuses together. */
  count: number;
  /** What was looked for instead, when only the other keyboard layout made sense of the query. */
  readAs: string | undefined;
}

/** Endings of Russian words change, so the last letters of a longer word do not have to agree. */
function stemOf(word: string): string {
  if (!/^[а-я]+$/.test(word) || word.length < 5) return word;
  return word.slice(0, word.length === 5 ? -1 : -2);
}

/** How well a text answers: 2 in the title, 1 elsewhere, 0 not at all. All the words must be there. */
function rank(stems: readonly string[], title: string, rest: readonly string[]): number {
  const searchable = (texts: readonly string[]) =>
    ` ${wordsOf(foldForSearch(texts.join(' '))).join(' ')}`;
  const holds = (text: string) => stems.every((stem) => text.includes(` ${stem}`));
  if (holds(searchable([title]))) return 2;
  return holds(searchable([title, ...rest])) ? 1 : 0;
}

function find(variant: string, contents: HelpContents): Omit<HelpFindings, 'readAs'> {
  const stems = wordsOf(variant).map(stemOf);
  if (stems.length === 0) return { questions: [], glossary: [], statusGroups: [], count: 0 };
  const questions = contents.questions
    .map((entry) => ({
      entry,
      value: rank(stems, entry.question, [...entry.answer, ...(entry.steps ?? [])]),
    }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .map(({ entry }) => entry);
  const glossary = contents.glossary.filter(
    ({ term, meaning }) => rank(stems, term, [meaning]) > 0,
  );
  const statusGroups = contents.statusGroups.flatMap(({ title, statuses }) => {
    const found = statuses.filter(({ label, meaning }) => rank(stems, label, [meaning, title]) > 0);
    return found.length > 0 ? [{ title, statuses: found }] : [];
  });
  const statusCount = statusGroups.reduce((sum, { statuses }) => sum + statuses.length, 0);
  return {
    questions,
    glossary,
    statusGroups,
    count: questions.length + glossary.length + statusCount,
  };
}

/**
 * What answers the query: letter case, «ё» and «е», word endings and the wrong keyboard layout do
 * not matter. Questions whose title answers come first. An empty query finds everything.
 */
export function searchHelp(query: string, contents: HelpContents): HelpFindings {
  const [typed, ...others] = searchVariants(query);
  if (typed === undefined) {
    const statusCount = contents.statusGroups.flatMap(({ statuses }) => statuses).length;
    const count = contents.questions.length + contents.glossary.length + statusCount;
    return { ...contents, count, readAs: undefined };
  }
  // A letter or two of the other layout would be found everywhere, and was hardly meant.
  const meant = others.filter((variant) => wordsOf(variant).join('').length > 2);
  for (const variant of [typed, ...meant]) {
    const found = find(variant, contents);
    if (found.count > 0) return { ...found, readAs: variant === typed ? undefined : variant };
  }
  return { questions: [], glossary: [], statusGroups: [], count: 0, readAs: undefined };
}
