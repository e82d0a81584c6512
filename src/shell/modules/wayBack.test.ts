// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createCabinetStore } from '../../../test/render/store';
import { toasts } from '../../../test/render/toasts';
import { defineModule } from './defineModule';
import { moduleRegistry } from './registry';
import { wayBack } from './wayBack';

const page = () => Promise.resolve({ default: () => null });

moduleRegistry.register(
  defineModule({
    id: 'finance',
    title: 'Финансирование',
    sort: 10,
    routes: [
      { path: '/deliveries', title: 'Реестр поставок', page },
      { path: '/login', page, access: { public: 'strangers' } },
    ],
  }),
);

const LOST = 'Поиск и фильтры не сохранились: адрес страницы слишком длинный. Задайте их ещё раз.';
const numbers = Array.from({ length: 500 }, (_, index) => String(20_000_000_000_000 + index));
const search = `?${new URLSearchParams({ search: numbers.join('\n') })}`;
const back = (redirect: string) => createCabinetStore().store.dispatch(wayBack(redirect));
const toastTexts = () => toasts().map(({ text }) => text);

describe('the return to a page', () => {
  it('opens the page without a query of 500 numbers, and says that search and filters are lost', async () => {
    expect(await back(`/deliveries${search}`)).toBe('/deliveries');
    expect(toastTexts()).toEqual([LOST]);
  });

  it('opens the page without a long fragment, and says that search and filters are lost', async () => {
    expect(await back(`/deliveries#${'a'.repeat(3000)}`)).toBe('/deliveries');
    expect(toastTexts()).toEqual([LOST]);
  });

  it('keeps a short query, and shows no message', async () => {
    expect(await back('/deliveries?search=1%0A2')).toBe('/deliveries?search=1%0A2');
    expect(toastTexts()).toEqual([]);
  });

  it.each([
    ['the sign-in page', `/login${search}`],
    ['an unknown page', `/nowhere${search}`],
    ['another site', `//evil.example${search}`],
    ['a path of 3000 letters', `/${'a'.repeat(3000)}`],
  ])('never opens %s', async (_what, wanted) => {
    expect(await back(wanted)).toBeNull();
    expect(toastTexts()).toEqual([]);
  });
});
