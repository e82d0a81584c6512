// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/errors';
import { FormShell } from './FormShell';
import { RefusalInSight } from './RefusalInSight';
import { SubmitButton } from './SubmitButton';
import { TextField } from '../field/TextField';
import { formOf } from '../testing/renderForm';

const long = formOf('long');
const refusal: ApiError = { status: 409, code: null, message: 'Уже есть', fieldErrors: [] };
const scrollIntoView = vi.fn<(this: Element) => void>();

function renderForm(onSubmit: () => Promise<void>) {
  render(
    <FormShell form={long} onSubmit={onSubmit}>
      <TextField name="email" label="Почта" />
      <SubmitButton>Отправить</SubmitButton>
      <RefusalInSight />
    </FormShell>,
  );
  const user = userEvent.setup({ delay: null });
  return () => user.click(screen.getByText('Отправить'));
}

describe('the refusal of a long form', () => {
  beforeEach(() => {
    scrollIntoView.mockClear();
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it('scrolls into view each time it appears', async () => {
    const send = renderForm(() => Promise.reject(refusal));
    await send();
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
    expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByRole('alert'));
    await send();
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
  });

  it('does not scroll if an invalid field gets the focus', async () => {
    const fieldErrors = [{ field: 'email', message: 'Занята' }];
    const send = renderForm(() => Promise.reject({ ...refusal, fieldErrors }));
    await send();
    await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveFocus());
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('causes no scrolling after a successful submit', async () => {
    const onSubmit = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await renderForm(onSubmit)();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
