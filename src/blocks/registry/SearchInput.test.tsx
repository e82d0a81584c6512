// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCabinetStore } from '../../../test/render/store';
import { toasts } from '../../../test/render/toasts';
import { SearchInput } from './SearchInput';

function open(takesLists: boolean) {
  const onSearch = vi.fn<(text: string) => void>();
  render(
    <Provider store={createCabinetStore().store}>
      <SearchInput label="Поиск" text="" takesLists={takesLists} onSearch={onSearch} />
    </Provider>,
  );
  return { user: userEvent.setup(), onSearch, field: screen.getByRole('searchbox') };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('SearchInput searches for a pasted list at once, and clears the field', async () => {
  const { user, onSearch, field } = open(true);
  await user.click(field);
  expect(field).toHaveAttribute('placeholder', 'Можно вставить список номеров');
  await user.paste('УПД 1\r\nУПД 2\r\nУПД 3\r\n');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('УПД 1\nУПД 2\nУПД 3');
  expect(field).toHaveValue('');
});

it('SearchInput searches for a typed list on Enter', async () => {
  const { user, onSearch, field } = open(true);
  await user.type(field, '104388; 104389{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('104388\n104389');
});

it('SearchInput searches for the numbers of a pasted table, and keeps the other cells for a note', async () => {
  const { user, onSearch, field } = open(true);
  await user.click(field);
  await user.paste('Номер заказа\tГород\r\nПП-104512\tМосква\r\n');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ПП-104512\n\nНомер заказа\nГород\nМосква');
});

it('SearchInput keeps pasted words as plain text', async () => {
  const { user, field } = open(true);
  await user.click(field);
  await user.paste('Нижний Новгород');
  expect(field).toHaveValue('Нижний Новгород');
});

it('SearchInput refuses a list above the limit of a search, with a message', async () => {
  const { user, onSearch, field } = open(true);
  await user.click(field);
  await user.paste(Array.from({ length: 501 }, (_, index) => `УПД ${index}`).join('\n'));
  expect(onSearch).not.toHaveBeenCalled();
  expect(toasts().map(({ text }) => text)).toEqual([
    'В списке 501 значений, искать можно не больше 500',
  ]);
});

describe('SearchInput', () => {
  const fonts = new EventTarget();
  let letter = 10;
  afterEach(() => {
    letter = 10;
    Reflect.deleteProperty(document, 'fonts');
  });
  const width = (pixels: number) => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: (entries: readonly unknown[]) => void) {
          queueMicrotask(() => act(() => tell([{ contentRect: { width: pixels } }])));
        }
        observe() {}
        disconnect() {}
      },
    );
    Object.assign(document, { fonts });
    // Each letter of the mock font is `letter` pixels wide.
    const canvas = { measureText: (text: string) => ({ width: letter * text.length }) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never);
  };

  it.each([
    { pixels: 300, hint: 'Номер, покупатель или ИНН', list: 'Можно вставить список номеров' },
    { pixels: 140, hint: 'Поиск', list: 'Можно списком' },
    { pixels: 60, hint: 'Поиск', list: 'Поиск' },
  ])('shows a hint that fits into $pixels px', async ({ pixels, hint, list }) => {
    width(pixels);
    render(
      <Provider store={createCabinetStore().store}>
        <SearchInput label="Номер, покупатель или ИНН" text="" takesLists onSearch={() => {}} />
      </Provider>,
    );
    const field = screen.getByRole('searchbox', { name: 'Номер, покупатель или ИНН' });
    await waitFor(() => expect(field).toHaveAttribute('placeholder', hint));
    await userEvent.click(field);
    expect(field).toHaveAttribute('placeholder', list);
  });

  it('chooses the hint again after a wider font has loaded', async () => {
    width(300);
    render(
      <Provider store={createCabinetStore().store}>
        <SearchInput label="Номер или ИНН" text="" takesLists={false} onSearch={() => {}} />
      </Provider>,
    );
    const field = screen.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveAttribute('placeholder', 'Номер или ИНН'));
    letter = 30;
    act(() => void fonts.dispatchEvent(new Event('loadingdone')));
    expect(field).toHaveAttribute('placeholder', 'Поиск');
  });
});

it('SearchInput keeps a pasted list as plain text if the registry cannot search for lists', async () => {
  const { user, field } = open(false);
  await user.click(field);
  await user.paste('1; 2');
  expect(field).toHaveValue('1; 2');
});
