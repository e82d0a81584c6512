// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OrderButton } from './OrderButton';

it.each([
  [1000, 1],
  [1001, 0],
])('orders %i objects at once: %i call', async (count, calls) => {
  const onOrder = vi.fn<() => void>();
  render(<OrderButton count={count} onOrder={onOrder} />);
  const button = screen.getByRole('button', { name: 'Заказать финансирование' });
  await userEvent.click(button);
  expect(onOrder).toHaveBeenCalledTimes(calls);
  if (calls === 0) expect(button).toHaveAccessibleDescription(/не больше 1000 объектов/);
});
