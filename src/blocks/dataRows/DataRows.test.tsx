// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { DataList } from '../../ui/value/DataList';
import { DateRow, KnownDateRow, KnownRow, KnownSumRow, MoneyRow, SumRow } from './DataRows';
import { TermLabel } from './TermLabel';

const NBSP = '\u00A0';

it('the rows of a list show sums and dates, and a dash or `absent` for a missing value', () => {
  render(
    <DataList>
      <MoneyRow label="Лимит" kopeks={123_456} fraction={false} />
      <SumRow label="Одобрено" kopeks={987} />
      <SumRow label="Выплачено" kopeks={undefined} />
      <DateRow label="Дата" value="2026-12-01" />
      <DateRow label="Начало" value={undefined} absent="-" />
    </DataList>,
  );
  const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(valueOf('Лимит')).toBe(`1${NBSP}235${NBSP}₽`);
  expect(valueOf('Одобрено')).toBe(`9,87${NBSP}₽`);
  expect(valueOf('Выплачено')).toBe('—');
  expect(valueOf('Дата')).toBe('01.12.2026');
  expect(valueOf('Начало')).toBe('-');
});

it('the label of a term has a «?» with a link to its entry in the glossary', () => {
  render(
    <MemoryRouter>
      <DataList>
        <MoneyRow label={<TermLabel term="Страховая премия" label="Премия" />} kopeks={100} />
      </DataList>
    </MemoryRouter>,
  );
  expect(screen.getByText('Премия')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Что такое «Страховая премия»' });
  expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('q')).toBe(
    'Страховая премия',
  );
});

it('the rows leave out unknown values, but keep a sum of zero', () => {
  render(
    <DataList>
      <KnownRow label="Банк" value="" />
      <KnownRow label="Ставка" value="—" />
      <KnownSumRow label="Одобрено" kopeks={null} />
      <KnownSumRow label="Погашено" kopeks={0} />
      <KnownDateRow label="Дата заказа" value="" />
      <KnownDateRow label="Дата" value="2026-12-01" />
    </DataList>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Погашено',
    'Дата',
  ]);
});
