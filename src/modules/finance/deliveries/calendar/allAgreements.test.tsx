// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { day, MONTH, openCalendar, plan } from './testing/calendarForTests';

const cabinet = testCabinet();

/** Opens the calendar with two agreements of Anna, each with a payment on the same day. */
async function openAll(query = '') {
  const { financeAgreement, financingObject } = cabinet.backend.world.db;
  const objects = financingObject.all();
  const agreements = new Map(
    objects.flatMap(({ agreement }) => (agreement ? [[agreement.id, agreement]] : [])),
  );
  const [first] = agreements.values();
  const second = financeAgreement
    .getAll()
    .find(
      ({ id, organizationId }) => id !== first?.id && organizationId === objects[0]?.organizationId,
    );
  if (!first || !second) throw new Error('Anna has not two agreements');
  const other = { ...first, id: second.id, number: second.number };
  plan(cabinet, [
    { day: '2031-12-11', kopeks: 100_000, change: { agreement: first } },
    { day: '2031-12-11', kopeks: 20_000, change: { agreement: other } },
  ]);
  const shown = await openCalendar(cabinet, `&agreement=all${MONTH}${query}`);
  await screen.findByText(/Итого за/);
  return { ...shown, numbers: [first.number, second.number] };
}

it('payments of all agreements are listed with their agreements, and no sum of the bank is requested', async () => {
  const { numbers } = await openAll('&day=2031-12-11');
  expect(await day('11 декабря, четверг, 2 платежа примерно на 1 200 ₽')).toBeVisible();
  const panel = within(screen.getByRole('region', { name: /11 декабря/ }));
  for (const number of numbers) expect(panel.getByText(`№ ${number}`)).toBeVisible();
  expect(panel.getByText(/банк называет по каждому договору отдельно/)).toBeVisible();
  expect(panel.queryByText('Уточняем сумму в банке…')).toBeNull();
  // The bank has sums of single agreements only.
  expect(cabinet.calls()).not.toContain('getCalendarSum');
});

it('all agreements can be chosen in the list, and the address keeps the choice', async () => {
  const { goTo, place, numbers } = await openAll();
  await goTo(`/deliveries?tab=calendar${MONTH}`);
  const select = await screen.findByLabelText('Договор финансирования');
  const options = within(select).getAllByRole('option');
  expect(options.at(-1)).toHaveTextContent('Все договоры');
  expect(options[0]).toHaveTextContent(numbers[0] ?? '');
  fireEvent.change(select, { target: { value: 'all' } });
  expect(place()).toContain('agreement=all');
  expect(select).toHaveValue('all');
});

it('the CSV file of all agreements names each agreement; the .ics file has a common name', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { numbers } = await openAll();
  for (const name of ['Сохранить CSV', 'Сохранить .ics для календаря']) {
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить платежи' }));
    fireEvent.click(screen.getByRole('menuitem', { name }));
  }
  const [csv = '', ics = ''] = await Promise.all(files.map((file) => file.text()));
  expect(numbers.every((number) => csv.includes(`;${number};`))).toBe(true);
  expect(ics).toContain('X-WR-CALNAME:Платежи по всем договорам');
});
