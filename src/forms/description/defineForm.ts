import type { FieldSpec } from './fieldKind';

type AnySpec<Value, Ref extends string> = FieldSpec<Value, unknown, Ref>;

/** The path of each value in a form: `email`, `organization.itn`. */
export type FieldName<Values> = {
  [Key in keyof Values & string]-?:
    | Key
    | (NonNullable<Values[Key]> extends object
        ? `${Key}.${FieldName<NonNullable<Values[Key]>>}`
        : never);
}[keyof Values & string];

/** A field for every value of a form, in the shape of the values: nested objects become groups. */
export type FieldSpecs<Values, Ref extends string> = {
  readonly [Key in keyof Values]-?:
    | AnySpec<NonNullable<Values[Key]>, Ref>
    | (NonNullable<Values[Key]> extends object ? FieldSpecs<NonNullable<Values[Key]>, Ref> : never);
};

/** Makes the compiler reject fields that have no value in the form. */
type OnlyNamesOf<Values, Specs> = {
  readonly [Key in keyof Specs]: Key extends keyof Values
    ? Specs[Key] extends { bind(name: string): unknown }
      ? unknown
      : OnlyNamesOf<NonNullable<Values[Key]>, Specs[Key]>
    : never;
};

/** The components of the described fields, in the shape of the values. */
export type FieldsOf<Specs> = {
  readonly [Key in keyof Specs]: Specs[Key] extends { bind(name: string): infer Bound }
    ? Bound
    : FieldsOf<Specs[Key]>;
};

/** Description of a form, for `FormShell`. */
export interface FormDescription<Values extends object> {
  /** Unique in the cabinet: part of the form's id on the page, and of the key of its kept input. */
  readonly name: string;
  /** First part of the message about a failed call, without a full stop: «Личные данные не сохранены». */
  readonly unsent: string;
  /** Label of each field by name; `has` is false for other names. */
  readonly labels: Pick<ReadonlyMap<string, string | undefined>, 'get' | 'has'>;
  /** Names of the fields whose input is kept when the user leaves the page without sending. */
  readonly keptNames: readonly string[];
  /** Never set: carries the type of the values for the compiler. */
  readonly holds?: Values;
}

interface Mapping<Values> {
  /** Returns the initial values from the server's data. */
  read?(...source: never[]): Partial<Values>;
  /** Returns the body of the call from the typed values. */
  write?(values: Values, ...context: never[]): unknown;
}

type MappingOf<Described> = Pick<Described, keyof Described & keyof Mapping<object>>;

interface Naming {
  name: string;
  unsent: string;
  /** False for input that is useless on the next visit, such as a one-time code. */
  keep?: boolean;
}

type Node = AnySpec<unknown, string> | { readonly [Key: string]: Node };

function isSpec(node: Node): node is AnySpec<unknown, string> {
  return typeof node['bind'] === 'function';
}

/** Returns every described field with its full name, in the order of the description. */
function leavesOf(
  nodes: Readonly<Record<string, Node>>,
  prefix = '',
): [string, AnySpec<unknown, string>][] {
  return Object.entries(nodes).flatMap(([key, node]) => {
    const name = `${prefix}${key}`;
    return isSpec(node) ? [[name, node]] : leavesOf(node, `${name}.`);
  });
}

/** Returns the field components of a group, whose path begins with `prefix` (`organization.`). */
function bindAll(nodes: Readonly<Record<string, Node>>, prefix = ''): object {
  return Object.fromEntries(
    Object.entries(nodes).map(([key, node]) => {
      const name = `${prefix}${key}`;
      return [key, isSpec(node) ? node.bind(name) : bindAll(node, `${name}.`)];
    }),
  );
}

type Described<Values extends object, Specs, Words> = FormDescription<Values> & {
  readonly labels: ReadonlyMap<string, string | undefined>;
  readonly fields: FieldsOf<Specs>;
} & MappingOf<Words>;

function describe<Values extends object, Specs, Words>(
  description: Words & { fields: Specs },
): Described<Values, Specs, Words>;
function describe({
  keep = true,
  fields,
  ...words
}: Naming & { fields: Readonly<Record<string, Node>> }): object {
  const leaves = leavesOf(fields);
  return {
    ...words,
    labels: new Map(leaves.map(([name, { label }]) => [name, label])),
    keptNames: leaves.filter(([, spec]) => keep && spec.keep).map(([name]) => name),
    fields: bindAll(fields),
  };
}

/**
 * Returns a function that describes a form: its fields with their rules, the kept input, and the conversion from the
 * server (`read`) and back (`write`). The `fields` of its result are components for any layout: `<form.fields.email
 * />`. The compiler rejects a value without a field, a field without a value or of another type, and a rule that reads
 * an unknown field.
 */
export function defineForm<Values extends object>() {
  return <
    const Specs extends FieldSpecs<Values, FieldName<Values>>,
    Words extends Naming & Mapping<Values>,
  >(
    description: Words & { fields: Specs & OnlyNamesOf<Values, Specs> },
  ) => describe<Values, Specs, Words>(description);
}

/** Repeats a description for several ids: `{ USER: checkbox(…), FINANCE: checkbox(…) }`. */
export function forEach<Id extends string, Spec>(
  ids: readonly Id[],
  describe: (id: Id) => Spec,
): Readonly<Record<Id, Spec>>;
export function forEach(ids: readonly string[], describe: (id: string) => unknown): object {
  return Object.fromEntries(ids.map((id) => [id, describe(id)]));
}
