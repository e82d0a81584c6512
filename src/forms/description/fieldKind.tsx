import type { ReactNode } from 'react';
import type { Validator } from '../validators/validator';

/** Texts and rules of any field. */
export interface FieldWords {
  label: string;
  /** True to mark the label with an asterisk and refuse an empty value before `validate` runs. */
  required?: boolean | undefined;
  /** Additional rule, checked after the rules of the kind. */
  validate?: Validator<string> | undefined;
  hint?: ReactNode;
}

/** Props of a field component: its own props, and the path of its value in the form. */
export type Named<Own> = Own & { name: string };

/** A field component of one form, usable anywhere in the layout; its props override the description. */
export interface BoundField<Own> {
  (props: Partial<Own>): ReactNode;
  /** Path of the value in the form: `organization.itn`. */
  readonly fieldName: string;
}

/** A described field. The type parameters `Value` and `Ref` are only for checks by the compiler. */
export interface FieldSpec<Value, Bound, Ref extends string> {
  /** Name of the field for messages while it is not on the page. */
  readonly label: string | undefined;
  /** True if the typed value may be kept when the user leaves the page without sending. */
  readonly keep: boolean;
  readonly holds?: Value;
  /** Never set; its type names the other fields that this one reads. */
  readonly readsFields?: Ref;
  /** Returns the component of the field with this path in the form. */
  bind(name: string): Bound;
}

/**
 * Names of other fields that a field refers to: by props that end in `Field` (`bikField`), or by rules (`requiredIf`).
 */
type RefsOf<Described> =
  | Extract<Described[keyof Described & `${string}Field`], string>
  | (Described extends { validate: { readonly readsFields?: infer Ref } }
      ? Extract<Ref, string>
      : never);

type NothingElse<Described, Own> = {
  readonly [Key in Exclude<keyof Described, keyof Own>]: never;
};

/**
 * Returns a function that describes fields with this component: `text({ label: 'Город' })`. `Value` is the type of the
 * field's value in the form, `Own` the component's props besides its name. The value of a `secret` kind is never kept.
 */
export function fieldKind<Value, Own extends object>(
  Component: (props: Named<Own>) => ReactNode,
  { secret = false }: { secret?: boolean } = {},
) {
  return <const Described extends Own>(
    described: Described & NothingElse<Described, Own>,
    { keep = true }: { keep?: boolean } = {},
  ): FieldSpec<Value, BoundField<Own>, RefsOf<Described>> => ({
    label:
      'label' in described && typeof described.label === 'string' ? described.label : undefined,
    keep: keep && !secret,
    bind: (name) => {
      const Field = (props: Partial<Own>) => <Component {...described} {...props} name={name} />;
      return Object.assign(Field, { fieldName: name });
    },
  });
}
