import { createHash } from 'node:crypto';
import type { DocumentView, Node } from './documentView';

/** What a change means for the client that was written for the base (contract.md, «Drift»). */
export type DriftClass = 'breaking' | 'warn' | 'compatible';

export type Language = 'en' | 'ru';
export type Texts = Readonly<Record<Language, string>>;

/** Which way a body goes: a response may only narrow, a request may only widen. */
export type Side = 'request' | 'response';

/** File and line, the line counted from 1. */
export interface SourceLine {
  readonly file: string;
  readonly line: number;
}

/** A symbol, so that a finding written as JSON holds what the report promises and no more. */
const TEXTS = Symbol('texts');

/** One change between two contracts, as one operation sees it. */
export interface DriftFinding {
  /** The same change has the same id in every run. */
  readonly id: string;
  readonly class: DriftClass;
  readonly rule: string;
  /** operationId of the base, else `METHOD /path`; `*` where the whole contract is meant. */
  readonly operation: string;
  /**
   * Where in the operation, as a JSON Pointer into the exchange: /request/query/page,
   * /request/body/sorts/0/field, /responses/200/headers/x-total, /responses/200/body/content/0/id,
   * /security. `0` is any item of a list, `*` any value of a map, `(Name)` one of several
   * alternatives. Bodies that are not JSON are told apart: /responses/200/content/text~1csv/body.
   */
  readonly pointer: string;
  /** In English; `messageOf` has other languages. */
  readonly message: string;
  /** Where the change was written: in the revision, or in the base for what is gone. */
  readonly source: SourceLine | null;
  readonly [TEXTS]?: Texts;
}

/** What a finding says, in the language of the reader. */
export function messageOf(finding: DriftFinding, language: Language): string {
  return finding[TEXTS]?.[language] ?? finding.message;
}

/** A node of one of the two documents that carries a change. */
export interface Place {
  readonly side: 'base' | 'revision';
  readonly view: DocumentView;
  readonly node: Node;
  /** The keyword of the node that changed, where there is one. */
  readonly keyword?: string;
}

/** A change before it is known which operation it reaches. */
export interface Change {
  readonly class: DriftClass;
  readonly rule: string;
  /** What changes of one place are compared by: the same cause may have one name on each side. */
  readonly topic: string;
  /** Relative to where the changed thing was reached; relative to the operation when reported. */
  readonly pointer: string;
  readonly texts: Texts;
  readonly place: Place | null;
}

/** Finds the line of a JSON Pointer into a bundled document. */
export type Locate = (pointer: string) => SourceLine | null;

export interface Locators {
  readonly base?: Locate;
  readonly revision?: Locate;
}

function placePointer({ view, node, keyword }: Place): string | null {
  const pointer = view.pointerOf(node);
  return pointer === null || keyword === undefined ? pointer : `${pointer}/${keyword}`;
}

function sourceOf(place: Place | null, locators: Locators): SourceLine | null {
  const locate = place === null ? undefined : locators[place.side];
  const pointer = place === null || locate === undefined ? null : placePointer(place);
  return pointer === null || locate === undefined ? null : locate(pointer);
}

export function findingOf(operation: string, change: Change, locators: Locators): DriftFinding {
  const { class: driftClass, rule, pointer, texts, place } = change;
  const id = createHash('sha256').update([rule, operation, pointer].join('\n')).digest('hex');
  return {
    id: id.slice(0, 12),
    class: driftClass,
    rule,
    operation,
    pointer,
    message: texts.en,
    source: sourceOf(place, locators),
    [TEXTS]: texts,
  };
}

/** Names what was changed, wherever in the operation it was reached. */
export function causeOf({ topic, pointer, place }: Change): string {
  const written = place === null ? null : placePointer(place);
  return `${topic} ${place?.side} ${written ?? pointer}`;
}

const WEIGHT: Readonly<Record<DriftClass, number>> = { compatible: 0, warn: 1, breaking: 2 };

/** One cause gives one finding: the worst that it means, at the first place that it reaches. */
export function worstOfEachCause(changes: readonly Change[]): Change[] {
  const kept = new Map<string, Change>();
  for (const change of changes) {
    const cause = causeOf(change);
    const known = kept.get(cause);
    if (known === undefined || WEIGHT[change.class] > WEIGHT[known.class]) kept.set(cause, change);
  }
  return [...kept.values()];
}
