// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PersonNameFields } from './PersonNameFields';
import { renderForm } from '../testing/renderForm';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const box = () => screen.getByLabelText('Нет отчества');
const tokens = () => ['Фамилия', 'Имя', 'Отчество'].map((label) => field(label).autocomplete);
const initial = { lastname: 'Жукова', firstname: 'Вера' };

describe('the own name', () => {
  it('is offered by the browser', () => {
    renderForm(<PersonNameFields of="self" />);
    expect(tokens()).toEqual(['family-name', 'given-name', 'additional-name']);
  });

  it('needs an отчество, or the word that there is none', async () => {
    const { onSubmit, user, send } = renderForm(<PersonNameFields of="self" />, initial);
    await send();
    expect(await screen.findByText('Поле обязательно для заполнения')).toBeInTheDocument();
    await waitFor(() => expect(field('Отчество')).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(box());
    expect(field('Отчество')).toBeDisabled();
    expect(screen.queryByText('Поле обязательно для заполнения')).toBeNull();
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it('gets the typed отчество back with the tick gone, and asks for an empty one again', async () => {
    const { onSubmit, user, send } = renderForm(<PersonNameFields of="self" />, initial);
    await user.type(field('Отчество'), 'Ильинична');
    await user.click(box());
    expect(field('Отчество')).toHaveValue('');
    await user.click(box());
    expect(field('Отчество')).toHaveValue('Ильинична');
    await user.clear(field('Отчество'));
    await user.click(box());
    await user.click(box());
    await send();
    await waitFor(() => expect(field('Отчество')).toBeInvalid());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the name of somebody else', () => {
  it('is not mixed up with the own one', () => {
    renderForm(<PersonNameFields of="other" />);
    expect(tokens()).toEqual(['off', 'off', 'off']);
  });

  it('does without an отчество', async () => {
    const { onSubmit, send } = renderForm(<PersonNameFields of="other" />, initial);
    expect(screen.queryByLabelText('Нет отчества')).toBeNull();
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

it.each(['Фамилия', 'Имя', 'Отчество'])(
  '«%s» is no longer than the server takes',
  async (label) => {
    const { user } = renderForm(<PersonNameFields of="other" />);
    await user.click(field(label));
    await user.paste('я'.repeat(101));
    await user.tab();
    expect(field(label)).toBeInvalid();
  },
);
