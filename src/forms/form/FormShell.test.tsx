// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState, type ComponentProps, type ProfilerOnRenderCallback } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { errorFromBody, type ApiError } from '../../api/errors';
import { CheckboxField } from '../field/CheckboxField';
import { FormShell } from './FormShell';
import { ReadOnlyField } from '../field/ReadOnlyField';
import { SubmitButton } from './SubmitButton';
import { formOf } from '../testing/renderForm';
import { TextField } from '../field/TextField';
import { numeric } from '../validators/numbers';
import { inn } from '../validators/requisites';
import { firstFailing } from '../validators/validator';

const REQUIRED = 'Поле обязательно для заполнения';

type Submit = ComponentProps<typeof FormShell<Record<string, unknown>>>['onSubmit'];
const ignore = () => undefined;
const company = formOf('company');
const policyholder = formOf('policyholder');
const steps = formOf('steps');
const profile = formOf('profile');
const large = formOf('large');
const inDialog = formOf('dialog');

function CompanyForm({ onSubmit }: { onSubmit: Submit }) {
  return (
    <FormShell form={company} onSubmit={onSubmit}>
      <TextField
        name="itn"
        label="ИНН"
        required
        validate={firstFailing(numeric, inn)}
        hint="10 или 12 цифр"
      />
      <TextField name="name" label="Наименование" required />
      <TextField name="note" label="Примечание" />
      <SubmitButton>Отправить</SubmitButton>
    </FormShell>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByText('Отправить');

describe('rules of a form', () => {
  it('show their messages on blur, and then follow every change', async () => {
    const user = userEvent.setup({ delay: null });
    render(<CompanyForm onSubmit={ignore} />);

    await user.type(field('ИНН'), '770708389');
    expect(field('ИНН')).toHaveAccessibleDescription('10 или 12 цифр');
    await user.tab();
    expect(field('ИНН')).toBeInvalid();
    expect(field('ИНН')).toHaveAccessibleDescription(
      '10 или 12 цифр Неправильное контрольное число ИНН',
    );

    await user.type(field('ИНН'), '3');
    expect(field('ИНН')).toBeValid();
    expect(field('ИНН')).toHaveAccessibleDescription('10 или 12 цифр');
  });

  it('stop at the first broken rule', async () => {
    const user = userEvent.setup({ delay: null });
    render(<CompanyForm onSubmit={ignore} />);
    await user.type(field('ИНН'), 'abc');
    await user.tab();
    expect(screen.getByText('Значение должно быть числом')).toBeVisible();
    await user.clear(field('ИНН'));
    expect(field('ИНН')).toHaveAccessibleDescription(`10 или 12 цифр ${REQUIRED}`);
    expect(screen.queryByText('Значение должно быть числом')).not.toBeInTheDocument();
  });

  it('mark a required field visibly and for screen readers', () => {
    render(<CompanyForm onSubmit={ignore} />);
    expect(field('ИНН')).toBeRequired();
    expect(field('Примечание')).not.toBeRequired();
    expect(screen.getAllByText('*')).toHaveLength(2);
  });
});

describe('an attempt with invalid fields', () => {
  it('shows all messages, makes no call and focuses the first invalid field', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = vi.fn<Submit>();
    render(<CompanyForm onSubmit={onSubmit} />);
    await user.click(button());

    await waitFor(() => expect(field('ИНН')).toHaveFocus());
    expect(screen.getAllByText(REQUIRED)).toHaveLength(2);
    expect(onSubmit).not.toHaveBeenCalled();

    await user.type(field('ИНН'), '7707083893');
    await user.click(button());
    await waitFor(() => expect(field('Наименование')).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lists the invalid fields as links, until only one is left', async () => {
    const user = userEvent.setup({ delay: null });
    render(<CompanyForm onSubmit={ignore} />);
    await user.click(button());

    expect(await screen.findByText(/Проверьте поля:/)).toHaveTextContent(
      'Проверьте поля: ИНН, Наименование',
    );
    await user.click(screen.getByRole('link', { name: 'Наименование' }));
    expect(field('Наименование')).toHaveFocus();

    await user.type(field('Наименование'), 'ООО «Северный ветер»');
    expect(screen.queryByText(/Проверьте поля:/)).not.toBeInTheDocument();
  });

  it('lists five invalid fields at first, and the others on request', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <FormShell form={large} onSubmit={ignore}>
        {['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж'].map((name) => (
          <TextField key={name} name={name} label={name} required />
        ))}
        <SubmitButton>Отправить</SubmitButton>
      </FormShell>,
    );
    await user.click(button());
    expect(await screen.findByText(/Проверьте поля:/)).toHaveTextContent(
      'Проверьте поля: А, Б, В, Г, Д и ещё 2',
    );
    await user.click(screen.getByRole('button', { name: 'ещё 2' }));
    await user.click(screen.getByRole('link', { name: 'Ж' }));
    expect(field('Ж')).toHaveFocus();
  });

  describe('a refusal that arrives late', () => {
    /** Submits a form and returns a function that makes the server refuse its ИНН. */
    async function refusedLater() {
      let refuse: (refusal: ApiError) => void = ignore;
      const onSubmit = () => new Promise<void>((_resolve, reject) => (refuse = reject));
      const user = userEvent.setup({ delay: null });
      render(<CompanyForm onSubmit={onSubmit} />);
      await user.type(field('ИНН'), '7707083893');
      await user.type(field('Наименование'), 'ООО «Север»');
      await user.keyboard('{Enter}');
      const answer = async () => {
        const fieldErrors = [{ field: 'itn', message: 'ИНН не найден' }];
        refuse(errorFromBody(400, { fieldErrors }));
        expect(await screen.findByText('ИНН не найден')).toBeVisible();
      };
      return { user, answer };
    }

    it('keeps the focus in another field that the user has entered', async () => {
      const { user, answer } = await refusedLater();
      await user.click(field('Примечание'));
      await answer();
      expect(field('Примечание')).toHaveFocus();
    });

    it('keeps the focus in the field in which the user goes on typing', async () => {
      const { user, answer } = await refusedLater();
      await user.keyboard(' и Ко');
      await answer();
      expect(field('Наименование')).toHaveFocus();
    });

    it('moves the focus to the invalid field if the user only waits', async () => {
      const { answer } = await refusedLater();
      await answer();
      await waitFor(() => expect(field('ИНН')).toHaveFocus());
    });
  });

  it('focuses the frame of an invalid field that is disabled', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <FormShell form={policyholder} onSubmit={ignore} initialValues={{ itn: '1' }}>
        <ReadOnlyField name="itn" label="ИНН" required validate={inn} />
        <SubmitButton>Отправить</SubmitButton>
      </FormShell>,
    );
    await user.click(button());
    const message = await screen.findByText('Неправильное контрольное число ИНН');
    expect(field('ИНН')).toBeDisabled();
    await waitFor(() => expect(message.closest('.field')).toHaveFocus());
  });
});

