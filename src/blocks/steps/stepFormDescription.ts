import type { FormApi } from 'final-form';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { ApiError, FieldError } from '../../api/errors';
import type { FormDescription } from '../../forms/description/defineForm';
import type { AppThunk } from '../../session/appStore';
import type { HeldDraftKind } from '../drafts/createDraftHold';
import type { VersionWords } from '../drafts/decideVersions';
import type { Saved } from '../drafts/draftEnvelope';
import type { FormDraft } from '../drafts/useFormDraft';
import type { FormStep, StepErrors } from './formSteps';

/** The calls of a form in steps. All of them reject with an `ApiError`. */
export interface StepServer<Values> {
  /** Reads the form from the server, not from the cache. */
  ask: () => AppThunk<Promise<Saved<Values>>>;
  /**
   * Saves, and validates `group` only; resolves with undefined for values that the server would refuse. Such values
   * stay on this device.
   */
  save: (values: Values, group?: string) => AppThunk<Promise<Saved<Values> | undefined>>;
  /** Returns true if the server would accept these values now. Omit it if the server accepts incomplete values. */
  takes?(values: Values): boolean;
  /**
   * Sends the saved form. `onConfirmed` is called after the server has confirmed it, but before the cache updates,
   * because the update unmounts the form.
   */
  send(onConfirmed: () => void): AppThunk<Promise<void>>;
  /** Loads the subject again after a 409. */
  lookAgain(): AppThunk<Promise<unknown>>;
  /** Converts an error, to replace its message by a better one. */
  toError?(thrown: unknown): ApiError;
}

/** An open form, passed to the module's `Around`. */
export interface OpenForm<Values extends object, Around> {
  readonly form: RefObject<FormApi<Values, Partial<Values>> | null>;
  values(): Values;
  /** Replaces the form's values. Throws an `ApiError` (ABORTED) if the user has left the page meanwhile. */
  put(next: Values): void;
  readonly draft: FormDraft<Values>['draft'];
  /** True if the form opened with a draft from this device. */
  readonly isRestored: boolean;
  readonly around: Around;
  readonly step: FormStep<Values, Around>;
  /** Mistakes of the step that the address asks to validate on opening. */
  readonly askedErrors: StepErrors;
  /** Hides the mistakes of the open step until the next attempt. */
  forgetMistakes(): void;
}

export interface AroundProps<Subject, Values extends object, Around> {
  subject: Subject;
  open: OpenForm<Values, Around>;
  children: (parts: StepFormParts<Values>) => ReactNode;
}

/** Parts that a module adds to its form in steps. */
export interface StepFormParts<Values> {
  /** Passed to the steps as `useSteps().shared`; must not change while the user types. */
  shared?: unknown;
  /** Rendered on every step, after the form. */
  behind?: ReactNode;
  /** An action that every step offers, at the end of the line of buttons. */
  more?: ReactNode;
  /** Reason why the form cannot be sent now; the other steps can still be saved. */
  cannotSend?: string | undefined;
  /** Called before mistakes are shown, to open entries that hide their fields. */
  onMistakes?(values: Values, errors: StepErrors): void;
  onSent?(): void;
}

/**
 * Description of a form in steps: the subject (`Subject`), values, steps, calls and texts. `StepForm` does the rest:
 * the list of steps, mistakes and links to them, saving, sending, the draft and its conflicts, a lost network, the
 * question before leaving.
 */
export interface StepFormDescription<Subject, Values extends object, Around> {
  form: FormDescription<Values>;
  draft: HeldDraftKind<Values>;
  words: {
    /** Name of the list of steps: «Шаги заявки». */
    list: string;
    /** Label of the button: «Отправить заявку». */
    send: string;
    /** Data that drafts never contain, in the genitive: «паспортных данных». */
    secrets: string;
    versions: VersionWords;
  };
  /** Id of the subject; a component of another subject needs another React `key`. */
  idOf(subject: Subject): string;
  /** The server's version when the form opens. */
  savedOf(subject: Subject): Saved<Values>;
  /** Initial values, if they are not the server's version. */
  initialOf?(subject: Subject): Values;
  /** Data for rules besides the values. */
  aroundOf(subject: Subject): Around;
  steps(around: Around): readonly [FormStep<Values, Around>, ...FormStep<Values, Around>[]];
  /** Id of the step that opens if the address names none; the first one by default. */
  firstStepOf?(subject: Subject): string;
  /** Content of each step, by its id. */
  bodies: Readonly<Record<string, ComponentType>>;
  server(subject: Subject, around: Around): StepServer<Values>;
  /** Maps the server's errors to the fields of this form, if the paths differ. */
  fieldErrors?(errors: readonly FieldError[], subject: Subject): FieldError[];
  /** Wraps the form and provides the module's additions, such as the shared value. */
  Around?: ComponentType<AroundProps<Subject, Values, Around>>;
}
