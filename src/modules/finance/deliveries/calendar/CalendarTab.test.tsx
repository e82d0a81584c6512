// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ANNA, financeId } from '../../../../../test/backend/scenarios/finance/owners';
import { testCabinet } from '../../../../../test/render/cabinet';
import { dayAndMonth } from '../../../../lib/dates';
import { moscowDay } from '../../../../lib/isoDay';
import { day, MONTH, openCalendar, openDecember, plan, PLANNED } from './testing/calendarForTests';

const cabinet = testCabinet();

describe('the payment calendar', () => {
  it('shows an estimate for each day, and loads no exact sum before a day is opened', async () => {
    await openDecember(cabinet);
    expect(await day('11 декабря, четверг, 2 платежа примерно на 1 234 568 ₽')).toHaveTextContent(
      '≈ 1 234 568 ₽',
    );
    expect(await day('12 декабря, пятница, платежей нет')).toBeVisible();
    expect(screen.getByText('≈ 1 734 568 ₽')).toBeVisible();
    expect(cabinet.calls().toSorted()).toEqual(['findFinanceAgreements', 'findFinancingObjects']);
  });

  it('is a grid of weeks from Monday, with one tab stop', async () => {
    await openDecember(cabinet);
    const grid = screen.getByRole('grid', { name: 'Декабрь 2031' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Неделя',
      'Пнпонедельник',
      'Втвторник',
      'Срсреда',
      'Чтчетверг',
      'Птпятница',
      'Сбсуббота',
      'Всвоскресенье',
    ]);
    expect(within(grid).getAllByRole('rowheader')).toHaveLength(5);
    const cells = within(grid).getAllByRole('gridcell');
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('marks today, and the days with overdue payments', async () => {
    const today = moscowDay();
    plan(cabinet, [{ day: '2026-01-15', kopeks: 100 }]);
    const { goTo } = await openCalendar(cabinet);
    expect(await day(new RegExp(`^${dayAndMonth(today)},`))).toHaveAttribute(
      'aria-current',
      'date',
    );
    await goTo('/deliveries?tab=calendar&month=2026-01');
    expect(await day(/^15 января.*есть просрочка$/)).toHaveTextContent('Просрочено');
  });

  it('shows a bar in each day with payments: its length is the sum, its colour the term', async () => {
    await openDecember(cabinet);
    const bar = async (name: RegExp) => (await day(name)).querySelector('.month-grid__bar');
    expect(await bar(/^11 декабря/)).toHaveStyle({ '--share': '1' });
    expect(await bar(/^15 декабря/)).toHaveStyle({ '--share': String(50_000_000 / 123_456_789) });
    expect(await bar(/^15 декабря/)).toHaveClass('month-grid__bar--run');
    expect(await bar(/^12 декабря/)).toBeNull();
  });

  it('lists the days of the next payments, and a click on a day opens the day', async () => {
    const { user, place } = await openDecember(cabinet);
    const next = within(screen.getByRole('region', { name: 'Ближайшие платежи' }));
    const days = next.getAllByRole('button').map(({ textContent }) => textContent);
    expect(days.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      '11 декабря≈ 1 234 568 ₽четверг2 платежа',
      '15 декабря≈ 500 000 ₽понедельник1 платёж',
    ]);
    await user.click(next.getByRole('button', { name: /15 декабря/ }));
    expect(place()).toBe('/deliveries?tab=calendar&month=2031-12&day=2031-12-15');
    expect(await screen.findByRole('region', { name: 'Понедельник, 15 декабря' })).toBeVisible();
  });

  it('shows overdue payments, and a button to the next month if no future payments follow', async () => {
    plan(cabinet, [{ day: '2026-01-15', kopeks: 100 }]);
    const { user, place } = await openCalendar(cabinet, '&month=2026-01');
    expect(await screen.findByRole('button', { name: /^15 января.*Просрочено на/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    await user.click(await screen.findByRole('button', { name: 'Показать следующий месяц' }));
    expect(place()).toBe('/deliveries?tab=calendar&month=2026-03');
  });

  it('loads the payments of a large month page by page', async () => {
    plan(
      cabinet,
      Array.from({ length: 1003 }, () => ({ day: '2031-12-11', kopeks: 1 })),
    );
    await openCalendar(cabinet, MONTH);
    expect(await day(/1 003 платежа примерно на 10 ₽/)).toBeVisible();
    expect(cabinet.sent('findFinancingObjects')).toHaveLength(2);
  });

  it('counts only expected payments, including payments with an unknown status', async () => {
    const status = (name: string) => ({ change: { status: { name, description: name } } });
    plan(
      cabinet,
      ['AVAILABLE', 'CHECKING', 'REPAID', 'EXCLUDED', 'FINANCED', 'RECOURSE', 'БУДУЩИЙ'].map(
        (name) => ({ day: '2031-12-11', kopeks: 100, ...status(name) }),
      ),
    );
    await openCalendar(cabinet, MONTH);
    expect(await day(/3 платежа примерно на 3 ₽/)).toBeVisible();
  });

  it('filters by the chosen agreement without another call', async () => {
    plan(cabinet, PLANNED);
    const { user, place } = await openCalendar(cabinet, MONTH);
    await day(/2 платежа/);
    const id = financeId('agreement', ANNA, 3);
    await user.selectOptions(screen.getByLabelText('Договор финансирования'), id);
    expect(await day('11 декабря, четверг, платежей нет')).toBeVisible();
    expect(place()).toBe(`/deliveries?tab=calendar&agreement=${id}&month=2031-12`);
    expect(screen.getByText('В этом месяце платежей не ожидается.')).toBeVisible();
    expect(cabinet.sent('findFinancingObjects')).toHaveLength(1);
  });
});

describe('the calendar toolbar', () => {
  it('moves by months and weeks, and back to today', async () => {
    const { user, place } = await openDecember(cabinet);
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    expect(await screen.findByRole('heading', { name: 'Январь 2032' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Неделя' }));
    expect(place()).toBe('/deliveries?tab=calendar&view=week&week=2031-12-29');
    await user.click(screen.getByRole('button', { name: 'Прошлая неделя' }));
    expect(place()).toBe('/deliveries?tab=calendar&view=week&week=2031-12-22');
    await user.click(screen.getByRole('button', { name: 'Сегодня' }));
    expect(place()).toBe('/deliveries?tab=calendar&view=week');
    await user.click(screen.getByRole('link', { name: 'Месяц' }));
    expect(place()).toBe('/deliveries?tab=calendar');
  });
});

describe('the calendar messages', () => {
  it.each(['findFinanceAgreements', 'findFinancingObjects'] as const)(
    'show an error with a retry if %s fails',
    async (operation) => {
      plan(cabinet, PLANNED);
      cabinet.fail(operation, '400', { message: 'Отказ 400' });
      const { user } = await openCalendar(cabinet, MONTH);
      expect(await screen.findByRole('alert')).toHaveTextContent('Отказ 400');
      cabinet.mend();
      await user.click(screen.getByRole('button', { name: 'Повторить' }));
      expect(await day(/^11 декабря.*2 платежа/)).toBeVisible();
    },
  );

  it('tell an organization without agreements what to do, with a link', async () => {
    cabinet.backend.world.db.financeAgreement.deleteMany({
      where: { organizationId: { equals: ANNA.organizationId } },
    });
    const { user, place } = await openCalendar(cabinet);
    await user.click(await screen.findByRole('link', { name: 'Посмотреть предложения' }));
    expect(place()).toBe('/offer');
  });

  it.each(['many-items', 'hostile-text', 'unknown-status'] as const)(
    'leave the open day with the sum of the bank visible after the fault «%s»',
    async (kind) => {
      plan(cabinet, PLANNED);
      cabinet.fail('findFinancingObjects', kind);
      await openCalendar(cabinet, `${MONTH}&day=2031-12-11`);
      expect(
        await screen.findByText(/^\d+ плат[её]ж[^:]*, сумма подтверждена банком$/),
      ).toBeVisible();
      expect(document.body).not.toHaveTextContent('[object');
    },
  );

  it('show the number of unreadable objects', async () => {
    plan(cabinet, PLANNED);
    cabinet.fail('findFinancingObjects', 'wrong-types');
    await openCalendar(cabinet, MONTH);
    expect(await screen.findByText(/Не удалось прочитать объектов: 3/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('[object');
  });

  it('warn if there are more payments than fit in ten pages', async () => {
    const { financingObject } = cabinet.backend.world.db;
    plan(cabinet, PLANNED);
    const [row] = financingObject.all();
    cabinet.pretend('findFinancingObjects', { content: [{ ...row }], totalElements: 20_000 });
    await openCalendar(cabinet, MONTH);
    expect(await screen.findByText('Календарь неполный')).toBeVisible();
    expect(
      screen.getByText(
        'Платежей за этот период больше, чем помещается в календарь. Выберите неделю.',
      ),
    ).toBeVisible();
    expect(cabinet.sent('findFinancingObjects')).toHaveLength(10);
  });
});

describe('the exported files', () => {
  it('contain the month that the calendar shows', async () => {
    const saved: Blob[] = [];
    const createObjectURL = (file: Blob) => {
      saved.push(file);
      return 'blob:calendar';
    };
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await openDecember(cabinet);
    for (const name of ['Сохранить CSV', 'Сохранить .ics для календаря']) {
      await user.click(screen.getByRole('button', { name: 'Сохранить платежи' }));
      await user.click(screen.getByRole('menuitem', { name }));
    }
    const [csv = '', ics = ''] = await Promise.all(saved.map((file) => file.text()));
    expect(csv.split('\r\n')).toHaveLength(5);
    expect(csv).toContain(';1000000,01;');
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(click).toHaveBeenCalledTimes(2);
  });

  it('are not offered for a month without payments', async () => {
    const { user } = await openDecember(cabinet);
    expect(screen.getByRole('button', { name: 'Сохранить платежи' })).toBeVisible();
    for (const month of ['январь', 'февраль']) {
      await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
      await screen.findByText(new RegExp(`Итого за ${month}`));
    }
    expect(screen.getByText(/Итого за февраль/)).toHaveTextContent('0 платежей');
    expect(screen.queryByRole('button', { name: 'Сохранить платежи' })).not.toBeInTheDocument();
  });
});
