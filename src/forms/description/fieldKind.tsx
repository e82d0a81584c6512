import type { ReactNode } from 'react';
import type { Validator } from '../validators/validator';

/** Texts and rules of any field. */
export interface FieldWords {
  label: string;
  /** Marks the label with an asterisk and checks `required` before `validate`. */
  required?: boolean | undefined;
  /** One more rule, after the rules of the kind. */
  validate?: Validator<string> | undefined;
  hint?: ReactNode;
}

/** Props of a field's component: the props of the component, and the path of its value in the form. */
export type Named<Own> = Own & { name: string };

/** A field of one form, for any place in its layout; props override its description. */
export interface BoundField<Own> {
  (props: Partial<Own>): ReactNode;
  /** Path of the value in the form: `organization.itn`. */
  readonly fieldName: string;
}

/** A described field. The parameters `Value` and `Ref` only serve the checks of the compiler. */
export interface FieldSpec<Value, Bound, Ref extends string> {
  /** Name of the field for messages while it is not on the page. */
  readonly label: string | undefined;
  /** True if the typed value may be kept when the form leaves the page unsent. */
  readonly keep: boolean;
  readonly holds?: Value;
  /** Names of other fields that this one reads. */
  readonly readsFields?: Ref;
  /** @param place path of the field's group; empty for none */
  bind(name: string, place?: string): Bound;
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
 * Turns a field component into a constructor for descriptions: `text({ label: 'Город' })`. `Value`
 * is the field's value in the form, `Own` the component's props besides its name. The value of a
 * `secret` kind is never kept.
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
