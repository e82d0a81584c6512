import type { Side } from '../report/finding';
import type { DocumentView, Node } from './documentView';
import type { Change, Site } from './drift';
import type { SameMeaning } from './sameMeaning';
import type { SchemaViews } from './schemaView';
import type { SchemaView } from './mergeSchemas';

/** Both documents, and how their schemas are read. */
export interface Documents {
  readonly base: DocumentView;
  readonly revision: DocumentView;
  readonly baseSchema: SchemaViews;
  readonly revisionSchema: SchemaViews;
  readonly isSame: SameMeaning;
}

/** Two schemas of one value, met on one side of an operation. */
export interface SchemaPair {
  readonly documents: Documents;
  readonly side: Side;
  readonly base: SchemaView;
  readonly revision: SchemaView;
}

/** Two schemas below a pair, and where: a pointer relative to the pair. */
export interface PairBelow {
  readonly pointer: string;
  readonly base: SchemaView;
  readonly revision: SchemaView;
}

/** Differences of a pair itself, and the pairs below it. */
export interface PairResult {
  readonly changes: readonly Change[];
  readonly below: readonly PairBelow[];
}

export function inBase({ documents }: SchemaPair, node: Node | undefined): Site | null {
  return node === undefined ? null : { side: 'base', view: documents.base, node };
}

export function inRevision({ documents }: SchemaPair, node: Node | undefined): Site | null {
  return node === undefined ? null : { side: 'revision', view: documents.revision, node };
}

/** Returns the place of one of the keywords: in the revision, else in the base. */
export function keywordPlace(pair: SchemaPair, keywords: readonly string[]): Site | null {
  const { base, revision } = pair;
  for (const [view, place] of [
    [revision, inRevision],
    [base, inBase],
  ] as const) {
    for (const keyword of keywords) {
      const node = view.parts.find((part) => part[keyword] !== undefined);
      const found = place(pair, node);
      if (found !== null) return { ...found, keyword };
    }
  }
  return inRevision(pair, revision.parts[0]) ?? inBase(pair, base.parts[0]);
}
