// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField';
import { renderForm } from '../testing/renderForm';
import type { SearchOption } from './useOptionSearch';

const LIMITED = { code: '12300', name: 'Общества с ограниченной ответственностью' };
const PUBLIC = { code: '12247', name: 'Публичные акционерные общества' };
const CHOOSE = 'Выберите вариант из списка';

const input = () => screen.getByRole('combobox', { name: 'Правовая форма' });
const option = (name: string) => screen.findByRole('option', { name: new RegExp(name) });
const search = vi.fn<(text: string) => Promise<readonly SearchOption[]>>();

const renderSearch = (initialValues = {}) =>
  renderForm(
    <SearchField name="okopf" label="Правовая форма" required search={search} />,
    initialValues,
  );

beforeEach(() => {
  search.mockReset().mockResolvedValue([LIMITED, PUBLIC]);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

describe('SearchField', () => {
  it('lists the found options, and submits the code and name of the chosen one', async () => {
    const { user, send, onSubmit } = renderSearch();
    await user.type(input(), 'общ');
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    await user.click(await option('Публичные'));
    expect(input()).toHaveValue(PUBLIC.name);
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ okopf: PUBLIC });
  });

  it('searches once for a text, after a pause in typing', async () => {
    const { user } = renderSearch({ okopf: LIMITED });
    await user.clear(input());
    await user.type(input(), ' пуб ');
    await option('Публичные');
    expect(search.mock.calls.map(([text]) => text).filter((text) => text !== '')).toEqual(['пуб']);
    expect(screen.getByText('Найдено 2 варианта')).toBeInTheDocument();
  });

  it('works by the keyboard alone', async () => {
    const { user, send, onSubmit } = renderSearch();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await option('Публичные');
    expect(search).toHaveBeenLastCalledWith('');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active).toHaveTextContent(PUBLIC.name);
    expect(input()).toHaveAttribute('aria-activedescendant', active.id);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(LIMITED.name);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(input()).toHaveValue(PUBLIC.name);
    expect(onSubmit).not.toHaveBeenCalled();
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ okopf: PUBLIC });
  });

  it('closes the list on Escape and on blur, and keeps the text', async () => {
    const { user } = renderSearch();
    await user.type(input(), 'общ');
    await option('Публичные');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(input()).toHaveValue('общ');
    await user.click(input());
    await option('Публичные');
    await user.tab();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('refuses a text that was not chosen, and requires a choice', async () => {
    const { user, send, onSubmit } = renderSearch();
    await send();
    expect(input()).toHaveAccessibleDescription('Поле обязательно для заполнения');
    await user.type(input(), 'ооо');
    expect(input()).toHaveAccessibleDescription(CHOOSE);
    await user.keyboard('{Escape}');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input()).toHaveValue('ооо');
  });

  it('requires a new choice after typing over a chosen one', async () => {
    const { user } = renderSearch({ okopf: LIMITED });
    expect(input()).toHaveValue(LIMITED.name);
    await user.type(input(), '{Backspace}');
    await user.tab();
    expect(input()).toHaveAccessibleDescription(CHOOSE);
  });

  it('ignores the response for an earlier text', async () => {
    const answers = new Map<string, (found: readonly SearchOption[]) => void>();
    search.mockImplementation((text) => new Promise((resolve) => answers.set(text, resolve)));
    const { user } = renderSearch();
    await user.type(input(), 'огр');
    await waitFor(() => expect(answers.has('огр')).toBe(true));
    await user.clear(input());
    await user.type(input(), 'пуб');
    await waitFor(() => expect(answers.has('пуб')).toBe(true));
    act(() => answers.get('пуб')?.([PUBLIC]));
    await option('Публичные');
    await act(async () => answers.get('огр')?.([LIMITED]));
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option')).toHaveTextContent(PUBLIC.name);
  });

  it('tells that nothing was found', async () => {
    search.mockResolvedValue([]);
    const { user } = renderSearch();
    await user.type(input(), 'zzz');
    expect(await screen.findAllByText('Ничего не найдено')).not.toHaveLength(0);
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(input()).toHaveValue('zzz');
  });

  it('tells that the search has failed, and retries it by mouse or by Enter', async () => {
    search.mockRejectedValue(new Error('down'));
    const { user, onSubmit } = renderSearch();
    await user.type(input(), 'общ');
    expect(await screen.findAllByText(/Не удалось загрузить список/)).not.toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(3));
    expect(onSubmit).not.toHaveBeenCalled();
    search.mockResolvedValue([LIMITED]);
    await user.click(await screen.findByRole('button', { name: 'Повторить' }));
    await user.click(await option('Общества'));
    expect(input()).toHaveValue(LIMITED.name);
  });
});
