import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { focusFirstWrong } from '../../../../forms/form/focusField';
import { useFormContext } from '../../../../forms/form/formContext';
import { useEditing } from './editing';

/**
 * Shows the mistakes of the step that is on the page, also of fields that nobody has been to, and
 * puts the focus on the first. Fields may come onto the page only after the attempt: of another step,
 * of an entry that was closed.
 *
 * @param attempts another number is another attempt
 */
export function ShowMistakes({ attempts }: { attempts: number }) {
  const form = useForm('ShowMistakes');
  const { step, attempted } = useEditing();
  const occasion = attempted.has(step.id) ? `${step.id} ${attempts}` : '';
  const { formId } = useFormContext();
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (occasion === '') return;
    form.batch(() => {
      for (const name of form.getRegisteredFields()) form.blur(name);
    });
    setShown(occasion);
  }, [occasion, form]);
  // The messages are on the page only after they were rendered.
  useEffect(() => {
    const element = shown === '' ? null : document.getElementById(formId);
    if (element instanceof HTMLFormElement) focusFirstWrong(element);
  }, [shown, formId]);
  return null;
}
