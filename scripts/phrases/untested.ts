import { parseSync, Visitor } from 'vite';
import type { Source } from '../../test/house/sources';

/** A Russian text of the product that no test contains. */
export interface Phrase {
  readonly path: string;
  readonly text: string;
}

/** Sources without a check: the developer page, and the help, which has tests of its own. */
const APART = /^src\/modules\/(?:developer|help)\//;
const TEST = /\.test\.tsx?$|\/testing\/|^(?:test|e2e)\//;

/** Returns the texts of a source: strings, parts of templates, JSX text; in tests also regular expressions. */
function textsOf({ path, text }: Source, withPatterns: boolean): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') texts.push(node.value);
      else if (withPatterns && 'regex' in node) {
        texts.push(node.regex.pattern.replaceAll(/\\u00A0|\\s[+*]?/g, ' '));
      }
    },
    TemplateElement: (node) => void texts.push(node.value.cooked ?? ''),
    JSXText: (node) => void texts.push(node.value),
  }).visit(parseSync(path, text).program);
  return texts;
}

/** Returns every pair of consecutive Russian words, in lower case. */
function pairsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[а-яё]+(?:-[а-яё]+)*/g) ?? [];
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/**
 * Returns all Russian phrases of the product, and those that have no two consecutive words in common with any test.
 * Single words do not count, because a test may contain them by chance.
 */
export function findPhrases(sources: readonly Source[]): { all: Phrase[]; untested: Phrase[] } {
  const known = new Set(
    sources
      .filter(({ path }) => TEST.test(path))
      .flatMap((source) => textsOf(source, true).flatMap(pairsOf)),
  );
  const all = sources
    .filter(({ path }) => !TEST.test(path) && !APART.test(path))
    .flatMap((source) =>
      textsOf(source, false)
        .filter((text) => pairsOf(text).length > 0)
        .map((text) => ({ path: source.path, text: text.replaceAll(/\s+/g, ' ').trim() })),
    );
  return { all, untested: all.filter(({ text }) => !pairsOf(text).some((two) => known.has(two))) };
}
