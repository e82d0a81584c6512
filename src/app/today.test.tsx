// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '../../test/backend/generated/operations';
import { SEVERNY } from '../../test/backend/scenarios/finance/banks';
import { muteLog } from '../../test/faults/muteLog';
import { testCabinet } from '../../test/render/cabinet';
import TodoBlock from '../modules/core/today/TodoBlock';
import { moduleRegistry } from '../shell/modules/registry';
import Bell from '../shell/today/Bell';
import { TODAY_KEY } from '../shell/today/todayMemory';
import * as modules from './cabinetModules';
import { WithModules } from './testing/WithModules';

const cabinet = testCabinet();
const DENIS = 'morozov@posylka-plus.ru';
const OKSANA = 'kuznetsova@uralmetall-snab.ru';

Object.values(modules).forEach(moduleRegistry.register);

/** The bell and the task list «Что сделать». */
function Day({ room }: { room: number }) {
  return (
    <WithModules>
      <Bell />
      <TodoBlock room={room} />
    </WithModules>
  );
}

const show = (as: string, room = 5) => cabinet.show({ '/offer': <Day room={room} /> }, { as });
const lines = async () => {
  const block = await screen.findByRole('region', { name: 'Что сделать' });
  return within(block)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
};
const table = () => cabinet.backend.world.db.claim;
/** Approves all claims of orders, as the insurance company would. */
const approveClaims = () => {
  for (const { id, isGroupClaim } of table().all()) {
    if (!isGroupClaim)
      table().update(id, { status: { name: 'APPROVED', description: 'Одобрено' } });
  }
};
const bell = () => screen.findByRole('button', { name: /^Что изменилось/ });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('the list of tasks', () => {
  it('is sorted by day, and each task has one action and its link', async () => {
    await show(DENIS);
    expect(await lines()).toEqual([
      expect.stringMatching(/^Оплатить: Оплатить счёт СП-/),
      'Добавить: Добавить документы к заявлению ЗВ-2026-0007',
      'Проверить: Проверить черновик заявления за октябрь',
    ]);
    // Each line shows its deadline; a task that is due now has none.
    const terms = [...document.querySelectorAll('.todo .term-line')].map((line) => line.className);
    expect(terms).toEqual([
      expect.stringContaining('term-line--'),
      expect.stringContaining('term-line--none'),
      expect.stringMatching(/--(?:run|soon)$/),
    ]);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toMatch(/^\/sender\/invoices-payment\?search=.+&row=.+/);
    expect(hrefs[1]).toMatch(/^\/sender\/create-claim\/.+/);
    expect(hrefs[2]).toMatch(/^\/sender\/create-claim\/.+/);
  });

  it('shows a late supply to a supplier, and makes only its first button primary', async () => {
    await show(OKSANA);
    const names = await lines();
    expect(names.some((name) => name?.startsWith('Показать: Просрочен'))).toBe(true);
    const filled = document.querySelectorAll('.todo .button--primary');
    expect(filled).toHaveLength(1);
    expect(filled[0]?.getAttribute('aria-label')).toBe(names[0]);
  });

  it('gives each task a unique name, with the sum if two drafts share the day and the bank', async () => {
    const { financeOffer, financeRequest } = cabinet.backend.world.db;
    financeOffer.updateMany({ where: {}, data: { bankId: SEVERNY.id } });
    const [first] = financeRequest.findMany({ where: { status: { equals: 'DRAFT' } } });
    financeRequest.updateMany({
      where: { status: { equals: 'DRAFT' } },
      data: { createdDateTime: first?.createdDateTime ?? '' },
    });
    await show('sokolova@severveter.ru');
    const drafts = (await lines()).filter((name) => name?.startsWith('Продолжить'));
    expect(drafts).toHaveLength(2);
    expect(new Set(drafts).size).toBe(2);
    for (const name of drafts) {
      expect(name).toMatch(
        /^Продолжить: Продолжить заявку .+, 1[05].000.000.₽, АО «.+», черновик от \d+.\p{L}+$/u,
      );
    }
    // The visible text contains the sum too.
    expect(screen.getByText(/^10.000.000.₽, АО «/)).toBeVisible();
    expect(screen.getByText(/^15.000.000.₽, АО «/)).toBeVisible();
  });

  it('expands and collapses hidden tasks', async () => {
    const { user } = await show(DENIS, 1);
    expect(await lines()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ещё 2' }));
    expect(await lines()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Свернуть' }));
    expect(await lines()).toHaveLength(1);
  });

  it('is a button next to the title if it was empty at the last visit', async () => {
    const { user } = await show(DENIS, 0);
    await user.click(await screen.findByRole('button', { name: 'Что сделать: 3' }));
    expect(await lines()).toHaveLength(3);
    expect(localStorage.getItem('cabinet-tasks')).toContain('"value":3');
  });

  it('is hidden without tasks if no space was reserved, and for an unconfirmed user', async () => {
    const none = { content: [], totalElements: 0, totalPages: 0, pageNumber: 0, pageSize: 50 };
    cabinet.pretend('findClaims', none);
    cabinet.pretend('findSenderInvoices', none);
    await show(DENIS, 0);
    await waitFor(() => expect(localStorage.getItem('cabinet-tasks')).toContain('"value":0'));
    expect(screen.queryByText(/Что сделать/)).toBeNull();
    cleanup();
    await show('orlov@novygorizont.ru');
    await act(async () => {});
    expect(screen.queryByText(/Что сделать/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Что изменилось/ })).toBeNull();
  });

  it('is one line without tasks if space was reserved, with a picture if it was for several tasks', async () => {
    const none = { content: [], totalElements: 0, totalPages: 0, pageNumber: 0, pageSize: 50 };
    const nothing = async (room: number) => {
      cabinet.pretend('findClaims', none);
      cabinet.pretend('findSenderInvoices', none);
      await show(DENIS, room);
      const block = await screen.findByRole('region', { name: 'Что сделать' });
      expect(within(block).getByText('Дел нет')).toBeVisible();
      const drawn = block.querySelectorAll('svg');
      cleanup();
      return drawn;
    };
    expect(await nothing(1)).toHaveLength(0);
    expect(await nothing(5)).toHaveLength(1);
  });

  it.each<OperationId>(['findClaims', 'findSenderInvoices', 'getServiceHealth'])(
    'keeps its other tasks if %s fails',
    async (operation) => {
      muteLog();
      const mine = { findClaims: /заявлен/, findSenderInvoices: /счёт/ } as const;
      for (const kind of [
        ...(['400', '403', '404', '405', '429', '500', '501', '503'] as const),
        ...(['502-html', 'drop', 'empty-body', 'broken-json', 'null', 'empty-object'] as const),
        ...(['wrong-types', 'unknown-status', 'hostile-text', 'many-items'] as const),
      ]) {
        cabinet.fail(operation, kind);
        const { place } = await show(DENIS);
        const names = await lines();
        // With thousands of bills, other tasks are not among the visible lines.
        const others =
          kind === 'many-items' ? [] : Object.entries(mine).filter(([name]) => name !== operation);
        for (const [, words] of others) {
          expect(
            names.filter((name) => words.test(name ?? '')),
            kind,
          ).not.toEqual([]);
        }
        expect(place(), kind).toBe('/offer');
        cleanup();
        await act(async () => {});
        cabinet.mend();
      }
    },
    120_000,
  );
});

describe('the bell', () => {
  /** Opens the page for a new visit, and waits for the task list. */
  async function visit(as = DENIS) {
    const shown = await show(as);
    await lines();
    await waitFor(() => expect(localStorage.getItem(TODAY_KEY) ?? '').toContain('sender-bills'));
    return shown;
  }

  it('shows nothing at the first visit, and later shows changes until they are read', async () => {
    await visit();
    expect(await bell()).toHaveAccessibleName('Что изменилось');
    cleanup();
    approveClaims();
    const { user } = await visit();
    await waitFor(async () => expect(await bell()).toHaveAccessibleName(/новых?$/));
    await user.click(await bell());
    const drawer = await screen.findByRole('dialog', { name: /^Что изменилось/ });
    const entries = within(drawer).getAllByRole('link', { name: /^Новое: ?Одобрено заявление/ });
    expect(entries.length).toBeGreaterThan(1);
    // Opening the bell marks nothing as read; moving the focus off an entry does.
    entries[0]?.focus();
    await user.tab();
    expect(within(drawer).getAllByRole('link', { name: /^Новое:/ })).toHaveLength(
      entries.length - 1,
    );
    await user.click(within(drawer).getByRole('button', { name: 'Прочитать все' }));
    expect(within(drawer).queryByRole('link', { name: /^Новое:/ })).toBeNull();
    expect(within(drawer).getAllByRole('link')).toHaveLength(entries.length);
    expect(await bell()).toHaveAccessibleName('Что изменилось');
  });

  it('stores ids and states on the device, but no texts', async () => {
    await visit();
    const text = localStorage.getItem(TODAY_KEY) ?? '';
    expect(text).toContain('DOCUMENTS_REQUESTED');
    expect(text).not.toMatch(/[а-яё]|\d{4,}\.\d\d|ЗВ-/i);
  });

  it('makes at most one call in half a minute, fewer if nothing changes, and none while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    // Excludes refreshes of the session.
    const asked = () => cabinet.calls().filter((name) => name !== 'refreshToken');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await visit();
      cabinet.forgetCalls();
      const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
      await pass(60);
      const minute = asked();
      expect(minute.length).toBeGreaterThan(0);
      expect(minute.length).toBeLessThanOrEqual(2);
      await pass(1200);
      cabinet.forgetCalls();
      await pass(600);
      expect(new Set(asked()).size).toBe(4);
      expect(asked().length).toBeLessThanOrEqual(10);
      hidden.mockReturnValue('hidden');
      cabinet.forgetCalls();
      await pass(3600);
      expect(asked()).toEqual([]);
      hidden.mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(1);
      expect(asked()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not repeat a call that the server does not implement', async () => {
    muteLog();
    cabinet.fail('findClaims', '501');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await show(DENIS);
      await lines();
      cabinet.forgetCalls();
      await act(() => vi.advanceTimersByTimeAsync(600_000));
      expect(cabinet.calls()).not.toContain('findClaims');
      expect(cabinet.calls()).toContain('findSenderInvoices');
    } finally {
      vi.useRealTimers();
    }
  });
});
