// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textOf } from '../../test/render/textOf';
import { EmptyLayout } from './layouts/EmptyLayout';
import { NotFoundPage } from './pages/MessagePage';

it('the pages before the sign-in say what the cabinet is for', () => {
  expect(textOf(<EmptyLayout />)).toContain('Видно, сколько осталось');
  expect(textOf(<EmptyLayout />)).toContain('Страхование, финансирование и выплаты по дням');
});

it('the page for an unknown address offers the next step', () => {
  expect(textOf(<NotFoundPage />)).toBe(
    'Страница не найдена Возможно, в адресе опечатка или страница переехала. На главную',
  );
});
