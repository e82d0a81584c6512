// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tooltip } from './Tooltip';

describe('Tooltip', () => {
  it('describes the control when it gets the keyboard focus, and disappears on Escape', async () => {
    render(
      <Tooltip text="Предварительный расчёт">
        <button type="button">Комиссия</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await screen.findByRole('tooltip', { hidden: true });
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Предварительный расчёт');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
  });

  it('appears and disappears with the pointer, and is not announced if it repeats the name', async () => {
    render(
      <Tooltip text="Реестр поставок" visualOnly>
        <button type="button">Реестр поставок</button>
      </Tooltip>,
    );
    const user = userEvent.setup();
    await user.hover(screen.getByRole('button'));
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(
      'Реестр поставок',
    );
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
    await user.unhover(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });
});
