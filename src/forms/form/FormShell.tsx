import './FormShell.css';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { Form, useForm } from 'react-final-form';
import type { FormApi } from 'final-form';
import { classNames } from '../../ui/classNames';
import { trackFocusOwner } from '../../ui/focus/focusTarget';
import { FormMessages } from './FormMessages';
import { focusFirstWrong, FormContext, type FormContextValue } from './formContext';
import { dispatchMissedInput } from './missedInput';
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
 * first invalid field, unless the user has moved it. One submit makes one call. The server's errors appear above and
 * under the fields; input is never lost.
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
