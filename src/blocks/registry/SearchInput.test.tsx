// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toast } from '../../shell/toast/toasts';
import { SearchInput } from './SearchInput';

function open(takesLists: boolean) {
  const onSearch = vi.fn<(text: string) => void>();
  render(<SearchInput label="Поиск" text="" takesLists={takesLists} onSearch={onSearch} />);
  return { user: userEvent.setup(), onSearch, field: screen.getByRole('searchbox') };
}

it('takes a pasted list at once, and leaves the field empty for the next search', async () => {
  const { user, onSearch, field } = open(true);
  await user.click(field);
  expect(field).toHaveAttribute('placeholder', 'Можно вставить список номеров');
  await user.paste('УПД 1\r\nУПД 2\r\nУПД 3\r\n');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('УПД 1\nУПД 2\nУПД 3');
  expect(field).toHaveValue('');
});

it('takes a typed list when Enter says that it is whole', async () => {
  const { user, onSearch, field } = open(true);
  await user.type(field, '104388; 104389{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('104388\n104389');
});

it('refuses a list that no search can hold, and says so', async () => {
  const { user, onSearch, field } = open(true);
  await user.click(field);
  await user.paste(Array.from({ length: 501 }, (_, index) => `УПД ${index}`).join('\n'));
  expect(onSearch).not.toHaveBeenCalled();
  expect(toast.messages().map(({ text }) => text)).toEqual([
    'В списке 501 значений, искать можно не больше 500',
  ]);
});

it('leaves a list a text where nothing can be searched by lists', async () => {
  const { user, field } = open(false);
  await user.click(field);
  await user.paste('1; 2');
  expect(field).toHaveValue('1; 2');
});
