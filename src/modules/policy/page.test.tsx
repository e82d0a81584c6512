// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { policyDocuments } from './policyDocuments';
import PolicyPage from './page';

const cabinet = testCabinet();

const show = (address = '/policy', as: string | null = null) =>
  cabinet.show({ '/policy': <PolicyPage /> }, { address, as });

describe('the legal documents', () => {
  it('have one main heading, and each document is a sample with its version and edition', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Правовые документы');
    const articles = screen.getAllByRole('article');
    expect(articles.map(({ id }) => id)).toEqual([
      'personal-data',
      'consent',
      'mailing',
      'terms',
      'cookies',
    ]);
    for (const article of articles) {
      expect(within(article).getByText('Образец')).toBeVisible();
      expect(article).toHaveTextContent(/Версия 1\.0, редакция от 1 ноября 2026 г\./);
    }
  });

  it('are linked from a table of contents that marks the current section', async () => {
    const { router } = await show();
    const contents = screen.getByRole('navigation', { name: 'Содержание' });
    await userEvent.click(
      within(contents).getByRole('link', { name: 'Пользовательское соглашение' }),
    );
    expect(router.state.location.hash).toBe('#terms');
    expect(screen.getByRole('article', { name: 'Пользовательское соглашение' })).toHaveFocus();
    expect(within(contents).getByRole('link', { current: true })).toHaveTextContent(
      'Пользовательское соглашение',
    );
  });

  it('open at the document in the link', async () => {
    await show('/policy#mailing');
    expect(screen.getByRole('article', { name: 'Согласие на получение рассылки' })).toHaveFocus();
  });

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Распечатать' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('link back to the sign-in, or to the cabinet for a signed-in user', async () => {
    const { view } = await show();
    expect(screen.getByRole('link', { name: 'Перейти ко входу' })).toHaveAttribute(
      'href',
      '/login',
    );
    view.unmount();
    await show('/policy', 'sokolova@severveter.ru');
    expect(screen.getByRole('link', { name: 'Вернуться в кабинет' })).toHaveAttribute(
      'href',
      '/offer',
    );
  });

  it('name the operator, have no empty section or text, and use typographic dashes and quotes', () => {
    for (const { sections } of policyDocuments('Новый кабинет')) {
      const texts = sections.flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items]);
      expect(texts.some((text) => text.includes('«Новый кабинет»'))).toBe(true);
      expect(texts.filter((text) => / —|"/.test(text) || text.trim() === '')).toEqual([]);
      for (const { paragraphs } of sections) expect(paragraphs.length).toBeGreaterThan(0);
    }
  });
});
