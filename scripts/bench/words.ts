import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../boundaries/mirror';
import { figuresTable, isWithin, type ShapeFigure } from './shape';
import { print } from './table';

/** A comment, a test title or a line of a document. */
interface ReadText {
  /** Path from the root, and the line of the text's first character. */
  readonly at: string;
  readonly kind: 'comment' | 'title' | 'document';
  /** The text without the marks of a comment; line breaks are spaces. */
  readonly text: string;
}

const FOLDERS = ['src', 'test', 'e2e', 'scripts', 'openapi', 'deploy', 'public'];
const CODE = /\.(?:tsx?|css|js)$/;
const HASHED = /\.(?:sh|ya?ml|conf)$|Dockerfile/;
const GENERATED = /\/(?:generated|dist)\/|^(?:test|e2e)\/.*\/(?:fixtures|snapshots)\//;

/** Files that quote the forbidden words as examples. */
const QUOTES = /^scripts\/bench\/words(?:\.test)?\.ts$/;

const BLOCK = /(?:^|[\s{(])\/\*(?!\s*@)([^]*?)\*\//g;
const LINES = /(?:^|(?<=[;,{})\]] ))[ \t]*\/\/ (.*(?:\n[ \t]*\/\/ .*)*)/gm;
const HASHES = /^[ \t]*# (.*(?:\n[ \t]*# .*)*)/gm;
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\n\s*\]?\)|(?:\.each|\.skipIf|\.runIf|\.for)\([^\n]*\))\(\s*(['"`])([^\n]+?)\1,/g;

const flat = (text: string) => text.replaceAll(/\s*\n\s*(?:\*(?!\*)|\/\/|#)?\s*/g, ' ').trim();

function found(path: string, source: string, kind: ReadText['kind'], pattern: RegExp, group = 1) {
  return [...source.matchAll(pattern)].map((match): ReadText => {
    const line = source.slice(0, match.index).split('\n').length;
    const text = flat((match[group] ?? '').replace(/^\*/, ''));
    return { at: `${path}:${line}`, kind, text };
  });
}

/** Returns the comments of a source, and the titles of its tests if it is TypeScript. */
export function textsOfSource(path: string, source: string): ReadText[] {
  if (HASHED.test(path)) return found(path, source, 'comment', HASHES);
  const comments = [
    ...found(path, source, 'comment', BLOCK),
    ...found(path, source, 'comment', LINES),
  ];
  return /\.(?:test|spec)\.tsx?$/.test(path)
    ? [...comments, ...found(path, source, 'title', TITLE, 2)]
    : comments;
}

/** Returns the lines of a document that are not code, each with its number. */
function proseOf(document: string): { line: number; text: string }[] {
  let isCode = false;
  return document.split('\n').flatMap((text, index) => {
    const isFence = text.startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode ? [] : [{ line: index + 1, text }];
  });
}

/** Maximum number of characters in a line of text or in a table's cell. */
const LONGEST = 120;

/** Returns the lines of a document, and the cells of its tables, that are too long. */
export function longLines(path: string, document: string): string[] {
  return proseOf(document).flatMap(({ line, text }) => {
    const parts = text.startsWith('|')
      ? text.split(/(?<!\\)\|/).map((cell) => cell.trim())
      : [text];
    return parts
      .filter((part) => part.length > LONGEST && !/^(?:\S+|`[^`]+`)$/.test(part))
      .map((part) => `${path}:${line}: ${part.length} characters`);
  });
}

/** Returns the Markdown files of the repository, relative to `root`. */
export function documentsOf(root: string): string[] {
  const beside = readdirSync(root).filter((name) => name.endsWith('.md'));
  const below = FOLDERS.flatMap((folder) => filesUnder(root, folder));
  return [...beside, ...below.filter((path) => path.endsWith('.md'))];
}

/** Returns the comments, the test titles, and the prose lines of documents under `root`. */
export function readTexts(root: string): ReadText[] {
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const sources = FOLDERS.flatMap((folder) => filesUnder(root, folder)).filter(
    (path) => (CODE.test(path) || HASHED.test(path)) && !GENERATED.test(path) && !QUOTES.test(path),
  );
  const documents = documentsOf(root).flatMap((path) =>
    proseOf(textOf(path))
      .filter(({ text }) => text !== '')
      .map(({ line, text }): ReadText => ({ at: `${path}:${line}`, kind: 'document', text })),
  );
  return [...sources.flatMap((path) => textsOfSource(path, textOf(path))), ...documents];
}

const BEGINS_ODDLY =
  /(?:^|[.:;!?] |^[-|#\d. ]+|\| )(?:What|Who|Whoever|Whether|Where|Which)\b[^.?]*[.?]?/g;
const ODD =
  /\bnothing of\b|\b(?:is|are|was|were) (?:told|said)\b|\bas ever\b|\banew\b|\bstands? in\b|\bcomes? with\b|\bwhat there is\b/gi;
const CITATION = /\bspecification(?:'s)?,? \(?sections?\b/gi;

function placesOf(pattern: RegExp, texts: readonly ReadText[]): string[] {
  return texts.flatMap(({ at, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${at}: ${match.trim()}`),
  );
}

/** Returns the sentences that begin with a relative clause; questions do not count. */
export function oddBeginnings(texts: readonly ReadText[]): string[] {
  // Titles begin in lower case.
  const sentences = texts.map((read) =>
    read.kind === 'title' ? { ...read, text: read.text.replace(/^w/, 'W') } : read,
  );
  return placesOf(BEGINS_ODDLY, sentences).filter((place) => !place.endsWith('?'));
}

/** Returns the phrases that sound translated. */
export const oddPhrases = (texts: readonly ReadText[]): string[] => placesOf(ODD, texts);

/** Returns the citations of the specification, because the specification is not in the repository. */
export const citations = (texts: readonly ReadText[]): string[] => placesOf(CITATION, texts);

/** A figure about the wording, with the places that it counts. */
interface WordsFigure extends ShapeFigure {
  readonly places: readonly string[];
}

/** Returns figures that show how plain the comments, test titles and documents under `root` are. */
export function wordsOf(root: string): WordsFigure[] {
  const texts = readTexts(root);
  const tooLong = documentsOf(root).flatMap((path) =>
    longLines(path, readFileSync(join(root, path), 'utf8')),
  );
  const pictures = filesUnder(root, 'e2e/pictures').filter((path) => /\.(?:png|webp)$/.test(path));
  const figure = (name: string, places: readonly string[], limit: Partial<ShapeFigure>) => ({
    name,
    places,
    is: places.length,
    ...limit,
  });
  return [
    figure('sentences that begin with What, Who or Where', oddBeginnings(texts), { atMost: 0 }),
    figure('odd phrases', oddPhrases(texts), { atMost: 0 }),
    figure('citations of the specification', citations(texts), { atMost: 0 }),
    figure('lines of documents over 120 characters', tooLong, { atMost: 1 }),
    figure('pictures', pictures, { atLeast: 6 }),
  ];
}

/**
 * Prints the figures about the wording. Arguments such as `--odd` also print the places of the figures with this word.
 */
export function benchWords(args: readonly string[]): Promise<boolean> {
  const figures = wordsOf(join(import.meta.dirname, '../..'));
  const asked = args.map((arg) => arg.replace(/^--/, ''));
  for (const { name, places } of figures)
    if (asked.some((word) => name.includes(word))) print(places.join('\n'));
  print(figuresTable(figures));
  return Promise.resolve(figures.every(isWithin));
}
