import type { FormApi } from 'final-form';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { ApiError, FieldError } from '../../api/errors';
import type { FormDescription } from '../../forms/description/defineForm';
import type { SessionThunk } from '../../session/apiRoot';
import type { HeldDraftKind } from '../drafts/createDraftHold';
import type { VersionWords } from '../drafts/decideVersions';
import type { Saved } from '../drafts/draftEnvelope';
import type { FormDraft } from '../drafts/useFormDraft';
import type { FormStep, StepErrors } from './formSteps';

/** The calls of a form in steps. All of them reject with an `ApiError`. */
export interface StepServer<Values> {
  /** What the server holds now, not what this page remembers. */
  ask: () => SessionThunk<Promise<Saved<Values>>>;
  /**
   * Saves without checking, but for `group` where it is given; undefined for values that the server
   * would not take, which then stay on this device.
   */
  save: (values: Values, group?: string) => SessionThunk<Promise<Saved<Values> | undefined>>;
  /** Whether the server would take these values as they are; of a form that may have gaps, always. */
  takes?(values: Values): boolean;
  /**
   * Sends what was saved. `onConfirmed` is called when the server has said that it is sent, before the
   * page gets to know it: it then goes on without the form.
   */
  send(onConfirmed: () => void): SessionThunk<Promise<void>>;
  /** After a 409 the page looks what has become of the thing. */
  lookAgain(): SessionThunk<Promise<unknown>>;
  /** An error in better words than its own. */
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
  /** The mistakes of the open step are told again only after the next attempt. */
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
  /** Rendered on every step, shows nothing or stands beside the form. */
  behind?: ReactNode;
  /** What the form offers on every step, at the end of the line of its buttons. */
  more?: ReactNode;
  /** Why it cannot be sent now; the steps before it go on. */
  cannotSend?: string | undefined;
  /** Mistakes are about to be shown: what hides their fields opens. */
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
  /** What rules know of the world; `today` is the day on which the form was opened. */
  aroundOf(subject: Subject, today: string): Around;
  steps(around: Around): readonly [FormStep<Values, Around>, ...FormStep<Values, Around>[]];
  /** The step that opens where the address names none; the first one unless given. */
  firstStepOf?(subject: Subject): string;
  /** What is on each step, by its id. */
  bodies: Readonly<Record<string, ComponentType>>;
  server(subject: Subject, around: Around): StepServer<Values>;
  /** The server's messages at the fields of this form, where its paths are others. */
  fieldErrors?(errors: readonly FieldError[], subject: Subject): FieldError[];
  /** Stands around the form: the context that its steps share, and what else the module adds. */
  Around?: ComponentType<AroundProps<Subject, Values, Around>>;
}
