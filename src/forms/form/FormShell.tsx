import './FormShell.css';
import type { FormApi } from 'final-form';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  Fragment,
} from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { classNames } from '../../ui/classNames';
import { trackFocusOwner } from '../../ui/focus/focusTarget';
import { Note } from '../../ui/state/Note';
import { fieldError } from '../field/useFormField';
import {
  focusFirstWrong,
  FormContext,
  type FormContextValue,
  focusField,
  useFormContext,
  type RegisteredField,
} from './formContext';
import { formNameOf, useCabinetForm, type CabinetFormOptions } from './useCabinetForm';

export interface FormShellProps<Values extends object, Sent> extends CabinetFormOptions<
  Values,
  Sent
> {
  children: ReactNode;
  /** Renders the frame around the `<form>`, inside its context: a dialog with «Отправить» in its footer. */
  renderFrame?: ((form: ReactNode) => ReactNode) | undefined;
  className?: string | undefined;
}

/** A finished attempt. The user may since have moved the focus or continued typing. */
interface EndedAttempt {
  mayMoveFocus: () => boolean;
}

/**
 * The shell of every form. Errors appear on blur and on change, and all of them on submit. The focus then moves to the
 * first invalid field, unless the user has moved it. One submit makes one call. The server's message appears above the
 * fields, and its messages about fields under these fields; the typed input stays.
 */
export function FormShell<Values extends object, Sent = void>({
  children,
  renderFrame,
  className,
  ...options
}: FormShellProps<Values, Sent>) {
  const { initialValues } = options;
  const name = formNameOf(options);
  const formId = `${name}-form`;
  const [context] = useState<FormContextValue>(() => ({
    formName: name,
    formId,
    fields: new Map(),
    late: new Map(),
  }));
  const { form, send, attempt } = useCabinetForm(options, context);

  const element = useRef<HTMLFormElement>(null);
  const [ended, setEnded] = useState<EndedAttempt>();
  // Focuses in an effect, because the messages are on the page only after the render.
  useEffect(() => {
    if (ended?.mayMoveFocus() === true) focusFirstWrong(element.current);
  }, [ended]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React, the submit event of a form in a dialog bubbles to the page's form, although the dialog is not inside it
    // in the DOM.
    event.stopPropagation();
    dispatchMissedInput(element.current);
    const isFocusFree = trackFocusOwner();
    const sending = attempt();
    // The values that are sent; `attempt` has already normalised the fields.
    const { values } = form.getState();
    void sending?.then(() => {
      setEnded({ mayMoveFocus: () => isFocusFree() && form.getState().values === values });
    });
  };

  const body = (
    <form
      ref={element}
      id={formId}
      name={name}
      className={classNames('flex flex-col gap-4 w-full', className)}
      noValidate
      // Without the missed `input` events, a re-render on focus or blur would restore the old text of a field.
      onFocusCapture={() => dispatchMissedInput(element.current)}
      onSubmit={submit}
    >
      <FormMessages />
      {children}
    </form>
  );
  return (
    <Form<Values>
      form={form}
      onSubmit={send}
      subscription={{}}
      keepDirtyOnReinitialize
      {...(initialValues && { initialValues })}
      render={() => (
        <FormContext value={context}>{renderFrame ? renderFrame(body) : body}</FormContext>
      )}
    />
  );
}

export interface FormHandleProps<Values extends object> {
  /** Receives the form's API; null after the form has unmounted. */
  ref: Ref<FormApi<Values, Partial<Values>>>;
}

/** Passes the form's API to a component outside of its `FormShell`. Render it inside the shell. */
export function FormHandle<Values extends object>({ ref }: FormHandleProps<Values>) {
  const form = useForm<Values>('FormHandle');
  useImperativeHandle(ref, () => form, [form]);
  return null;
}

/** Maximum number of invalid fields that the summary names at first. */
const MOST_NAMED = 5;

function WrongFields({ fields }: { fields: readonly RegisteredField[] }) {
  const [isWhole, setWhole] = useState(false);
  const named = isWhole ? fields : fields.slice(0, MOST_NAMED);
  const rest = fields.length - named.length;
  return (
    <Note tone="danger" className="form-shell__note pre-line">
      Проверьте поля:{' '}
      {named.map(({ name, id, label }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a
            href={`#${id}`}
            onClick={(event) => {
              // The router uses the hash, so a link here only moves the focus.
              event.preventDefault();
              const input = document.getElementById(id);
              if (input) focusField(input);
            }}
          >
            {label}
          </a>
        </Fragment>
      ))}
      {rest > 0 && (
        <>
          {' и '}
          <button type="button" className="form-shell__rest" onClick={() => setWhole(true)}>
            ещё {rest}
          </button>
        </>
      )}
    </Note>
  );
}

/**
 * Shows the server's error message above the fields and announces it; after a failed attempt, shows links to the
 * invalid fields. A single invalid field has no link, because it gets the focus.
 */
function FormMessages() {
  const form = useForm('FormMessages');
  const { fields } = useFormContext();
  const { submitError, submitFailed } = useFormState({
    // Subscribes to the values and both kinds of errors, so that a corrected field disappears from the summary at once.
    subscription: {
      submitError: true,
      submitFailed: true,
      errors: true,
      submitErrors: true,
      values: true,
    },
  });
  const wrong = submitFailed
    ? [...fields.values()].filter(({ name }) => fieldError(form.getFieldState(name)) !== undefined)
    : [];
  const refusal: unknown = submitError;
  return (
    <>
      {typeof refusal === 'string' && refusal !== '' && (
        <Note tone="danger" live className="form-shell__note pre-line">
          {refusal}
        </Note>
      )}
      {wrong.length > 1 && <WrongFields fields={wrong} />}
    </>
  );
}

const TEXTS: ReadonlySet<string> = new Set([
  'text',
  'password',
  'email',
  'tel',
  'search',
  'textarea',
]);

/**
 * Dispatches `input` events for texts that were set without an event, as some password managers do. The last text that
 * React knows is in `defaultValue`.
 */
function dispatchMissedInput(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const { value, defaultValue } = field;
    if (value === defaultValue || !TEXTS.has(field.type) || field.readOnly) continue;
    // React ignores an event if its own setter has set the text, so this calls the setter of the prototype.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
