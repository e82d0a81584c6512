import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { defineForm } from '../description/defineForm';
import { FormShell } from '../form/FormShell';
import { SubmitButton } from '../form/SubmitButton';

/** Describes a form whose fields are not known in advance; error messages use the field names as labels. */
export function formOf(name: string) {
  return defineForm<Record<string, unknown>>()({ name, unsent: 'Форма не отправлена', fields: {} });
}

const testForm = formOf('test');

/** Renders fields in a form with the button «Отправить»; `user` types without delays. */
export function renderForm(
  fields: ReactNode,
  initialValues: Record<string, unknown> = {},
  onSubmit = vi.fn<(values: object) => void | Promise<void>>(),
) {
  const user = userEvent.setup({ delay: null });
  const view = render(
    <FormShell form={testForm} onSubmit={onSubmit} initialValues={initialValues}>
      {fields}
      <SubmitButton>Отправить</SubmitButton>
    </FormShell>,
  );
  const send = () => user.click(screen.getByText('Отправить'));
  return { onSubmit, user, send, view };
}
