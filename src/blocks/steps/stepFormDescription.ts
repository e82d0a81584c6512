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
   * Saves without checking, but for `group` where it is given; undefined for values that the server
   * would not take, which then stay on this device.
   */
  save: (values: Values, group?: string) => AppThunk<Promise<Saved<Values> | undefined>>;
  /** Whether the server would take these values now; true unless given, for forms that may have gaps. */
  takes?(values: Values): boolean;
  /**
   * Sends what was saved. `onConfirmed` is called when the server has confirmed it, before the cache is
   * updated: after that update the page shows the form no more.
   */
  send(onConfirmed: () => void): AppThunk<Promise<void>>;
  /** Reads the subject again after a 409. */
  lookAgain(): AppThunk<Promise<unknown>>;
  /** Replaces the message of an error by a better one. */
  toError?(thrown: unknown): ApiError;
}

/** An open form, for what a module adds to it. */
export interface OpenForm<Values extends object, Around> {
  readonly form: RefObject<FormApi<Values, Partial<Values>> | null>;
  /** What the form holds now. */
  values(): Values;
  /** Puts other values in. Throws an `ApiError` (ABORTED) where the page was left meanwhile. */
  put(next: Values): void;
  readonly draft: FormDraft<Values>['draft'];
  /** The form began with a draft of this device. */
  readonly isRestored: boolean;
  readonly around: Around;
  readonly step: FormStep<Values, Around>;
  /** Mistakes that the address asks to show when the form opens. */
  readonly askedErrors: StepErrors;
  /** Hides the mistakes of the open step until the next attempt. */
  forgetMistakes(): void;
}

export interface AroundProps<Subject, Values extends object, Around> {
  subject: Subject;
  open: OpenForm<Values, Around>;
  /** Draws the form. */
  children: (parts: StepFormParts<Values>) => ReactNode;
}

/** What a module adds to its form in steps. */
export interface StepFormParts<Values> {
  /** What steps read by `useSteps().shared`; typing must not change it. */
  shared?: unknown;
  /** Rendered on every step, after the form. */
  behind?: ReactNode;
  /** What the form offers on every step, at the end of the line of its buttons. */
  more?: ReactNode;
  /** Why the form cannot be sent now; the other steps can be saved all the while. */
  cannotSend?: string | undefined;
  /** Called before mistakes are shown, to open entries that hide their fields. */
  onMistakes?(values: Values, errors: StepErrors): void;
  /** The form was sent. */
  onSent?(): void;
}

/**
 * A form in steps, described once: what it is about (`Subject`), what it holds, its steps, its calls
 * and its words. `StepForm` does the rest: the list of steps, mistakes and the way to them, saving,
 * sending, the draft and its conflicts, a lost network, the question before leaving.
 */
export interface StepFormDescription<Subject, Values extends object, Around> {
  form: FormDescription<Values>;
  draft: HeldDraftKind<Values>;
  words: {
    /** «Шаги заявки» */
    list: string;
    /** «Отправить заявку» */
    send: string;
    /** What no draft may hold, in the genitive: «паспортных данных». */
    secrets: string;
    versions: VersionWords;
  };
  /** Id of what the form is about; a component of another one wants another `key`. */
  idOf(subject: Subject): string;
  /** The server's version when the form opens. */
  savedOf(subject: Subject): Saved<Values>;
  /** What the form begins with where that is not the server's version. */
  initialOf?(subject: Subject): Values;
  /** What rules need besides the values; `today` is the day on which the form was opened. */
  aroundOf(subject: Subject, today: string): Around;
  steps(around: Around): readonly [FormStep<Values, Around>, ...FormStep<Values, Around>[]];
  /** The step that opens where the address names none; the first one unless given. */
  firstStepOf?(subject: Subject): string;
  /** What is on each step, by its id. */
  bodies: Readonly<Record<string, ComponentType>>;
  server(subject: Subject, around: Around): StepServer<Values>;
  /** The server's messages at the fields of this form, where its paths are others. */
  fieldErrors?(errors: readonly FieldError[], subject: Subject): FieldError[];
  /** Draws the form with what its steps share, and what else the module adds. */
  Around?: ComponentType<AroundProps<Subject, Values, Around>>;
}
