// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineForm } from '../description/defineForm';
import { otherName, ownName } from './nameFields';
import { OwnNameFields } from './OwnNameFields';
import type { OwnName, PersonName } from './personName';
import { renderForm } from '../testing/renderForm';

const own = defineForm<OwnName>()({ name: 'own', unsent: '', fields: ownName }).fields;
const other = defineForm<PersonName>()({ name: 'other', unsent: '', fields: otherName }).fields;

function OtherName() {
  return (
    <>
      <other.lastname />
      <other.firstname />
      <other.middlename />
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const box = () => screen.getByLabelText('Нет отчества');
const tokens = () => ['Фамилия', 'Имя', 'Отчество'].map((label) => field(label).autocomplete);
const initial = { lastname: 'Жукова', firstname: 'Вера' };

describe('the fields of the user’s own name', () => {
  it('enable the browser’s autofill', () => {
    renderForm(<OwnNameFields fields={own} />);
    expect(tokens()).toEqual(['family-name', 'given-name', 'additional-name']);
  });

  it('require an отчество or the checked box «Нет отчества»', async () => {
    const { onSubmit, user, send } = renderForm(<OwnNameFields fields={own} />, initial);
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

  it('restore the typed отчество when the box is unchecked, and require one again', async () => {
    const { onSubmit, user, send } = renderForm(<OwnNameFields fields={own} />, initial);
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

describe('the fields of another person’s name', () => {
  it('disable the browser’s autofill', () => {
    renderForm(<OtherName />);
    expect(tokens()).toEqual(['off', 'off', 'off']);
  });

  it('do not require an отчество', async () => {
    const { onSubmit, send } = renderForm(<OtherName />, initial);
    expect(screen.queryByLabelText('Нет отчества')).toBeNull();
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

it.each(['Фамилия', 'Имя', 'Отчество'])('«%s» is refused if it is too long', async (label) => {
  const { user } = renderForm(<OtherName />);
  await user.click(field(label));
  await user.paste('я'.repeat(101));
  await user.tab();
  expect(field(label)).toBeInvalid();
});
