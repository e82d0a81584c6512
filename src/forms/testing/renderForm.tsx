import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { FormShell } from '../form/FormShell';
import { SubmitButton } from '../form/SubmitButton';

/** Fields in a form with «Отправить», and somebody who types as fast as a test can. */
export function renderForm(
  fields: ReactNode,
  initialValues: Record<string, unknown> = {},
  onSubmit = vi.fn<(values: object) => unknown>(),
) {
  const user = userEvent.setup({ delay: null });
  const view = render(
    <FormShell name="test" onSubmit={onSubmit} initialValues={initialValues}>
      {fields}
      <SubmitButton>Отправить</SubmitButton>
    </FormShell>,
  );
  const send = () => user.click(screen.getByText('Отправить'));
  return { onSubmit, user, send, view };
}
