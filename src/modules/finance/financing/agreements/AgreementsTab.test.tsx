// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import AgreementsTab from './AgreementsTab';

const cabinet = testCabinet();

it('the list of agreements shows limit, used share and rest, and downloads the document', async () => {
  const { user } = await cabinet.show({ '/financing': <AgreementsTab /> });
  const [first] = await screen.findAllByRole('article');
  if (!first) throw new Error('There is no agreement');
  const card = within(first);
  expect(card.getByRole('progressbar', { name: 'Использование лимита' })).toHaveAttribute(
    'aria-valuenow',
  );
  expect(card.getByText('Доступно')).toBeVisible();
  expect(card.getAllByText(/^[\d,]+\s%$/)).toHaveLength(2);
  await user.click(card.getByRole('button', { name: 'Скачать договор' }));
  await waitFor(() => expect(cabinet.calls()).toContain('downloadFinanceAgreement'));
});

it('the list of agreements shows whether each agreement is in force', async () => {
  await cabinet.show({ '/financing': <AgreementsTab /> });
  expect((await screen.findAllByText('Действующий')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Недействительный')).toHaveLength(1);
  const termOf = (badge: string) =>
    screen.getAllByText(badge)[0]?.closest('article')?.querySelector('.term-line');
  expect(termOf('Действующий')).toHaveClass('term-line--run');
  expect(termOf('Недействительный')).toHaveClass('term-line--done');
});

it.each(['wrong-types', 'hostile-text', 'many-items', 'empty-object', 'null'] as const)(
  'the list of agreements does not crash after the fault «%s»',
  async (fault) => {
    cabinet.fail('findFinanceAgreements', fault);
    await cabinet.show({ '/financing': <AgreementsTab /> });
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Договоры финансирования' })).toBeVisible();
  },
);
