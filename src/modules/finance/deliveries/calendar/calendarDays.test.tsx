// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../../test/render/toasts';
import { testCabinet } from '../../../../../test/render/cabinet';
import { stubBrowser } from '../../../../../test/render/browser';
import { day, MONTH, openCalendar, openDecember, plan, PLANNED } from './testing/calendarForTests';

const cabinet = testCabinet();

const sums = () => cabinet.calls().filter((call) => call === 'getCalendarSum');

describe('calendar keys', () => {
  it('move to a day, open it, and cross months without losing the focus', async () => {
    const { user, place } = await openDecember(cabinet, `${MONTH}&day=2031-12-10`);
    (await day(/^10 декабря/)).focus();
    await user.keyboard('{ArrowRight}');
    expect(await day(/^11 декабря/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await day('11 декабря, четверг, 2 платежа на 1 234 567,89 ₽')).toHaveFocus();
    expect(place()).toBe('/deliveries?tab=calendar&month=2031-12&day=2031-12-11');
    await user.keyboard('{PageDown}');
    await waitFor(async () => expect(await day(/^11 января/)).toHaveFocus());
    await user.keyboard('{Home}{ArrowLeft}');
    await waitFor(async () => expect(await day(/^4 января/)).toHaveFocus());
    await user.keyboard('{Shift>}{PageUp}{/Shift}');
    await waitFor(() => expect(place()).toBe('/deliveries?tab=calendar&month=2031-01'));
    await waitFor(async () => expect(await day(/^4 января/)).toHaveFocus());
  });

  it('are all handled if they are faster than the rendering', async () => {
    const { user } = await openDecember(cabinet, `${MONTH}&day=2031-12-10`);
    (await day(/^10 декабря/)).focus();
    await user.keyboard('{PageDown}{PageDown}{PageDown}');
    await waitFor(async () => expect(await day(/^10 марта/)).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'Март 2032' })).toBeVisible();
  });
});

describe('an open day', () => {
  it('shows its payments and the exact sum of the bank, which is loaded once', async () => {
    const { user } = await openDecember(cabinet);
    await user.click(await day(/^11 декабря/));
    const panel = within(await screen.findByRole('region', { name: 'Четверг, 11 декабря' }));
    expect(await panel.findByText('2 платежа, сумма подтверждена банком')).toBeVisible();
    expect(panel.getByText('1 234 567,89 ₽')).toBeVisible();
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent(
      '11 декабря: 2 платежа на 1 234 567,89 ₽, сумма подтверждена банком',
    );
    expect(sums()).toHaveLength(1);
    // The sum of a day is exact, but the sum of the month is still an estimate.
    expect(screen.getByText('≈ 1 734 568 ₽')).toBeVisible();
    await user.click(await day(/^15 декабря/));
    expect(await screen.findByText('1 734 567,89 ₽')).toBeVisible();
    await user.click(await day(/^11 декабря/));
    expect(await screen.findByText('2 платежа, сумма подтверждена банком')).toBeVisible();
    expect(sums()).toHaveLength(2);
  });

  it('explains a sum that differs from the payments in the list', async () => {
    const { user } = await openDecember(cabinet);
    const { financingObject } = cabinet.backend.world.db;
    const paid = financingObject.all().find(({ remainder }) => remainder === 23_456_788);
    financingObject.update(paid?.id ?? '', { remainder: 3_456_788 });
    await user.click(await day(/^11 декабря/));
    expect(await screen.findByText('1 034 567,89 ₽')).toBeVisible();
    expect(screen.getByText(/Платежи ниже сложены по плановым датам/)).toHaveTextContent(
      '1 234 567,89 ₽',
    );
  });

  it.each(['404', '422', 'drop', 'broken-json', 'null', 'empty-object', 'wrong-types'] as const)(
    'keeps the marked estimate after the fault «%s» of getCalendarSum, and can be retried',
    async (kind) => {
      const { user } = await openDecember(cabinet);
      cabinet.fail('getCalendarSum', kind);
      await user.click(await day(/^11 декабря/));
      expect(await screen.findByText(/Точную сумму получить не удалось/)).toBeVisible();
      const panel = within(screen.getByRole('region', { name: 'Четверг, 11 декабря' }));
      expect(panel.getByText('≈ 1 234 568 ₽')).toBeVisible();
      expect(await day('11 декабря, четверг, 2 платежа примерно на 1 234 568 ₽')).toBeVisible();
      cabinet.mend();
      await user.click(screen.getByRole('button', { name: 'Уточнить ещё раз' }));
      expect(await screen.findByText('2 платежа, сумма подтверждена банком')).toBeVisible();
    },
  );

  it('reloads the sum of the bank by itself after a lost connection, without a message', async () => {
    const { user } = await openDecember(cabinet);
    cabinet.fail('getCalendarSum', 'drop');
    await user.click(await day(/^11 декабря/));
    await waitFor(() => expect(sums()).toHaveLength(1));
    expect(screen.getByText('Уточняем сумму в банке…')).toBeVisible();
    cabinet.mend();
    expect(await screen.findByText('2 платежа, сумма подтверждена банком')).toBeVisible();
    expect(sums()).toHaveLength(2);
    expect(toasts()).toEqual([]);
  });
});

describe('the week layout', () => {
  it('loads the sums of all its days, at most four at a time', async () => {
    plan(
      cabinet,
      [8, 9, 10, 11, 12, 13, 14].map((date) => ({
        day: `2031-12-${String(date).padStart(2, '0')}`,
        kopeks: date * 100,
      })),
    );
    const release = cabinet.hold('getCalendarSum');
    await openCalendar(cabinet, '&view=week&week=2031-12-10');
    expect(await screen.findByText('≈ 8 ₽')).toBeVisible();
    await waitFor(() => expect(sums()).toHaveLength(4));
    release();
    await waitFor(() => expect(sums()).toHaveLength(7));
    expect(await screen.findAllByText('1 платёж, сумма подтверждена банком')).toHaveLength(7);
    expect(screen.getByRole('heading', { name: '8–14 декабря 2031' })).toBeVisible();
    expect(screen.getByText(/Итого за неделю/)).toHaveTextContent('Итого за неделю: 77,00 ₽');
  });
});

describe('the list layout', () => {
  it('is the default on a phone; a click opens a day, and a second click closes it', async () => {
    stubBrowser(400);
    const { user, place } = await openDecember(cabinet);
    const heads = screen.getAllByRole('button', { name: /декабря,/ });
    expect(heads.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
      '11 декабря, четверг≈ 1 234 568 ₽2 платежа',
      '15 декабря, понедельник≈ 500 000 ₽1 платёж',
    ]);
    expect(sums()).toHaveLength(0);
    const [first] = heads;
    if (!first) throw new Error('No day');
    await user.click(first);
    expect(place()).toBe('/deliveries?tab=calendar&month=2031-12&day=2031-12-11');
    expect(await screen.findByText('2 платежа, сумма подтверждена банком')).toBeVisible();
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await user.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
    expect(sums()).toHaveLength(1);
  });

  it('offers the next month if a month has no payments', async () => {
    plan(cabinet, PLANNED);
    const { user } = await openCalendar(cabinet, '&view=list&month=2031-11');
    expect(await screen.findByText('За ноябрь платежей не ожидается')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Показать следующий месяц' }));
    expect(await screen.findByRole('button', { name: /^11 декабря/ })).toBeVisible();
  });
});
