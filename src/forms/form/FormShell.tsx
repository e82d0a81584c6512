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
import { holdFocus } from '../../ui/focus/focusTarget';
import { FormMessages } from './FormMessages';
import { focusFirstWrong, FormContext, type FormContextValue } from './formContext';
import { hearUnheardInput } from './unheardInput';
import { formNameOf, useCabinetForm, type CabinetFormOptions } from './useCabinetForm';

export interface FormShellProps<Values extends object, Sent> extends CabinetFormOptions<
  Values,
  Sent
> {
  children: ReactNode;
  /** Wraps the `<form>` inside its context: a dialog with «Отправить» in its footer. */
  renderFrame?: ((form: ReactNode) => ReactNode) | undefined;
  className?: string | undefined;
}

/** An attempt that is over. The user may have moved the focus or typed on since it began. */
interface EndedAttempt {
  mayMoveFocus: () => boolean;
}

/**
 * Every form of the cabinet. Mistakes show on blur and on change, and all of them at an attempt to
 * send. The attempt then moves the focus to the first wrong field, unless the user has moved it. One
 * attempt is one call. A refusal of the server shows above the fields and under them; what was typed
 * is never lost.
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
  // The messages are on the page only after the attempt was rendered, so the handler cannot do it.
  useEffect(() => {
    if (ended?.mayMoveFocus() === true) focusFirstWrong(element.current);
  }, [ended]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog is inside the page's form for React, though not in the document.
    event.stopPropagation();
    hearUnheardInput(element.current);
    const isFocusFree = holdFocus();
    const sending = attempt();
    // As they are sent: every field has been tidied by now.
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
      className={classNames('form-shell', className)}
      noValidate
      // Else the field that gets or loses the focus would be drawn with the text that it knows.
      onFocusCapture={() => hearUnheardInput(element.current)}
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
  /** Holds the open form, and null once it is gone. */
  ref: Ref<FormApi<Values, Partial<Values>>>;
}

/** Inside a `FormShell`: hands the open form to a component around the shell. */
export function FormHandle<Values extends object>({ ref }: FormHandleProps<Values>) {
  const form = useForm<Values>('FormHandle');
  useImperativeHandle(ref, () => form, [form]);
  return null;
}
