import type { Bounds } from './bounds';
import type { Node } from './documentView';

/** Several schemas for one value, of which one has to hold. */
export interface Alternatives {
  readonly branches: readonly Node[];
  readonly allowsNull: boolean;
  /** No more than one may hold: `oneOf`, not `anyOf`. */
  readonly isExclusive: boolean;
  /** The node that offers them. */
  readonly node: Node;
}

/** What all schemas of one value say together: references followed and `allOf` merged. */
export interface SchemaView {
  readonly id: number;
  /** The nodes that say it, the ones that only annotate left out. */
  readonly parts: readonly Node[];
  /** Without `null`; null where any type is allowed. */
  readonly types: ReadonlySet<string> | null;
  readonly isNullable: boolean;
  /** Values of the enumeration as JSON, without `null`; null where there is none. */
  readonly values: readonly string[] | null;
  readonly isExtensible: boolean;
  readonly format: string | undefined;
  readonly bounds: Bounds;
  /** All schemas that speak of a property. */
  readonly properties: ReadonlyMap<string, readonly Node[]>;
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  /** Schemas of the properties that are not named. */
  readonly additional: readonly Node[];
  readonly items: readonly Node[];
  readonly alternatives: readonly Alternatives[];
  /** Values of the keywords that are only compared as a whole. */
  readonly others: ReadonlyMap<string, readonly unknown[]>;
  readonly defaultValue: string | undefined;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
}