describe('typed input', () => {
  function ConditionalForm() {
    const [open, setOpen] = useState(true);
    return (
      <FormShell form={steps} onSubmit={ignore} initialValues={{ name: 'было' }}>
        {open && <TextField name="name" label="Наименование" />}
        <button
          type="button"
          onClick={() => {
            setOpen(!open);
          }}
        >
          Шаг
        </button>
      </FormShell>
    );
  }

  it('survives when its field unmounts and mounts again', async () => {
    const user = userEvent.setup({ delay: null });
    render(<ConditionalForm />);
    await user.clear(field('Наименование'));
    await user.type(field('Наименование'), 'стало');
    await user.click(screen.getByText('Шаг'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByText('Шаг'));
    expect(field('Наименование')).toHaveValue('стало');
  });

  it('is not overwritten by initial values that arrive late', async () => {
    const user = userEvent.setup({ delay: null });
    const form = (initialValues: Record<string, string>) => (
      <FormShell form={profile} onSubmit={ignore} initialValues={initialValues}>
        <TextField name="first" label="Имя" />
        <TextField name="last" label="Фамилия" />
      </FormShell>
    );
    const { rerender } = render(form({}));
    await user.type(field('Имя'), 'Аня');
    rerender(form({ first: 'Анна', last: 'Соколова' }));
    expect(field('Имя')).toHaveValue('Аня');
    expect(field('Фамилия')).toHaveValue('Соколова');
  });

  it('re-renders only the edited field', async () => {
    const user = userEvent.setup({ delay: null });
    const rendered = vi.fn<ProfilerOnRenderCallback>();
    render(
      <FormShell form={large} onSubmit={ignore}>
        {['loud', 'quiet'].map((name) => (
          <Profiler key={name} id={name} onRender={rendered}>
            <TextField name={name} label={name} />
          </Profiler>
        ))}
      </FormShell>,
    );
    await user.type(field('loud'), 'а');
    rendered.mockClear();
    await user.type(field('loud'), 'б');
    expect(field('loud')).toHaveValue('аб');
    expect(rendered.mock.calls.map(([id]) => id)).toEqual(['loud']);
  });
});

describe('a form in a frame', () => {
  it('can be submitted by a button outside the form element, and focuses its invalid field', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = vi.fn<Submit>();
    render(
      <FormShell
        form={inDialog}
        onSubmit={onSubmit}
        renderFrame={(form) => (
          <section>
            <div>{form}</div>
            <footer>
              <SubmitButton>Отправить</SubmitButton>
            </footer>
          </section>
        )}
      >
        <CheckboxField name="agreed" label="Я согласен" required />
      </FormShell>,
    );
    expect(button().closest('form')).toBeNull();
    await user.click(button());
    const box = screen.getByRole('checkbox', { name: 'Я согласен' });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toBeInvalid();
    await user.click(box);
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ agreed: true });
  });
});
