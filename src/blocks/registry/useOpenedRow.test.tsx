// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { registryOf } from './registryQuery';
import { RegistryScreen } from './RegistryScreen';
import { useRegistryView } from './useRegistryView';

interface Bill {
  key: string;
  number: string;
}

const BILLS: Bill[] = ['1', '2', '3'].map((key) => ({ key, number: `Счёт ${key}` }));

const query = registryOf<Bill>().defineRegistryQuery({
  id: 'bills',
  operation: 'findSenderInvoices',
  sorts: ['number'],
  sort: { id: 'number', direction: 'asc' },
  size: 25,
  filters: {},
});

/** A registry whose rows load on a button press, with links to its rows like those in the notifications. */
function Bills() {
  const view = useRegistryView(query);
  const [isAnswered, setAnswered] = useState(false);
  const content = isAnswered ? BILLS : [];
  return (
    <>
      <Link to="?row=1">Счёт 1 в колокольчике</Link>
      <Link to="?row=2">Счёт 2 в колокольчике</Link>
      <input aria-label="Заметка" />
      <RegistryScreen
        registry={{
          query,
          view,
          answer: {
            data: isAnswered ? { content, totalElements: 3, totals: {} } : undefined,
            isFetching: !isAnswered,
            refetch: () => undefined,
          },
        }}
        label="Счета"
        rowWords={['счёт', 'счёта', 'счетов']}
        columns={[{ id: 'number', header: '№', value: ({ number }) => number }]}
        panel={{ render: ({ number }) => <p>Получатель: {number}</p> }}
        empty={<p>Здесь появятся счета</p>}
      />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAnswered(true)}
      >
        Ответить
      </button>
    </>
  );
}

const cabinet = testCabinet();
const open = async (address: string) => {
  const shown = await cabinet.show({ '/bills': <Bills /> }, { address });
  const answer = () => shown.user.click(screen.getByRole('button', { name: 'Ответить' }));
  return { ...shown, answer };
};
const panelOf = (name: string) => screen.findByRole('complementary', { name });

it('the panel of the row in the address takes the focus, and returns it to the row when it closes', async () => {
  const { user, answer } = await open('/bills?row=2');
  await answer();
  await waitFor(async () => expect(await panelOf('Счёт 2')).toHaveFocus());
  await user.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'Предыдущая запись' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('row', { name: /Счёт 2/ })).toHaveFocus());
});

it('a link on the page moves the focus into the panel, even if a panel is already open', async () => {
  const { user, answer } = await open('/bills');
  await answer();
  await user.click(screen.getByRole('link', { name: 'Счёт 1 в колокольчике' }));
  await waitFor(async () => expect(await panelOf('Счёт 1')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Счёт 2 в колокольчике' }));
  await waitFor(async () => expect(await panelOf('Счёт 2')).toHaveFocus());
});

it('the panel’s button keeps the focus when it opens the next row', async () => {
  const { user, answer } = await open('/bills?row=1');
  await answer();
  await waitFor(async () => expect(await panelOf('Счёт 1')).toHaveFocus());
  const next = screen.getByRole('button', { name: 'Следующая запись' });
  await user.click(next);
  await panelOf('Счёт 2');
  expect(next).toHaveFocus();
});

it('a field that the user focuses before the rows load keeps the focus', async () => {
  const { user, answer } = await open('/bills?row=2');
  const note = screen.getByRole('textbox', { name: 'Заметка' });
  await user.type(note, 'Опла');
  await answer();
  await panelOf('Счёт 2');
  expect(note).toHaveFocus();
});
