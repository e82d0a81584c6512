import { searchVariants, wordsOf } from '../../lib/searchFolding';
import type { GlossaryEntry } from './glossary';
import type { HelpQuestion } from './questions/helpQuestion';
import { holdsAll, queryWords } from './searchWords';
import type { StatusGroup } from './statuses';
import { sorted } from '../../lib/copies';

type WantedWords = ReturnType<typeof queryWords>;

/** Searchable contents of /help. */
export interface HelpContents {
  questions: readonly HelpQuestion[];
  glossary: readonly GlossaryEntry[];
  statusGroups: readonly StatusGroup[];
}

export interface HelpFindings extends HelpContents {
  /** Number of questions, words and statuses that were found. */
  count: number;
  /** The query in the other keyboard layout, if only that layout has results. */
  readAs: string | undefined;
}

/** Returns the rank of a text: 2 if the title has all words, 1 if title and rest together have them, else 0. */
function rank(wanted: WantedWords, title: string, rest: readonly string[]): number {
  if (holdsAll(title, wanted)) return 2;
  return holdsAll([title, ...rest].join(' '), wanted) ? 1 : 0;
}

function find(variant: string, contents: HelpContents): Omit<HelpFindings, 'readAs'> {
  const wanted = queryWords(variant);
  if (wanted.length === 0) return { questions: [], glossary: [], statusGroups: [], count: 0 };
  const questions = sorted(
    contents.questions
      .map((entry) => ({
        entry,
        value: rank(wanted, entry.question, [...entry.answer, ...(entry.steps ?? [])]),
      }))
      .filter(({ value }) => value > 0),
    (one, other) => other.value - one.value,
  ).map(({ entry }) => entry);
  const glossary = contents.glossary.filter(
    ({ term, meaning }) => rank(wanted, term, [meaning]) > 0,
  );
  const statusGroups = contents.statusGroups.flatMap(({ title, statuses }) => {
    const found = statuses.filter(
      ({ label, meaning }) => rank(wanted, label, [meaning, title]) > 0,
    );
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
 * Returns the contents that match the query. H6: ignores letter case, «ё» and «е», word forms and a wrong keyboard
 * layout, and accepts synonyms. Questions with a match in the title are first. An empty query matches everything.
 */
export function searchHelp(query: string, contents: HelpContents): HelpFindings {
  const [typed, ...others] = searchVariants(query);
  if (typed === undefined) {
    const statusCount = contents.statusGroups.flatMap(({ statuses }) => statuses).length;
    const count = contents.questions.length + contents.glossary.length + statusCount;
    return { ...contents, count, readAs: undefined };
  }
  // One or two letters in the other layout would match almost every text.
  const substantial = others.filter((variant) => wordsOf(variant).join('').length > 2);
  for (const variant of [typed, ...substantial]) {
    const found = find(variant, contents);
    if (found.count > 0) return { ...found, readAs: variant === typed ? undefined : variant };
  }
  return { questions: [], glossary: [], statusGroups: [], count: 0, readAs: undefined };
}
