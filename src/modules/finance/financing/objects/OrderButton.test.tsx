// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OrderButton } from './OrderButton';

it.each([
  [1000, 1, ''],
  [1001, 0, 'За один раз можно заказать не больше 1000 объектов'],
])('OrderButton for %i objects calls onOrder %i times', async (count, calls, reason) => {
  const onOrder = vi.fn<() => void>();
  render(<OrderButton count={count} isBusy={false} onOrder={onOrder} />);
  const button = screen.getByRole('button', { name: 'Заказать финансирование' });
  await userEvent.click(button);
  expect(onOrder).toHaveBeenCalledTimes(calls);
  expect(button).toHaveAccessibleDescription(reason);
});
