import {
  type FindingClass,
  findingId,
  type Language,
  type ReportFinding,
  type Side,
  type Texts,
} from '../report/finding';
import type { Locate, SourcePlace } from '../model/sourceMap';
import type { DocumentView, Node } from '../model/documentView';
import type { WrittenOperation } from './matchOperations';

/** Place of a change: a node in one of the two documents. */
export interface Site {
  readonly side: 'base' | 'revision';
  readonly view: DocumentView;
  readonly node: Node;
  /** The changed keyword, if there is one. */
  readonly keyword?: string;
}

/** A change that is not yet assigned to an operation. */
export interface Change {
  readonly class: FindingClass;
  readonly rule: string;
  /**
   * Part of the cause's key. Changes with the same topic and place have one cause, even if request and response have
   * different rules for them.
   */
  readonly topic: string;
  /** JSON Pointer, relative to the compared part; in a finding it is relative to the operation. */
  readonly pointer: string;
  readonly texts: Texts;
  readonly place: Site | null;
  /** Text of the changed part in the base; `after` is from the revision. See FindingFacts. */
  readonly before: string | null;
  readonly after: string | null;
}

export type Limits = Partial<Pick<Change, 'before' | 'after'>>;

/** Texts before and after, by the suffix of a rule's name. */
const LIMITS: readonly (readonly [RegExp, string | null, string | null])[] = [
  [/became-required$/, 'optional', 'required'],
  [/became-optional$/, 'required', 'optional'],
  [/became-nullable$/, 'not null', 'nullable'],
  [/became-non-null$/, 'nullable', 'not null'],
  [/object-opened$/, 'closed', 'open'],
  [/object-closed$/, 'open', 'closed'],
  [/became-exclusive$/, 'anyOf', 'oneOf'],
  [/became-inclusive$/, 'oneOf', 'anyOf'],
  [/deprecated$/, null, 'deprecated'],
  [/redirected$/, 'cat: Cat', 'cat: Dog'],
  [/required-(property-)?removed$/, 'required', null],
  [/required-property-added$|added-required$/, null, 'required'],
  [/(header|parameter|property)-removed$/, 'optional', null],
  [/(header|parameter|property)-added$/, null, 'optional'],
  [/removed|dropped/, 'described', null],
  [/added/, null, 'described'],
];

/**
 * Returns the texts before and after: the given texts, else `from` and `to` of the words, else the texts of the rule;
 * null if there are none.
 */
export function limitsOf(
  rule: string,
  words: object,
  limits: Limits,
): Pick<Change, 'before' | 'after'> {
  const { from, to }: { from?: unknown; to?: unknown } = words;
  const [, before, after] = LIMITS.find(([end]) => end.test(rule)) ?? [];
  return {
    before: limits.before ?? (typeof from === 'string' ? from : (before ?? null)),
    after: limits.after ?? (typeof to === 'string' ? to : (after ?? null)),
  };
}

/** Returns an example of a rule in one line: `rule: before → after`. */
export function exampleOf(rule: string, kind: string, words: object): string {
  const hasNames = /^type|^format|changed|renamed|replaced/.test(kind);
  const { before, after } = limitsOf(kind, hasNames ? words : {}, {});
  return `${rule}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`;
}

/** Options of findings: the language, English by default, and functions that find lines of the sources. */
export interface Telling {
  readonly language?: Language;
  readonly base?: Locate;
  readonly revision?: Locate;
}

function placePointer({ view, node, keyword }: Site): string | null {
  const pointer = view.pointerOf(node);
  return pointer === null || keyword === undefined ? pointer : `${pointer}/${keyword}`;
}

function sourceOf(place: Site | null, telling: Telling): SourcePlace | null {
  const locate = place === null ? undefined : telling[place.side];
  const pointer = place === null || locate === undefined ? null : placePointer(place);
  return pointer === null || locate === undefined ? null : locate(pointer);
}

type Subject =
  | Pick<WrittenOperation, 'name' | 'method' | 'path'>
  | { readonly name: string; readonly method: null; readonly path: null };

/**
 * Returns the finding of one change for one operation. `operation` is the operationId of the base, else `METHOD /path`;
 * `*` is the whole contract. `source` is in the revision, or in the base for removed parts. `pointer` is a JSON Pointer
 * into the exchange: /request/query/page, /responses/200/headers/x-total, /responses/200/body/content/0/id, /security.
 * `0` is any item of a list, `*` any value of a map, `(Name)` one of several alternatives. Bodies other than JSON
 * include their type: /responses/200/content/text~1csv/body.
 */
export function findingOf(
  { name, method, path }: Subject,
  change: Change,
  telling: Telling,
): ReportFinding {
  const { class: findingClass, rule, pointer, texts, place, before, after } = change;
  return {
    id: findingId(rule, name, pointer),
    class: findingClass,
    rule,
    operation: name,
    side: sideOf(change),
    pointer,
    message: texts[telling.language ?? 'en'],
    source: sourceOf(place, telling),
    method: method === null ? null : method.toUpperCase(),
    path,
    contract: place === null ? null : placePointer(place),
    document: place?.side ?? null,
    before,
    after,
  };
}

/** Returns a key of the changed part that is the same for all operations. */
function causeOf({ topic, pointer, place }: Change): string {
  const written = place === null ? null : placePointer(place);
  return `${topic} ${place?.side} ${written ?? pointer}`;
}

const WEIGHT: Readonly<Record<FindingClass, number>> = { compatible: 0, warn: 1, breaking: 2 };

/** Returns the side that the name of the change's rule begins with; null if it names no side. */
function sideOf({ rule }: Change): Side | null {
  if (rule.startsWith('request-')) return 'request';
  return rule.startsWith('response-') ? 'response' : null;
}

/**
 * Keeps the first change with the worst class of each cause. If that class is `warn` or `breaking`, keeps one for the
 * request and one for the response.
 */
export function worstOfEachCause(changes: readonly Change[]): Change[] {
  const kept = new Map<string, Change[]>();
  for (const change of changes) {
    const cause = causeOf(change);
    const known = kept.get(cause) ?? [];
    const more = WEIGHT[change.class] - WEIGHT[known[0]?.class ?? change.class];
    const isOfBoth =
      change.class !== 'compatible' && !known.some((one) => sideOf(one) === sideOf(change));
    if (known.length === 0 || more > 0) kept.set(cause, [change]);
    else if (more === 0 && isOfBoth) known.push(change);
  }
  return [...kept.values()].flat();
}
