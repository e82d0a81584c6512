// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { timesIcon } from '../icon/frameIcons';

describe('Button', () => {
  it('does not submit its form unless its type is submit', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    render(
      <form onSubmit={onSubmit}>
        <Button>Добавить</Button>
        <Button type="submit">Отправить</Button>
      </form>,
    );
    await userEvent.click(screen.getByText('Добавить'));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Отправить'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks and Enter in a field while it is busy, and keeps the focus', async () => {
    const onSubmit = vi.fn<() => void>();
    const onClick = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Логин" />
        <Button type="submit" busy onClick={onClick}>
          Войти
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Войти' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Логин'), 'анна{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('says why it cannot be used, and can still get the focus', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button disabledReason="Подпишите договор" onClick={onClick}>
        Заказать
      </Button>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Подпишите договор');
  });

  it('has the name of its label if it shows only an icon', () => {
    render(<IconButton icon={timesIcon} label="Закрыть" />);
    expect(screen.getByRole('button', { name: 'Закрыть' })).toBeEnabled();
  });
});
