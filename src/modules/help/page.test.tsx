// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { loadModules } from '../../shell/modules/loadModules';
import HelpPage from './page';

const cabinet = testCabinet();

const show = async (address = '/help', as = 'sokolova@severveter.ru') => {
  const shown = await cabinet.show({ '/help': <HelpPage /> }, { address, as });
  return { ...shown, field: screen.getByRole('searchbox', { name: 'Поиск по помощи' }) };
};

const topics = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const opened = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details.help-question')].filter(
    ({ open }) => open,
  );

describe('help', () => {
  it('has one main heading, and the visitor’s products before the other products', async () => {
    cabinet.backend.world.settings.modules = ['finance'];
    const { store } = await show();
    await act(() => store.dispatch(loadModules()));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(topics()).toEqual([
      'Работа с кабинетом',
      'Учётная запись и организация',
      'Финансирование',
      'Страхование дебиторской задолженностине подключено',
      'Страхование заказов маркетплейсане подключено',
      'Страхование заказов курьерской службыне подключено',
      'Урегулированиене подключено',
      'Что означают статусы',
      'Словарь',
      'Работа с клавиатуры',
      'Служба поддержки',
    ]);
  });

  it('opens an answer by a click on its question', async () => {
    await show();
    const question = screen.getByText('Как включить тёмную тему?');
    expect(question.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(question);
    expect(question.closest('details')).toHaveAttribute('open');
  });

  it('opens and focuses the question in the address, and opens another one when the address changes', async () => {
    const { goTo } = await show('/help#account-key');
    expect(opened()).toHaveLength(1);
    expect(document.activeElement).toHaveTextContent('Где найти ID и Secret key');
    expect(screen.getAllByRole('img', { name: /Account|Интеграция/ })).toHaveLength(2);
    await goTo('#contract-number');
    expect(opened()).toHaveLength(2);
    expect(screen.getByRole('img', { name: /Номер договора/ })).toBeInTheDocument();
  });

  it('is shown to an unconfirmed user', async () => {
    await show('/help', 'orlov@novygorizont.ru');
    expect(
      screen.getByText('Почему вместо раздела я вижу «Ожидание подтверждения»?'),
    ).toBeVisible();
  });
});

describe('the search on the page', () => {
  it('shows the matching questions with their product, and counts them', async () => {
    const { field } = await show();
    await userEvent.type(field, 'невыкупленные');
    expect(screen.getByText(/^Найдено: \d+$/)).toBeVisible();
    expect(screen.getByText('Как возместить расходы на возвраты и невыкупы?')).toHaveTextContent(
      'Урегулирование',
    );
    expect(screen.queryByText('Как включить тёмную тему?')).toBeNull();
  });

  it('says when it has read the text in the other keyboard layout', async () => {
    const { field } = await show();
    await userEvent.type(field, 'gfhjkm');
    expect(screen.getByText(/Найдено по запросу «пароль»/)).toBeVisible();
    expect(screen.getByText('Что делать, если я не помню пароль?')).toBeVisible();
  });

  it('says that nothing was found, still shows the support, and can be cleared', async () => {
    const { field, place } = await show();
    await userEvent.type(field, 'единорог');
    expect(screen.getAllByText('Ничего не найдено')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Служба поддержки' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить поиск' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.getByText('Как включить тёмную тему?')).toBeVisible();
    expect(place()).toBe('/help');
  });

  it('ends when a link opens another answer', async () => {
    const { field, goTo } = await show();
    await userEvent.type(field, 'пароль');
    await goTo('#theme');
    expect(field).toHaveValue('');
    expect(document.activeElement).toHaveTextContent('Как включить тёмную тему?');
    expect(opened()).toHaveLength(1);
  });

  it('is kept in the address, so it can be shared', async () => {
    const { field, router } = await show();
    await userEvent.type(field, 'сменить тему');
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('сменить тему');
    expect(field).toHaveValue('сменить тему');
    expect(field).toHaveFocus();
  });

  it('starts with the text in the address', async () => {
    const { field } = await show('/help?q=сменить+тему');
    expect(field).toHaveValue('сменить тему');
    expect(screen.getByText('Как включить тёмную тему?')).toBeVisible();
    expect(screen.queryByText('Какой пароль подойдёт?')).toBeNull();
  });

  it('is restored by the back button after a link has ended it, and ended by the forward button', async () => {
    const { field, router } = await show();
    await userEvent.type(field, 'пароль');
    await act(() => router.navigate('#theme'));
    expect(field).toHaveValue('');
    await act(() => router.navigate(-1));
    expect(field).toHaveValue('пароль');
    expect(router.state.location.search).not.toBe('');
    await act(() => router.navigate(1));
    expect(field).toHaveValue('');
  });

  it('finds statuses with their badges, and glossary terms', async () => {
    const { field } = await show();
    await userEvent.type(field, 'регресс');
    const statuses = screen.getByRole('region', { name: 'Что означают статусы' });
    expect(within(statuses).getByText('Регресс')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Словарь' })).toBeVisible();
  });
});
