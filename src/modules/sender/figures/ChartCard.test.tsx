// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { paths } from '../../../domain/paths';
import ManagementPage from '../management/page';

const cabinet = testCabinet();
const DENIS = 'morozov@posylka-plus.ru';

const open = () => cabinet.show({ [paths.insuranceManagement]: <ManagementPage /> }, { as: DENIS });

const account = () => screen.getByRole('article', { name: 'Аккаунт курьерской службы' });

describe('the figures of orders', () => {
  const chart = (name: string) => screen.findByRole('img', { name });
  const titles = (drawing: HTMLElement) =>
    [...drawing.querySelectorAll('title')].map(({ textContent }) => textContent);

  it('are equal in the chart and in the table', async () => {
    const { user } = await open();
    const drawn = titles(await chart('Заказы по месяцам'));
    await user.click(screen.getByRole('button', { name: 'Таблицей' }));
    const rows = within(screen.getByRole('table', { name: 'Заказы по месяцам' })).getAllByRole(
      'row',
    );
    const rowTexts = rows.slice(1).map((row) => {
      const [name, insured, uninsured, total] = [...row.children].map((cell) => cell.textContent);
      expect(Number(insured) + Number(uninsured)).toBe(Number(total));
      return `${name}. Застраховано: ${insured}. Без страховки: ${uninsured}`;
    });
    expect(drawn).toHaveLength(6);
    expect(rowTexts).toEqual(drawn);

    await user.click(screen.getByRole('button', { name: 'По статусам' }));
    const statuses = within(screen.getByRole('table', { name: 'Заказы по статусам' }));
    const listed = statuses
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent).join(': '));
    await user.click(screen.getByRole('button', { name: 'Графиком' }));
    expect(listed).toHaveLength(8);
    expect(titles(await chart('Заказы по статусам'))).toEqual(listed);
  });

  it('have bars in proportion to their numbers', async () => {
    await open();
    const drawing = await chart('Заказы по месяцам');
    const ratios = [...drawing.querySelectorAll('g')].map((group) => {
      const count = Number(/Застраховано: (\d+)/.exec(group.textContent ?? '')?.[1]);
      const bar = group.querySelector('.chart-card__bar--first');
      return parseFloat(bar?.getAttribute('height') ?? '') / count;
    });
    for (const ratio of ratios) expect(ratio).toBeCloseTo(ratios[0] ?? 0, 5);
    expect(ratios[0]).toBeGreaterThan(0);
  });

  it('contain premiums and payouts, equal in chart and table, with the total premium in the legend', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Премии и выплаты' }));
    const drawn = titles(await chart('Премии и выплаты по месяцам'));
    expect(drawn).toHaveLength(6);
    const legend = within(screen.getByRole('list', { name: 'Обозначения' }));
    expect(legend.getByText(/^Премии [\d\s]+₽$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Таблицей' }));
    const table = screen.getByRole('table', { name: 'Премии и выплаты по месяцам' });
    const rowTexts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => {
        const [name, premiums, payouts] = [...row.children].map((cell) => cell.textContent);
        return `${name}. Премии: ${premiums}. Выплаты по заявлениям: ${payouts}`;
      });
    expect(rowTexts).toEqual(drawn);
    expect(rowTexts.some((line) => /заявлениям: [1-9]/.test(line))).toBe(true);
  });

  it('are shown in tiles', async () => {
    await open();
    const now = await screen.findByRole('region', { name: 'Показатели' });
    expect(await within(now).findByText(/^\d+ из \d+$/)).toBeVisible();
    expect(within(now).getByText(/^за .+ — .+ \d{4}$/)).toBeVisible();
    expect(within(now).getByText('Выплачено по заявлениям')).toBeVisible();
  });

  it('are hidden if they fail to load, and the account card stays visible', async () => {
    cabinet.fail('getOrderDashboard', '404');
    await open();
    expect(await within(account()).findByText('77041234')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Показатели' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('article', { name: 'Заказы по месяцам' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('appear as soon as the server responds again', async () => {
    cabinet.fail('getOrderDashboard', '503');
    await open();
    await waitFor(() => expect(cabinet.calls()).toContain('getOrderDashboard'));
    cabinet.mend();
    const now = await screen.findByRole('region', { name: 'Показатели' });
    expect(await within(now).findByText(/^\d+ из \d+$/)).toBeVisible();
  });

  it('are replaced by a sentence for a sender without orders', async () => {
    cabinet.fail('getOrderDashboard', 'empty-object');
    await open();
    expect(await screen.findByText('Здесь появятся ваши заказы')).toBeVisible();
  });
});
