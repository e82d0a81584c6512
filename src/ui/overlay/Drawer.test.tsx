// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/Button';
import Drawer from './Drawer';
import MenuSheet from './MenuSheet';
import { Modal } from './Modal';
import Sheet from './Sheet';

/**
 * A button that opens a drawer. The drawer has a button that opens a dialog, and the dialog has a button that opens
 * a sheet.
 */
function Nested() {
  const [depth, setDepth] = useState(0);
  const up = () => setDepth(depth + 1);
  const down = () => setDepth(depth - 1);
  return (
    <>
      <Button onClick={up}>Открыть меню</Button>
      {depth > 0 && (
        <Drawer label="Разделы" onClose={down}>
          <Button onClick={up}>Открыть окно</Button>
        </Drawer>
      )}
      {depth > 1 && (
        <Modal title="Реквизиты" onClose={down}>
          <Button onClick={up}>Открыть лист</Button>
        </Modal>
      )}
      {depth > 2 && (
        <Sheet title="Дата" onClose={down}>
          Ноябрь
        </Sheet>
      )}
    </>
  );
}

const isScrollBlocked = () => document.body.classList.contains('p-overflow-hidden');

it('Escape closes the topmost of a drawer, a dialog and a sheet, and returns the focus', async () => {
  const user = userEvent.setup();
  render(<Nested />);
  for (const name of ['Открыть меню', 'Открыть окно', 'Открыть лист']) {
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(isScrollBlocked()).toBe(true));
  }
  const opened = [
    ['Дата', 'Открыть лист'],
    ['Реквизиты', 'Открыть окно'],
    ['Разделы', 'Открыть меню'],
  ] as const;
  for (const [name, opener] of opened) {
    const dialog = await screen.findByRole('dialog', { name });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(isScrollBlocked()).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name })).toBeNull();
    expect(screen.getByRole('button', { name: opener })).toHaveFocus();
  }
  expect(isScrollBlocked()).toBe(false);
});

it('a drawer closes by its cross and by a click outside, but not by a click inside', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Drawer label="Разделы" onClose={onClose}>
      <button type="button">Страховые продукты</button>
    </Drawer>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Разделы' });
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('Страховые продукты'));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog.parentElement ?? dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('Tab moves the focus only inside an open drawer', async () => {
  render(
    <>
      <Button>Под панелью</Button>
      <Drawer label="Разделы" onClose={vi.fn<() => void>()}>
        <button type="button">Поставки</button>
      </Drawer>
    </>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Поставки' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
});

/** A sheet with an action that opens a drawer. */
function Actions() {
  const [open, setOpen] = useState<'sheet' | 'drawer'>();
  const close = () => setOpen(undefined);
  const groups = [
    {
      id: 'table',
      actions: [{ id: 'set', label: 'Настроить', onSelect: () => setOpen('drawer') }],
    },
  ];
  return (
    <>
      <Button onClick={() => setOpen('sheet')}>Действия</Button>
      {open === 'sheet' && <MenuSheet title="Реестр" groups={groups} onClose={close} />}
      {open === 'drawer' && (
        <Drawer label="Настройка" onClose={close}>
          Столбцы
        </Drawer>
      )}
    </>
  );
}

it('a drawer opened from a sheet returns the focus to the button that opened the sheet', async () => {
  const user = userEvent.setup();
  render(<Actions />);
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('button', { name: 'Настроить' }));
  await screen.findByRole('dialog', { name: 'Настройка' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Действия' })).toHaveFocus();
});
