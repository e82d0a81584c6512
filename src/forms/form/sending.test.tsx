// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/errors';
import { FormShell } from './FormShell';
import { SubmitButton } from './SubmitButton';
import { TextField } from '../field/TextField';
import { formOf } from '../testing/renderForm';

type Submit = ComponentProps<typeof FormShell<Record<string, unknown>>>['onSubmit'];

function CompanyForm({ onSubmit }: { onSubmit: Submit }) {
  return (
    <FormShell form={company} onSubmit={onSubmit}>
      <TextField name="itn" label="ИНН" required />
      <TextField name="name" label="Наименование" required />
      <TextField name="note" label="Примечание" />
      <SubmitButton>Отправить</SubmitButton>
    </FormShell>
  );
}

const company = formOf('company');
const outerForm = formOf('outer');
const innerForm = formOf('inner');

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByText('Отправить');

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function fillAndSend(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('ИНН'), '7707083893');
  await user.type(field('Наименование'), 'Сбербанк{Enter}');
}

describe('submitting a form', () => {
  it('calls the handler with the input, without empty fields', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = vi.fn<Submit>();
    render(<CompanyForm onSubmit={onSubmit} />);
    await user.type(field('Примечание'), 'x');
    await user.clear(field('Примечание'));
    await fillAndSend(user);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ itn: '7707083893', name: 'Сбербанк' });
  });

  it('makes one call for a double click and for Enter pressed twice, and marks the button as busy', async () => {
    const user = userEvent.setup({ delay: null });
    const call = deferred<undefined>();
    const onSubmit = vi.fn<Submit>(() => call.promise);
    render(<CompanyForm onSubmit={onSubmit} />);
    await fillAndSend(user);
    await user.keyboard('{Enter}');
    await user.dblClick(button());

    expect(onSubmit).toHaveBeenCalledOnce();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveAttribute('aria-disabled', 'true');

    call.resolve(undefined);
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  });

  it('ignores a repeated click right after a quick response, but not one that follows more than a second later', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = vi.fn<Submit>(() => Promise.resolve());
    const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    render(<CompanyForm onSubmit={onSubmit} />);
    await fillAndSend(user);
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledOnce();

    clock.mockReturnValue(11_001);
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('can be repeated at once with changed values after a success', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = vi.fn<Submit>(() => Promise.resolve());
    render(<CompanyForm onSubmit={onSubmit} />);
    await fillAndSend(user);
    await user.type(field('Примечание'), 'да{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('calls the handler of the latest render', async () => {
    const user = userEvent.setup({ delay: null });
    const [first, second] = [vi.fn<Submit>(), vi.fn<Submit>()];
    const { rerender } = render(<CompanyForm onSubmit={first} />);
    rerender(<CompanyForm onSubmit={second} />);
    await fillAndSend(user);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('calls the handler in StrictMode, where everything mounts twice', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = vi.fn<Submit>();
    render(
      <StrictMode>
        <CompanyForm onSubmit={onSubmit} />
      </StrictMode>,
    );
    await user.click(button());
    expect(await screen.findAllByText('Поле обязательно для заполнения')).toHaveLength(2);
    await fillAndSend(user);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('in a dialog does not submit the form around the dialog', async () => {
    const user = userEvent.setup({ delay: null });
    const [outer, inner] = [vi.fn<Submit>(), vi.fn<Submit>()];
    render(
      <FormShell form={outerForm} onSubmit={outer}>
        {createPortal(
          <FormShell form={innerForm} onSubmit={inner}>
            <SubmitButton>Отправить</SubmitButton>
          </FormShell>,
          document.body,
        )}
      </FormShell>,
    );
    await user.click(button());
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });
});

const refusal: ApiError = {
  status: 422,
  code: null,
  message: 'Данные не приняты',
  fieldErrors: [{ field: 'name', message: 'Такая организация уже есть' }],
};

describe('an error during a submit', () => {
  it('is shown as an alert and at the field that it names, and the input stays', async () => {
    const onSubmit = () => Promise.reject(refusal);
    const user = userEvent.setup({ delay: null });
    render(<CompanyForm onSubmit={onSubmit} />);
    await fillAndSend(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Данные не приняты');
    expect(field('Наименование')).toBeInvalid();
    expect(field('Наименование')).toHaveAccessibleDescription('Такая организация уже есть');
    expect(field('ИНН')).toBeValid();
    expect(field('ИНН')).toHaveValue('7707083893');
    await waitFor(() => expect(field('Наименование')).toHaveFocus());
  });

  it('is removed from a field only when that field is changed', async () => {
    const user = userEvent.setup({ delay: null });
    render(<CompanyForm onSubmit={() => Promise.reject(refusal)} />);
    await fillAndSend(user);
    await screen.findByText('Такая организация уже есть');

    await user.type(field('Примечание'), 'да');
    expect(screen.getByText('Такая организация уже есть')).toBeVisible();
    await user.type(field('Наименование'), ' (филиал)');
    expect(screen.queryByText('Такая организация уже есть')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Данные не приняты');
  });

  it('does not prevent the next attempt, which removes it', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = vi
      .fn<Submit>()
      .mockRejectedValueOnce(refusal)
      .mockResolvedValueOnce(undefined);
    render(<CompanyForm onSubmit={onSubmit} />);
    await fillAndSend(user);
    await screen.findByRole('alert');
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(field('Наименование')).toBeValid();
  });

  it('is shown as an unknown error, and logged, if it is a bug of the cabinet', async () => {
    const user = userEvent.setup({ delay: null });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = new TypeError('x is undefined');
    render(
      <CompanyForm
        onSubmit={() => {
          throw mistake;
        }}
      />,
    );
    await fillAndSend(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Произошла неизвестная ошибка');
    expect(log).toHaveBeenCalledExactlyOnceWith(mistake);
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('is shown as plain text', async () => {
    const user = userEvent.setup({ delay: null });
    const message = '<img src=x onerror=alert(1)>';
    render(<CompanyForm onSubmit={() => Promise.reject({ ...refusal, message })} />);
    await fillAndSend(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(within(alert).queryByRole('img')).not.toBeInTheDocument();
  });
});
